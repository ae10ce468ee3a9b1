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
 * Minutes at which a day opens and closes, above 1440 after midnight, and both as words; [] where it is closed, null where its
 * hours are words.
 */
export type OpenDay = readonly [opens: number, closes: number, from: string, to: string] | readonly [] | null;

export interface Opening {
  /** IANA name of the business's time zone */
  zone: string;
  /** what its clock shows, for the years after the page is made */
  offsets?: readonly ZoneOffset[];
  /** the days from Sunday on */
  week: readonly OpenDay[];
  /** days with hours of their own, from the first to the last, each as days since 1970 */
  special?: readonly (readonly [first: number, last: number, day: OpenDay])[];
}

/** Minutes of a day. */
export const DAY = 24 * 60;

type Fields = Pick<SiteDocument, 'business_hours' | 'special_hours' | 'city' | 'state'>;

/**
 * What a browser needs to say whether the company is open now; null where no times are given, or where the time zone is
 * unknown.
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

/** Midnight at the end, and a minute before it, count as the end of the day. */
function openDay(opens: string, closes: string): OpenDay {
  const [from, to] = [minutesOf(opens), closes === '23:59' ? DAY : minutesOf(closes)];
  return [from, to > from ? to : to + DAY, twelveHour(opens), twelveHour(to === DAY ? '00:00' : closes)];
}
