import { weekdays } from '../../record-catalogue/weekdays.ts';
import type { JsonValue, Operation } from '../../record/operation.ts';
import { list, text } from '../../record/readers.ts';
import type { BusinessHours, SiteDocument } from './schema.ts';

const FIELD = 'business_hours';

/** Times as `HH:MM` of 24 hours, '' where none is given; a custom text stands in their place on the page. */
export interface DayHours {
  from: string;
  to: string;
  custom: string;
}

export type Times = Pick<DayHours, 'from' | 'to'>;

export const CLOSED: DayHours = { from: '', to: '', custom: 'Closed' };

/** Whether the words of a day say only that it is closed, as the app or staff write it in the languages of the pages. */
export const saysClosed = (custom: string): boolean => /^(closed|cerrado)\.?$/i.test(custom.trim());
export const ALL_DAY: DayHours = { from: '00:00', to: '23:59', custom: '' };
const BLANK: DayHours = { from: '', to: '', custom: '' };

/** A clock time; seconds, which a database adds, are ignored. */
const CLOCK = /^(\d{1,2})(?:[:.h]?([0-5]\d)(?::[0-5]\d)?)?\s*(?:([ap])\.?\s*m?\.?)?$/iu;
const HALF_DAY = 12 * 60;
const DAY = 24 * 60;

export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const timeOf = (minutes: number): string =>
  [Math.floor(minutes / 60) % 24, minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/**
 * Reads a time as people type it (`9a`, `930`, `5:30 pm`, `17:00`, `noon`) as `HH:MM`; undefined where it is none.
 * @param after the time before it: `5` after `09:00` is 17:00, `2` after `18:00` is at night
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

/** `17:30` as `5:30 PM`; a text that is no time stays as it is. */
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
  /** what the typed times are; undefined where they are refused */
  hours?: Times;
  error?: { field: 'from' | 'to'; message: string };
}

/** Reads a day's two typed times. Closing before opening is on the next day. */
export function readHours(typed: Times): ReadHours {
  const from = typed.from.trim() === '' ? '' : parseTime(typed.from);
  if (from === undefined) return { error: { field: 'from', message: NO_TIME } };
  const to = typed.to.trim() === '' ? '' : parseTime(typed.to, from);
  if (to === undefined) return { error: { field: 'to', message: NO_TIME } };
  const isAllDay = from === '00:00';
  if (from !== '' && from === to && !isAllDay) return { error: { field: 'to', message: SAME_TIME } };
  return { hours: { from, to } };
}

/** Whether a day with these times closes on the next one; midnight belongs to the day that it ends. */
export function closesNextDay({ from, to }: Times): boolean {
  const [opens, closes] = [parseTime(from), parseTime(to)];
  return opens !== undefined && closes !== undefined && closes !== '00:00' && closes < opens;
}

const read = (day: BusinessHours | null | undefined): DayHours => ({
  from: text(day?.from),
  to: text(day?.to),
  custom: text(day?.custom),
});

/** The seven days, as the record has them. */
export function hoursOfWeek(site: SiteDocument): DayHours[] {
  const days = list(site[FIELD]);
  return weekdays.map((_, day) => read(days[day]));
}

/** @param day 0 is Sunday */
export function setDay(site: SiteDocument, day: number, change: Partial<DayHours>): Operation[] {
  return setDays(site, [day], change);
}

/** Copies the hours of a day to others; the day itself may be among them. */
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

/** Sets the times of a day; a closed day is open from then on. */
export function setTimes(site: SiteDocument, day: number, times: Times): Operation[] {
  const opens = times.from !== '' || times.to !== '';
  const wasClosed = saysClosed(hoursOfWeek(site)[day]?.custom ?? '');
  return setDay(site, day, opens && wasClosed ? { ...times, custom: '' } : times);
}
