/** A month such as `2026-03` in the words of a language, which stay on one line. */
export const monthText = (language: string, month: string): string =>
  new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric', timeZone: 'UTC' })
    .format(new Date(`${month}-01T00:00:00Z`))
    .replaceAll(' ', '\u00A0');
