import { list, text } from '#shared/domain/site/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { Words } from '../words/words.ts';

export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

export interface DayHours {
  /** `Monday`, or `Monday – Friday` for a run of equal days */
  days: string;
  hours: string;
}

interface Time {
  hour: number;
  minute: number;
}

const clock = /^(\d{1,2})(?:[:.](\d{2}))?(?::\d{2})?\s*([ap])?\.?(?:m\.?)?$/i;

function readTime(value: unknown): Time | null {
  const parts = clock.exec(text(value).trim());
  if (!parts) return null;
  const half = parts[3]?.toLowerCase();
  let hour = Number(parts[1]);
  const minute = Number(parts[2] ?? 0);
  if (half === 'p' && hour < 12) hour += 12;
  if (half === 'a' && hour === 12) hour = 0;
  return hour <= 24 && minute < 60 ? { hour: hour % 24, minute } : null;
}

function twelveHour({ hour, minute }: Time): string {
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}

function allDay(from: Time, to: Time): boolean {
  return from.hour === 0 && from.minute === 0 && (to.hour === 0 || (to.hour === 23 && to.minute === 59));
}

type Hours = Pick<SiteDocument, 'business_hours'>;

function dayText(words: Words, day: { from?: unknown; to?: unknown; custom?: unknown } | null | undefined): string {
  const custom = text(day?.custom).trim();
  if (custom !== '') return custom;
  const from = readTime(day?.from);
  const to = readTime(day?.to);
  if (from && to) return allDay(from, to) ? words.open24 : `${twelveHour(from)} – ${twelveHour(to)}`;
  return [text(day?.from).trim(), text(day?.to).trim()].filter(Boolean).join(' – ');
}

/** Opening hours from Monday on, runs of equal days joined; [] where the record says nothing. */
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

export interface OpeningSpecification {
  '@type': 'OpeningHoursSpecification';
  dayOfWeek: string;
  opens: string;
  closes: string;
}

/** schema.org's form; days with free text or without both times are left out. */
export function openingSpecifications(site: Hours): OpeningSpecification[] {
  return list(site.business_hours).flatMap((day, at) => {
    const [from, to, name] = [readTime(day?.from), readTime(day?.to), weekdays[at]];
    if (!from || !to || name === undefined || text(day?.custom).trim() !== '') return [];
    const closes = allDay(from, to) ? '23:59' : isoTime(to);
    return [{ '@type': 'OpeningHoursSpecification', dayOfWeek: name, opens: isoTime(from), closes }];
  });
}

function isoTime({ hour, minute }: Time): string {
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
