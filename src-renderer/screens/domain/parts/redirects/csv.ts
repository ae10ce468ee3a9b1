import { csvFormatRows, dsvFormat } from 'd3';
import { type ReadRedirect, MOST_IMPORTED, type RedirectRow } from '#shared/domain/site/redirects.ts';

const heading = ['source', 'destination', 'redirect_type'];

export function toCsv(rows: readonly RedirectRow[]): string {
  return `${csvFormatRows([heading, ...rows.map(({ source, destination, type }) => [source, destination, type])])}\n`;
}

/** Spreadsheets write semicolons if the comma is the decimal mark, and put tabs between the cells that they copy. */
const separators = [',', ';', '\t'];

/** Returns the cells of CSV text. The separator is the one that occurs most often in the first line. */
export function csvCells(text: string): string[][] {
  const plain = text.replace(/^\uFEFF/, '').trim();
  if (plain === '') return [];
  const first = plain.slice(0, plain.search(/[\r\n]|$/));
  const counts = separators.map((separator) => first.split(separator).length);
  return dsvFormat(separators[counts.indexOf(Math.max(...counts))] ?? ',').parseRows(plain);
}

/**
 * Decodes a CSV file in UTF-8, or in UTF-16 with a byte order mark. Spreadsheets write both encodings.
 * @throws TypeError if the file is not text in one of the two
 */
export function csvText(file: ArrayBuffer): string {
  const [first, second] = new Uint8Array(file);
  const marks: Record<string, string> = { '255 254': 'utf-16le', '254 255': 'utf-16be' };
  const text = new TextDecoder(marks[`${first} ${second}`], { fatal: true }).decode(file);
  if (text.includes('\0')) throw new TypeError('no text has zero characters');
  return text;
}

/** Returns why the number of rows is too large, as a text for the user; undefined if it is not. */
export function tooManyRows(rows: number): string | undefined {
  const most = MOST_IMPORTED.toLocaleString('en-US');
  return rows > MOST_IMPORTED
    ? `${rows.toLocaleString('en-US')} lines are too many: import ${most} at most at a time.`
    : undefined;
}

export function importLine(read: readonly ReadRedirect[]): string {
  const wrong = read.filter(({ problem }) => problem !== undefined).length;
  const good = read.length - wrong;
  const added = good === 1 ? 'One redirect will be added' : `${good} redirects will be added`;
  return wrong === 0 ? `${added}.` : `${added}, ${wrong} left out.`;
}
