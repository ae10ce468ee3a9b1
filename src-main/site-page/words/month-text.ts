import { memoize } from '#shared/theme/remembered.ts';

/** Maximum number of languages whose formats are cached. Formats are cached because making one is slow. */
const LANGUAGES = 10;
const format = (options: Intl.DateTimeFormatOptions) =>
  memoize((language: string) => new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }), LANGUAGES);
const months = format({ month: 'short', year: 'numeric' });
const days = format({ dateStyle: 'long' });

/** Returns a month such as `2026-03` in the words of a language, with no-break spaces so that it stays on one line. */
export const monthText = (language: string, month: string): string =>
  months(language)
    .format(new Date(`${month}-01T00:00:00Z`))
    .replaceAll(' ', '\u00A0');

/** Returns an ISO date in the words of a language. */
export const dayText = (language: string, day: string): string => days(language).format(new Date(`${day}T00:00:00Z`));
