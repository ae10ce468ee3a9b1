import zoneAt from '@photostructure/tz-lookup';
import type { Atlas } from './atlas.ts';

/** Time zone of most people in a state of the United States or a province of Canada, for towns that the atlas lacks. */
const zones: Readonly<Record<string, readonly string[]>> = {
  'America/New_York': 'CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV'.split(' '),
  'America/Chicago': 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI'.split(' '),
  'America/Denver': 'CO ID MT NM UT WY'.split(' '),
  'America/Phoenix': ['AZ'],
  'America/Los_Angeles': 'CA NV OR WA'.split(' '),
  'America/Anchorage': ['AK'],
  'Pacific/Honolulu': ['HI'],
  'America/Toronto': ['ON', 'QC'],
  'America/Winnipeg': ['MB'],
  'America/Regina': ['SK'],
  'America/Edmonton': ['AB', 'NT'],
  'America/Vancouver': ['BC'],
  'America/Whitehorse': ['YT'],
  'America/Halifax': ['NB', 'NS', 'PE'],
  'America/St_Johns': ['NL'],
};

/**
 * IANA name of the time zone of a town: by its place, because some states have two, and by its state where the atlas
 * does not know the town. Undefined where neither is known.
 * @param state two letters
 */
export function timeZoneOf(city: string, state: string, atlas: Atlas | undefined): string | undefined {
  const at = atlas?.find(city, state);
  if (at) return zoneAt(at.latitude, at.longitude);
  return Object.keys(zones).find((zone) => zones[zone]?.includes(state.toUpperCase()));
}
