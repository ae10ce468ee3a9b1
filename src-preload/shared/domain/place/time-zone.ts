import zoneAt from '@photostructure/tz-lookup';
import type { Atlas } from './atlas.ts';

/**
 * Time zones, each with the states of the United States and provinces of Canada where most people have that zone. This
 * list is used for towns that the atlas lacks.
 */
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
 * Returns the IANA name of a town's time zone. The town's place decides, because some states have two zones. If there
 * is no atlas or it lacks the town, the state decides. Returns undefined if `zones` lacks the state too.
 * @param state two letters
 */
export function timeZoneOf(city: string, state: string, atlas: Atlas | undefined): string | undefined {
  const at = atlas?.find(city, state);
  if (at) return zoneAt(at.latitude, at.longitude);
  return Object.keys(zones).find((zone) => zones[zone]?.includes(state.toUpperCase()));
}
