import { text } from '../../record/readers.ts';
import type { Testimonial } from '../site/schema.ts';

/** Returns the month of a review, such as `2026-03`; '' if the review has no ISO date. */
export const reviewMonth = ({ date }: Pick<Testimonial, 'date'>): string =>
  /^\d{4}-(?:0[1-9]|1[0-2])/.exec(text(date).trim())?.[0] ?? '';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/**
 * For each unit of time, its length in days, and the number of days by which a review may be older than it says,
 * because pages round down: “2 weeks ago” may be 20 days ago.
 */
const units = { m: [0, 1], h: [0, 1], d: [1, 0], w: [7, 6] } as const;

const monthOf = (year: string, month: number): string => `${year}-${String(month).padStart(2, '0')}`;

/** Returns the month of the day that is the given number of days before today. */
function monthBefore(today: string, days: number): string {
  const day = new Date(`${today}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - days);
  return day.toISOString().slice(0, 7);
}

/**
 * Returns the month that a page's words for a date mean; '' if the month is not certain, for example for “a year ago”.
 * @param today an ISO date
 */
export function monthOfWords(date: string, today: string): string {
  const words = date.replace(/^edited /i, '');
  const iso = /^(\d{4}-\d{2})-\d{2}$/.exec(words)?.[1];
  if (iso) return iso;
  const named = /\b([a-z]{3})[a-z]*\.?(?: (\d{1,2})\b)?(?:,? (\d{4}))?/i.exec(words);
  const month = MONTHS.indexOf(named?.[1]?.toLowerCase() ?? '') + 1;
  if (month > 0) {
    const thisYear = monthOf(today.slice(0, 4), month);
    if (named?.[3]) return monthOf(named[3], month);
    // Without a year the month is the latest one that is not in the future.
    return thisYear <= today.slice(0, 7) ? thisYear : monthOf(String(Number(today.slice(0, 4)) - 1), month);
  }
  const before = /^(\d+|an?|one) ?([mhdw])(?:inute|our|ay|eek)?s?(?: ago)?$/i.exec(words);
  const [days, more] = before
    ? units[before[2]?.toLowerCase() as keyof typeof units]
    : /^yesterday/i.test(words)
      ? units.d
      : /^(?:today|just now)/i.test(words)
        ? units.m
        : [];
  if (days === undefined) return '';
  const count = Number(before?.[1]) || 1;
  const latest = monthBefore(today, count * days);
  return monthBefore(today, count * days + more) === latest ? latest : '';
}
