import { timeZoneOf } from '#shared/domain/place/time-zone.ts';
import { minutesOf, saysClosed } from '#shared/domain/site/business-hours.ts';
import { specialHours } from '#shared/domain/site/special-hours.ts';
import { weekdays } from '#shared/record-catalogue/weekdays.ts';
import { list, text } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { RenderInput } from '../types.ts';
import { dayNumber, openingSpecifications, twelveHour } from './hours.ts';
import { type ZoneOffset, zoneOffsets } from './zone-offsets.ts';

/**
 * Minutes from midnight to opening and to closing (more than 1440 if the company closes after midnight), and both times
 * as text (`9 AM`). [] if the company is closed or the day has no hours, null if staff described the hours in words.
 */
export type OpenDay = readonly [opens: number, closes: number, from: string, to: string] | readonly [] | null;

export interface Opening {
  /** IANA name of the business's time zone */
  zone: string;
  /** the zone's offsets for two years, from the start of the year of `today`; left out if `today` is '' */
  offsets?: readonly ZoneOffset[];
  /** the days from Sunday on */
  week: readonly OpenDay[];
  /** days with special hours: the first day and the last day, as days since 1970, and their hours */
  special?: readonly (readonly [first: number, last: number, day: OpenDay])[];
}

/** Number of minutes of a day. */
export const DAY = 24 * 60;

type Fields = Pick<SiteDocument, 'business_hours' | 'special_hours' | 'city' | 'state'>;

/**
 * Returns what a browser needs to say whether the company is open now; null if no day of the week has both times, or if
 * the time zone is unknown.
 */
export function opening(site: Fields, { atlas, today = '' }: Pick<RenderInput, 'atlas' | 'today'>): Opening | null {
  const zone = timeZoneOf(text(site.city).trim(), text(site.state).trim(), atlas);
  if (zone === undefined) return null;
  const days = list(site.business_hours);
  const week = weekdays.map((_, at): OpenDay => {
    const custom = text(days[at]?.custom).trim();
    return custom === '' || saysClosed(custom) ? [] : null;
  });
  for (const { dayOfWeek, opens, closes } of openingSpecifications(site)) {
    week[weekdays.indexOf(dayOfWeek)] = openDay(opens, closes);
  }
  if (!week.some((day) => day?.length)) return null;
  const special = specialHours(site, today).map(({ first, last, from, to }): readonly [number, number, OpenDay] => [
    dayNumber(first),
    dayNumber(last),
    from === '' ? [] : openDay(from, to),
  ]);
  return {
    zone,
    week,
    ...(today !== '' && { offsets: zoneOffsets(zone, Number(today.slice(0, 4))) }),
    ...(special.length > 0 && { special }),
  };
}

/**
 * Makes a day's hours from two times. A closing time of midnight or a minute before midnight counts as the end of the
 * day.
 */
function openDay(opens: string, closes: string): OpenDay {
  const [from, to] = [minutesOf(opens), closes === '23:59' ? DAY : minutesOf(closes)];
  return [from, to > from ? to : to + DAY, twelveHour(opens), twelveHour(to === DAY ? '00:00' : closes)];
}
