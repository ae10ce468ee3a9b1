import { csvFormatRows, csvParseRows } from 'd3';
import type { ImportedRedirect, RedirectRow } from '#shared/domain/site/redirects.ts';

export const typeMeanings: Readonly<Record<RedirectRow['type'], string>> = { '301': 'permanent', '302': 'temporary' };

const heading = ['source', 'destination', 'redirect_type'];

export function toCsv(rows: readonly RedirectRow[]): string {
  return `${csvFormatRows([heading, ...rows.map(({ source, destination, type }) => [source, destination, type])])}\n`;
}

/** The cells of CSV text, or of cells copied from a spreadsheet, which stand between tabs. */
export function csvCells(text: string): string[][] {
  const plain = text.replace(/^\uFEFF/, '').trim();
  if (plain === '') return [];
  if (!plain.includes(',') && plain.includes('\t')) return plain.split(/\r?\n/).map((line) => line.split('\t'));
  return csvParseRows(plain);
}

export function importLine(read: readonly ImportedRedirect[]): string {
  const wrong = read.filter(({ problem }) => problem !== undefined).length;
  const good = read.length - wrong;
  const added = good === 1 ? 'One redirect will be added' : `${good} redirects will be added`;
  return wrong === 0 ? `${added}.` : `${added}, ${wrong} left out.`;
}
