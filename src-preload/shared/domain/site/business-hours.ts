import { weekdays } from '../../record-catalogue/weekdays.ts';
import type { JsonValue, Operation } from '../../record/operation.ts';
import { list, text } from '../../record/readers.ts';
import type { BusinessHours, SiteDocument } from './schema.ts';

const FIELD = 'business_hours';

/**
 * The hours of a day. Times are `HH:MM` with 24 hours, or '' if not given. If there is a custom text, the page shows it
 * instead of the times.
 */
export interface DayHours {
  from: string;
  to: string;
  custom: string;
}

export type Times = Pick<DayHours, 'from' | 'to'>;

export const CLOSED: DayHours = { from: '', to: '', custom: 'Closed' };

/** Whether a day's custom text says only that the day is closed, in one of the pages' languages (English, Spanish). */
export const saysClosed = (custom: string): boolean => /^(closed|cerrado)\.?$/i.test(custom.trim());
export const ALL_DAY: DayHours = { from: '00:00', to: '23:59', custom: '' };
const BLANK: DayHours = { from: '', to: '', custom: '' };

/** Matches a clock time. Seconds, which a database adds, are ignored. */
const CLOCK = /^(\d{1,2})(?:[:.h]?([0-5]\d)(?::[0-5]\d)?)?\s*(?:([ap])\.?\s*m?\.?)?$/iu;
const HALF_DAY = 12 * 60;
const DAY = 24 * 60;

export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const timeOf = (minutes: number): string =>
  [Math.floor(minutes / 60) % 24, minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/**
 * Converts a time as people type it (`9a`, `930`, `5:30 pm`, `17:00`, `noon`) to `HH:MM`. Returns undefined for any
 * other text.
 * @param after the opening time if `input` is the closing time: `5` after `09:00` is 17:00, `2` after `18:00` is 02:00
 */
export function parseTime(input: string, after?: string): string | undefined {
  const typed = input.trim().toLowerCase();
  if (typed === 'noon') return '12:00';
  if (typed === 'midnight') return '00:00';
  const [, hours = '', minutes = '0', half] = CLOCK.exec(typed) ?? [];
  if (hours === '') return undefined;
  const hour = Number(hours);
  if (half !== undefined) {
    return hour >= 1 && hour <= 12
      ? timeOf((hour % 12) * 60 + Number(minutes) + (half === 'p' ? HALF_DAY : 0))
      : undefined;
  }
  const time = hour * 60 + Number(minutes);
  if (time > DAY) return undefined;
  const couldBeAfternoon = hour >= 1 && hour < 12 && !hours.startsWith('0');
  const opened = after === undefined || after === '' ? undefined : minutesOf(after);
  const isAfternoon = couldBeAfternoon && opened !== undefined && time <= opened && opened < time + HALF_DAY;
  return timeOf(isAfternoon ? time + HALF_DAY : time);
}

/** Returns a time such as `17:30` as `5:30 PM`. A text that is not a time is returned unchanged. */
export function timeText(time: string): string {
  const parsed = parseTime(time);
  if (parsed === undefined) return time;
  const minutes = minutesOf(parsed);
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${parsed.slice(3)} ${hour < 12 ? 'AM' : 'PM'}`;
}

export const NO_TIME = 'Type a time, such as 9a, 930 or 17:00';
export const SAME_TIME = 'Opening and closing are the same time';

export interface ReadHours {
  /** the typed times as `HH:MM`; undefined if one of them is refused */
  hours?: Times;
  error?: { field: 'from' | 'to'; message: string };
}

/** Reads a day's two typed times. A closing time before the opening time is on the next day. */
export function readHours(typed: Times): ReadHours {
  const from = typed.from.trim() === '' ? '' : parseTime(typed.from);
  if (from === undefined) return { error: { field: 'from', message: NO_TIME } };
  const to = typed.to.trim() === '' ? '' : parseTime(typed.to, from);
  if (to === undefined) return { error: { field: 'to', message: NO_TIME } };
  const isAllDay = from === '00:00';
  if (from !== '' && from === to && !isAllDay) return { error: { field: 'to', message: SAME_TIME } };
  return { hours: { from, to } };
}

/** Whether a day with these times closes on the next day. Closing at midnight counts as the same day. */
export function closesNextDay({ from, to }: Times): boolean {
  const [opens, closes] = [parseTime(from), parseTime(to)];
  return opens !== undefined && closes !== undefined && closes !== '00:00' && closes < opens;
}

const read = (day: BusinessHours | null | undefined): DayHours => ({
  from: text(day?.from),
  to: text(day?.to),
  custom: text(day?.custom),
});

/** Returns the hours of the seven days as the record has them, Sunday first. */
export function hoursOfWeek(site: SiteDocument): DayHours[] {
  const days = list(site[FIELD]);
  return weekdays.map((_, day) => read(days[day]));
}

/** @param day 0 is Sunday */
export function setDay(site: SiteDocument, day: number, change: Partial<DayHours>): Operation[] {
  return setDays(site, [day], change);
}

/** Returns the operations that copy the hours of a day to others. The day itself may be among `others`. */
export function copyDay(site: SiteDocument, day: number, others: readonly number[]): Operation[] {
  return setDays(
    site,
    others.filter((other) => other !== day),
    hoursOfWeek(site)[day] ?? {},
  );
}

function setDays(site: SiteDocument, days: readonly number[], change: Partial<DayHours>): Operation[] {
  const known = site[FIELD];
  const changed = (day: number): JsonValue => ({ ...BLANK, ...(days.includes(day) && change) });
  if (!Array.isArray(known)) return [{ op: 'set', path: [FIELD], value: weekdays.map((_, day) => changed(day)) }];
  return weekdays.flatMap((_, day): Operation[] => {
    if (day >= known.length) return [{ op: 'insert', path: [FIELD, day], value: changed(day) }];
    if (!days.includes(day)) return [];
    const entry = known[day] as BusinessHours | null | undefined;
    if (typeof entry !== 'object' || entry === null) return [{ op: 'set', path: [FIELD, day], value: changed(day) }];
    return Object.entries(change)
      .filter(([field, value]) => text(entry[field as keyof BusinessHours]) !== value)
      .map(([field, value]) => ({ op: 'set', path: [FIELD, day, field], value }));
  });
}

/** Returns the operations that set the times of a day. If the day was closed and gets a time, it becomes open. */
export function setTimes(site: SiteDocument, day: number, times: Times): Operation[] {
  const opens = times.from !== '' || times.to !== '';
  const wasClosed = saysClosed(hoursOfWeek(site)[day]?.custom ?? '');
  return setDay(site, day, opens && wasClosed ? { ...times, custom: '' } : times);
}
