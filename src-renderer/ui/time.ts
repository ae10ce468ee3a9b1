const clock = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const day = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', year: 'numeric' });
const dayAndTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'medium' });
const relative = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Returns the local time as HH:MM. @param at milliseconds since 1970 */
export const clockTime = (at: number): string => clock.format(at);

/** Returns the local time as HH:MM, with the date before it unless `at` is today. Both are milliseconds since 1970. */
export const dayTime = (at: number, now: number): string =>
  (new Date(at).toDateString() === new Date(now).toDateString() ? '' : `${day.format(at)}, `) + clockTime(at);

/** Returns the local day and time in full. @param at milliseconds since 1970 */
export const exactTime = (at: number): string => dayAndTime.format(at);

/** Returns in words how long ago `at` was; after a week, the date. Both parameters are milliseconds since 1970. */
export function timeAgo(at: number, now: number): string {
  const age = Math.max(0, now - at);
  if (age < MINUTE) return 'just now';
  if (age < HOUR) return relative.format(-Math.floor(age / MINUTE), 'minute');
  if (age < DAY) return relative.format(-Math.floor(age / HOUR), 'hour');
  if (age < 7 * DAY) return relative.format(-Math.floor(age / DAY), 'day');
  return day.format(at);
}

/** Returns a duration in milliseconds as minutes and seconds, such as ‘1:05’. */
export function elapsed(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
