import { parseTime, saysClosed, timeText } from '#shared/domain/site/business-hours.ts';
import { specialHours } from '#shared/domain/site/special-hours.ts';
import { weekdays } from '#shared/record-catalogue/weekdays.ts';
import { list, text } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { Words } from '../words/words.ts';

export interface DayHours {
  /** `Monday`, or `Monday – Friday` for several days in a row with the same hours */
  days: string;
  hours: string;
}

const readTime = (value: unknown): string | undefined => parseTime(text(value));

/** Formats a time as `9:30 AM`, or `9 AM` for a full hour. A non-breaking space keeps the time on one line. */
export const twelveHour = (time: string): string => timeText(time).replace(':00', '').replace(' ', '\u00A0');

const allDay = (from: string, to: string): boolean => from === '00:00' && (to === '00:00' || to === '23:59');

type Hours = Pick<SiteDocument, 'business_hours'>;

function dayText(words: Words, day: { from?: unknown; to?: unknown; custom?: unknown } | null | undefined): string {
  const custom = text(day?.custom).trim();
  if (custom !== '') return saysClosed(custom) ? words.closed : custom;
  const from = readTime(day?.from);
  const to = readTime(day?.to);
  if (from && to) return allDay(from, to) ? words.open24 : `${twelveHour(from)} – ${twelveHour(to)}`;
  return [text(day?.from).trim(), text(day?.to).trim()].filter(Boolean).join(' – ');
}

/** Returns the opening hours from Monday on. Days in a row with the same hours are joined. [] if no day has hours. */
export function openingHours(site: Hours, words: Words): DayHours[] {
  const days = list(site.business_hours);
  const week = [1, 2, 3, 4, 5, 6, 0].map((at) => ({ name: words.weekdays[at] ?? '', hours: dayText(words, days[at]) }));
  if (week.every((day) => day.hours === '')) return [];
  const runs: { first: string; last: string; hours: string }[] = [];
  for (const day of week) {
    const hours = day.hours === '' ? words.closed : day.hours;
    const run = runs.at(-1);
    if (run?.hours === hours) run.last = day.name;
    else runs.push({ first: day.name, last: day.name, hours });
  }
  return runs.map(({ first, last, hours }) => ({ days: first === last ? first : `${first} – ${last}`, hours }));
}

/** One or more days in a row with special hours, such as a holiday. `days` holds dates, such as `Dec 24 – Dec 25`. */
export interface HolidayHours extends DayHours {
  /** '' if staff entered none */
  name: string;
  /** last day, as the number of days since 1970; the page's script removes the row after that day */
  until: number;
}

/** Maximum number of special hours that a page lists. */
const MOST_SPECIAL = 6;

/** Returns the number of days from 1970 to an ISO date. */
export const dayNumber = (date: string): number => Date.parse(date) / 86_400_000;

/** Returns the special hours that are not over, ordered by their first day; at most `MOST_SPECIAL`. */
export function holidayHours(site: Pick<SiteDocument, 'special_hours'>, words: Words, today: string): HolidayHours[] {
  return specialHours(site, today)
    .slice(0, MOST_SPECIAL)
    .map(({ name, first, last, from, to }) => ({
      name,
      days: first === last ? dateText(words, first) : `${dateText(words, first)} – ${dateText(words, last)}`,
      hours: from === '' ? words.closed : dayText(words, { from, to }),
      until: dayNumber(last),
    }));
}

const dateFormat = (locale: string) =>
  new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
// Created only once, because creating a format takes longer than all other work on the hours.
const dateFormats = { en: dateFormat('en-US'), es: dateFormat('es-US') };

/** Formats an ISO date as `Dec 25`. */
const dateText = ({ lang }: Words, day: string): string => dateFormats[lang].format(new Date(`${day}T00:00:00Z`));

export interface OpeningSpecification {
  '@type': 'OpeningHoursSpecification';
  dayOfWeek: (typeof weekdays)[number];
  opens: string;
  closes: string;
}

/** Returns the hours in schema.org's form. Leaves out days with free text and days for which a time is missing. */
export function openingSpecifications(site: Hours): OpeningSpecification[] {
  return list(site.business_hours).flatMap((day, at) => {
    const [from, to, name] = [readTime(day?.from), readTime(day?.to), weekdays[at]];
    if (!from || !to || name === undefined || text(day?.custom).trim() !== '') return [];
    const closes = allDay(from, to) ? '23:59' : to;
    return [{ '@type': 'OpeningHoursSpecification', dayOfWeek: name, opens: from, closes }];
  });
}

export interface SpecialOpening {
  '@type': 'OpeningHoursSpecification';
  name?: string;
  opens: string;
  closes: string;
  validFrom: string;
  validThrough: string;
}

/**
 * Returns the days with special hours in schema.org's form, in which a closed day is open from midnight to midnight.
 */
export function specialOpenings(site: Pick<SiteDocument, 'special_hours'>, today: string): SpecialOpening[] {
  return specialHours(site, today).map(({ name, first, last, from, to }) => ({
    '@type': 'OpeningHoursSpecification',
    ...(name !== '' && { name }),
    opens: from || '00:00',
    closes: from === '' ? '00:00' : allDay(from, to) ? '23:59' : to,
    validFrom: first,
    validThrough: last,
  }));
}
