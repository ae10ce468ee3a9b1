import type { Atlas } from '#shared/domain/place/atlas.ts';
import { timeZoneOf } from '#shared/domain/place/time-zone.ts';
import { minutesOf } from '#shared/domain/site/business-hours.ts';
import { weekdays } from '#shared/record-catalogue/weekdays.ts';
import { list, text } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { openingSpecifications } from './hours.ts';

/** Minutes at which a day opens and closes, above 1440 after midnight; null where it is closed, 'words' where it has words. */
export type OpenDay = readonly [opens: number, closes: number] | 'words' | null;

export interface Opening {
  /** IANA name of the business's time zone */
  zone: string;
  /** the days from Sunday on */
  week: readonly OpenDay[];
}

const DAY = 24 * 60;

type Fields = Pick<SiteDocument, 'business_hours' | 'city' | 'state'>;

/**
 * What a browser needs to say whether the company is open now; null where no times are given, or where the time zone is
 * unknown.
 */
export function opening(site: Fields, atlas: Atlas | undefined): Opening | null {
  const zone = timeZoneOf(text(site.city).trim(), text(site.state).trim(), atlas);
  if (zone === undefined) return null;
  const days = list(site.business_hours);
  const week = weekdays.map((_, at): OpenDay => (text(days[at]?.custom).trim() === '' ? null : 'words'));
  for (const { dayOfWeek, opens, closes } of openingSpecifications(site)) {
    const [from, to] = [minutesOf(opens), closes === '23:59' ? DAY : minutesOf(closes)];
    week[weekdays.indexOf(dayOfWeek)] = [from, to > from ? to : to + DAY];
  }
  return week.some((day) => Array.isArray(day)) ? { zone, week } : null;
}
