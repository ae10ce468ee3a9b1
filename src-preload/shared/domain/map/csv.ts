import { consentWords, type Entry } from './entries.ts';

const head = [
  'Kind',
  'Id',
  'Name',
  'Phone',
  'Email',
  'Consent',
  'Consent wording',
  'Address',
  'City',
  'State',
  'Latitude',
  'Longitude',
  'Received',
  'Sent to',
  'Message',
  'Photos',
];

/** Whether a spreadsheet would take the text for a formula; such cells get an apostrophe in front. */
const isFormula = (text: string): boolean => /^[=+\-@\t\r]/.test(text);

/** Returns one cell, in quotation marks if it holds a comma, a quotation mark or a line break. */
export function cell(value: string | number | undefined): string {
  if (value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const text = isFormula(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Returns the entries as CSV (RFC 4180). The text begins with the byte order mark by which spreadsheets recognize
 * UTF-8.
 */
export function toCsv(entries: readonly Entry[]): string {
  const rows = entries.map((entry) => [
    entry.kind,
    entry.id,
    entry.name,
    entry.phone,
    entry.email,
    consentWords(entry),
    entry.consentWording,
    entry.address,
    entry.city,
    entry.regionName,
    entry.latitude,
    entry.longitude,
    entry.receivedAt === undefined ? '' : new Date(entry.receivedAt).toISOString(),
    entry.proName,
    entry.message,
    entry.photos.join('\n'),
  ]);
  return `\uFEFF${[head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}
