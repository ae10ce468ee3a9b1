/** A month such as `2026-03` in the words of a language, which stay on one line. */
export const monthText = (language: string, month: string): string =>
  new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric', timeZone: 'UTC' })
    .format(new Date(`${month}-01T00:00:00Z`))
    .replaceAll(' ', '\u00A0');

/** An ISO date in the words of a language. */
export const dayText = (language: string, day: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
