import { list, text } from '../../record/readers.ts';
import type { SiteDocument } from './schema.ts';
import { parseTime } from './business-hours.ts';

/**
 * Special hours for a range of days. Days are ISO dates; `from` and `to` are `HH:MM`, both '' if the company is closed.
 */
export interface SpecialHours {
  name: string;
  first: string;
  last: string;
  from: string;
  to: string;
}

type Fields = Pick<SiteDocument, 'special_hours'>;

const HALF_DAY_MS = 12 * 60 * 60 * 1000;

/**
 * Returns the ISO date in the time zone UTC−12. By this date, a day is over only after it has ended everywhere in
 * America.
 * @param now milliseconds since 1970
 */
export const dayInAmerica = (now: number): string => new Date(now - HALF_DAY_MS).toISOString().slice(0, 10);

const ISO_DATE = /^(\d{4})-(\d\d)-(\d\d)$/;

/** Whether a text is a date that exists, in the form `2026-12-25`. */
export function isDay(value: string): boolean {
  const [, year = 0, month = 0, day = 0] = (ISO_DATE.exec(value) ?? []).map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  return ISO_DATE.test(value) && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

const read = (item: NonNullable<SiteDocument['special_hours']>[number] | null | undefined): SpecialHours => {
  const first = text(item?.first_day).trim();
  return {
    name: text(item?.name).trim(),
    first,
    last: text(item?.last_day).trim() || first,
    from: parseTime(text(item?.from)) ?? '',
    to: parseTime(text(item?.to)) ?? '',
  };
};

/** Returns, for each item of the record's list, what is wrong with it; undefined if nothing is wrong. */
export function specialHoursErrors(site: Fields): (string | undefined)[] {
  const all = list(site.special_hours).map(read);
  return all.map((days, at) => {
    const { first, last, from, to } = days;
    if (!isDay(first)) return 'Choose a day.';
    if (!isDay(last)) return 'The last day is no day of the calendar.';
    if (last < first) return 'The last day is before the first.';
    if ((from === '') !== (to === '')) return 'Give both times, or none where it is closed.';
    if (from !== '' && from === to) return 'Opening and closing are the same time.';
    const other = all.slice(0, at).find((before) => overlaps(before, days));
    return other && `${other.name || other.first} has these days already.`;
  });
}

const overlaps = (a: SpecialHours, b: SpecialHours): boolean =>
  isDay(a.first) && isDay(a.last) && a.first <= b.last && b.first <= a.last;

/**
 * Returns the special hours that have no error and are not over, ordered by their first day.
 * @param today ISO date; '' includes past days
 */
export function specialHours(site: Fields, today: string): SpecialHours[] {
  const errors = specialHoursErrors(site);
  return list(site.special_hours)
    .map(read)
    .filter(({ last }, at) => errors[at] === undefined && last >= today)
    .toSorted((a, b) => (a.first < b.first ? -1 : 1));
}
