import { minutesOf } from '#shared/domain/site/business-hours.ts';
import { weekdays } from '#shared/record-catalogue/weekdays.ts';
import { list, text } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { openingSpecifications } from './hours.ts';

/** Time zone of most people in a state. */
const zones: Readonly<Record<string, readonly string[]>> = {
  'America/New_York': 'CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV'.split(' '),
  'America/Chicago': 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI'.split(' '),
  'America/Denver': 'CO ID MT NM UT WY'.split(' '),
  'America/Phoenix': ['AZ'],
  'America/Los_Angeles': 'CA NV OR WA'.split(' '),
  'America/Anchorage': ['AK'],
  'Pacific/Honolulu': ['HI'],
};

export interface Opening {
  /** IANA name of the business's time zone */
  zone: string;
  /**
   * for each day from Sunday on, the minutes at which it opens and closes, above 1440 after midnight; null on a closed
   * day
   */
  week: ([number, number] | null)[];
}

const DAY = 24 * 60;

type Fields = Pick<SiteDocument, 'business_hours' | 'state'>;

/**
 * What a browser needs to say whether the company is open now; null where a day has words instead of times, where no
 * times are given, or where the state's time zone is unknown.
 */
export function opening(site: Fields): Opening | null {
  const state = text(site.state).trim().toUpperCase();
  const zone = Object.keys(zones).find((name) => zones[name]?.includes(state));
  const days = list(site.business_hours);
  if (zone === undefined || days.some((day) => text(day?.custom).trim() !== '')) return null;
  const week: Opening['week'] = Array.from({ length: 7 }, () => null);
  for (const { dayOfWeek, opens, closes } of openingSpecifications(site)) {
    const [from, to] = [minutesOf(opens), closes === '23:59' ? DAY : minutesOf(closes)];
    week[weekdays.indexOf(dayOfWeek)] = [from, to > from ? to : to + DAY];
  }
  return week.some((day) => day !== null) ? { zone, week } : null;
}
