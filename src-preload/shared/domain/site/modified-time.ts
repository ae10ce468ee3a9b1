/**
 * The server's modified time in milliseconds since 1970, to be shown and for nothing else: its form is the server's own
 * affair, and two of them are only ever equal or different. Undefined where it says no time that is known.
 */
export function modifiedTime(modified: string): number | undefined {
  const text = modified.trim();
  if (/^\d{10}(\.\d+)?$/.test(text)) return Math.round(Number(text) * 1000);
  if (/^\d{13}$/.test(text)) return Number(text);
  const time = /^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text) : NaN;
  return Number.isNaN(time) ? undefined : time;
}
