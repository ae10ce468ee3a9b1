import { ALL_DAY, hoursOfWeek, minutesOf, parseTime } from '../site/business-hours.ts';
import type { SiteDocument } from '../site/schema.ts';

export interface TimeOfDay {
  /** 0 to 24; 24 is the end of the day */
  hours: number;
  minutes: number;
}

/** One period of opening in the week, as the provider's service takes it. */
export interface Opening {
  openDay: string;
  openTime: TimeOfDay;
  closeDay: string;
  closeTime: TimeOfDay;
}

const days = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'] as const;

const END_OF_DAY: TimeOfDay = { hours: 24, minutes: 0 };

function timeOfDay(time: string): TimeOfDay {
  const minutes = minutesOf(time);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

/** The record's weekly hours, Sunday first; days with a text of their own or without times are closed. */
export function weeklyOpenings(site: SiteDocument): Opening[] {
  return hoursOfWeek(site).flatMap(({ from, to, custom }, index) => {
    const [opens, closes] = [parseTime(from), parseTime(to)];
    const [openDay, dayAfter] = [days[index]!, days[(index + 1) % days.length]!];
    if (opens === undefined || closes === undefined || custom.trim() !== '') return [];
    const openTime = timeOfDay(opens);
    if (opens === '00:00' && (closes === '00:00' || closes === ALL_DAY.to))
      return [{ openDay, openTime, closeDay: openDay, closeTime: END_OF_DAY }];
    return [{ openDay, openTime, closeDay: closes <= opens ? dayAfter : openDay, closeTime: timeOfDay(closes) }];
  });
}
