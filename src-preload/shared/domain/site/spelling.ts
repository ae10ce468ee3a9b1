import { joinLabels, labelParts } from '../../record-catalogue/catalogue.ts';
import { fieldsWhere } from '../../record-catalogue/walk.ts';
import type { Path } from '../../record/operation.ts';
import { isBlank, text } from '../../record/readers.ts';
import type { SiteDocument } from './schema.ts';

export interface ProseText {
  path: Path;
  /** names the field to a person */
  label: string;
  text: string;
}

const proseFields = fieldsWhere(({ kind, verbatim }) => kind === 'prose' && !verbatim);

/** The texts that the spell-check reads before a save, blank ones left out. */
export function spellingTexts(site: SiteDocument): ProseText[] {
  return proseFields(site).flatMap(({ path, value }) =>
    isBlank(value) ? [] : [{ path, label: joinLabels(labelParts(site, path)), text: text(value) }],
  );
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
