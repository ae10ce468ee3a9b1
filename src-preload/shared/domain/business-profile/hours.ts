import { ALL_DAY, hoursOfWeek, minutesOf, parseTime } from '../site/business-hours.ts';
import { specialHours } from '../site/special-hours.ts';
import type { SiteDocument } from '../site/schema.ts';

export interface TimeOfDay {
  /** 0 to 24; 24 is the end of the day */
  hours: number;
  minutes: number;
}

/** One opening period of the week, in the form of the provider's API. */
export interface Opening {
  openDay: string;
  openTime: TimeOfDay;
  closeDay: string;
  closeTime: TimeOfDay;
}

/** One day with special hours. The provider's API takes no period of several days. */
export interface SpecialDay {
  /** ISO date */
  day: string;
  /** null if the company is closed on that day */
  open: { from: TimeOfDay; to: TimeOfDay; nextDay: boolean } | null;
}

const days = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'] as const;

const END_OF_DAY: TimeOfDay = { hours: 24, minutes: 0 };

function timeOfDay(time: string): TimeOfDay {
  const minutes = minutesOf(time);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** The maximum number of days that are sent for a listing. It limits the effect of a wrong year. */
const MOST_DAYS = 366;

/** Returns the record's days with special hours from `today` on, one entry for each day. */
export function specialDays(site: SiteDocument, today: string): SpecialDay[] {
  return specialHours(site, today)
    .flatMap(({ first, last, from, to }) => {
      const [start, end] = [Date.parse(first > today ? first : today), Date.parse(last)];
      const count = Math.min(MOST_DAYS, Math.round((end - start) / DAY_MS) + 1);
      return Array.from({ length: count }, (_, at): SpecialDay => {
        const day = dayAfter(new Date(start).toISOString().slice(0, 10), at);
        if (from === '') return { day, open: null };
        const isAllDay = from === '00:00' && (to === '00:00' || to === ALL_DAY.to);
        const closes = isAllDay ? END_OF_DAY : timeOfDay(to);
        return { day, open: { from: timeOfDay(from), to: closes, nextDay: !isAllDay && to <= from } };
      });
    })
    .slice(0, MOST_DAYS);
}

/** Returns the ISO date that is the given number of days after another. */
export const dayAfter = (day: string, count = 1): string =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);

/**
 * Returns the record's weekly hours, Sunday first. A day with a custom text, or without an opening or closing time, is
 * left out, so that the company counts as closed on that day.
 */
export function weeklyOpenings(site: SiteDocument): Opening[] {
  return hoursOfWeek(site).flatMap(({ from, to, custom }, index) => {
    const [opens, closes] = [parseTime(from), parseTime(to)];
    const [openDay, next] = [days[index]!, days[(index + 1) % days.length]!];
    if (opens === undefined || closes === undefined || custom.trim() !== '') return [];
    const openTime = timeOfDay(opens);
    if (opens === '00:00' && (closes === '00:00' || closes === ALL_DAY.to))
      return [{ openDay, openTime, closeDay: openDay, closeTime: END_OF_DAY }];
    return [{ openDay, openTime, closeDay: closes <= opens ? next : openDay, closeTime: timeOfDay(closes) }];
  });
}
