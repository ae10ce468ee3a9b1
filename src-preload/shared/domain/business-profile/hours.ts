import { list, text } from '../site/readers.ts';
import type { SiteDocument } from '../site/schema.ts';

export interface TimeOfDay {
  /** 0 to 24; 24 is the end of the day */
  hours: number;
  minutes: number;
}

/** One opening of the week, as the provider's service takes it. */
export interface Opening {
  openDay: string;
  openTime: TimeOfDay;
  closeDay: string;
  closeTime: TimeOfDay;
}

const days = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'] as const;
const clock = /^(\d{1,2})(?::(\d{2}))?(?::\d{2})?\s*([ap])?\.?(?:m\.?)?$/i;

function timeOfDay(value: unknown): TimeOfDay | undefined {
  const [, hour, minute = '0', half] = clock.exec(text(value).trim()) ?? [];
  if (hour === undefined) return undefined;
  const noon = half?.toLowerCase() === 'p' ? 12 : 0;
  const hours = half ? (Number(hour) % 12) + noon : Number(hour);
  const minutes = Number(minute);
  return hours < 24 && minutes < 60
    ? { hours, minutes }
    : hours === 24 && minutes === 0
      ? { hours, minutes }
      : undefined;
}

const minutesOf = ({ hours, minutes }: TimeOfDay): number => hours * 60 + minutes;

/** The record's weekly hours, Sunday first; days with a text of their own or without times are closed. */
export function weeklyOpenings(site: SiteDocument): Opening[] {
  return list(site.business_hours)
    .slice(0, 7)
    .flatMap((day, index) => {
      const [from, to] = [timeOfDay(day?.from), timeOfDay(day?.to)];
      const name = days[index];
      if (!from || !to || !name || text(day?.custom).trim() !== '') return [];
      const overnight = minutesOf(to) <= minutesOf(from);
      const allDay = overnight && minutesOf(from) === 0 && minutesOf(to) === 0;
      if (allDay) return [{ openDay: name, openTime: from, closeDay: name, closeTime: { hours: 24, minutes: 0 } }];
      const closeDay = overnight ? (days[(index + 1) % 7] ?? name) : name;
      return [{ openDay: name, openTime: from, closeDay, closeTime: to }];
    });
}
