import { joinLabels, labelParts, topLevelFields, topLevelRow } from '../../record-catalogue/catalogue.ts';
import type { FieldRow, Row, Rows } from '../../record-catalogue/row.ts';
import type { Path } from '../../record/operation.ts';
import { text } from './readers.ts';
import type { SiteDocument } from './schema.ts';

export interface ProseText {
  path: Path;
  /** names the field to a person */
  label: string;
  text: string;
}

const isProse = (row: Row): row is FieldRow => row.kind === 'prose' && !row.verbatim;

/** Whether prose stands in the field or in what it holds; what is kept as JSON text is none. */
function holdsProse(row: Row): boolean {
  if (row.kind === 'list' && row.jsonText !== undefined) return false;
  const members: Rows | undefined = row.kind === 'list' || row.kind === 'object' ? row.members : undefined;
  return isProse(row) || Object.values(members ?? {}).some(holdsProse);
}

const proseFields = topLevelFields.flatMap((field) => {
  const row = topLevelRow(field);
  return row && holdsProse(row) ? [{ field, row }] : [];
});

/** The texts that the spell-check reads before a save, blank ones left out. */
export function spellingTexts(site: SiteDocument): ProseText[] {
  return proseFields.flatMap(({ field, row }) => textsAt(site, [field], row, site[field]));
}

function textsAt(site: SiteDocument, path: Path, row: Row, value: unknown): ProseText[] {
  if (isProse(row)) {
    const prose = text(value);
    return prose.trim() === '' ? [] : [{ path, label: joinLabels(labelParts(site, path)), text: prose }];
  }
  if (row.kind !== 'list' && row.kind !== 'object') return [];
  const members = Object.entries<Row>(row.members ?? {}).filter(([, member]) => holdsProse(member));
  const within = (holder: unknown, at: Path): ProseText[] =>
    typeof holder === 'object' && holder !== null
      ? members.flatMap(([name, member]) =>
          textsAt(site, [...at, name], member, (holder as Record<string, unknown>)[name]),
        )
      : [];
  if (row.kind === 'object') return within(value, path);
  return Array.isArray(value) ? value.flatMap((item, index) => within(item, [...path, index])) : [];
}

/** Whole words that are this one in whatever case and with whatever apostrophe; other words that contain it stay. */
export function wordPattern(word: string): RegExp {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/['’‘]/g, "['’‘]");
  return new RegExp(`(?<![\\p{L}\\p{N}'’])${escaped}(?![\\p{L}\\p{N}]|['’](?!s(?![\\p{L}\\p{N}]))\\p{L})`, 'giu');
}

/** With what stands around it. A pattern for those with quotes alone would look at a long one again and again. */
const WORD = /\S+/gu;

/** The words with straight quote characters in them or around them, such as `Joe's`. */
export const quotingWords = (prose: string): string[] =>
  (prose.match(WORD) ?? []).filter((word) => /['"`]/u.test(word));

/**
 * The different quote characters of a text, single or triple, in the order in which they first occur.
 * @param untouched words whose quote characters are no news, as `quotingWords` gives them
 */
export function findQuotes(prose: string, untouched: ReadonlySet<string> = new Set()): string[] {
  const changed = prose.replace(WORD, (word) => (untouched.has(word) ? '' : word));
  // Curly quotes are typography and harmless to a page's markup and scripts; straight ones are what a save warns of.
  return [...new Set(changed.match(/'''|"""|```|['"`]/gu) ?? [])];
}
