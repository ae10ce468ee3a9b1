import { joinLabels, labelParts } from '../../record-catalogue/catalogue.ts';
import { fieldsWhere } from '../../record-catalogue/walk.ts';
import type { Path } from '../../record/operation.ts';
import { isBlank, text } from '../../record/readers.ts';
import type { SiteDocument } from './schema.ts';
import { literalPattern } from './literal-pattern.ts';

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

/** Matches the word as a whole, in any case and with any kind of apostrophe. */
export function wordPattern(word: string): RegExp {
  const escaped = literalPattern(word).replace(/['’‘]/g, "['’‘]");
  return new RegExp(`(?<![\\p{L}\\p{N}'’])${escaped}(?![\\p{L}\\p{N}]|['’](?!s(?![\\p{L}\\p{N}]))\\p{L})`, 'giu');
}

/** A word with the characters around it. A pattern only for words with quotes would scan a long word many times. */
const WORD = /\S+/gu;

/** The words with straight quote characters in them or around them, such as `Joe's`. */
export const quotingWords = (prose: string): string[] =>
  (prose.match(WORD) ?? []).filter((word) => /['"`]/u.test(word));

/**
 * The different quote characters of a text, single or triple, in the order in which they first occur.
 * @param untouched words whose quotes are not reported, from `quotingWords` of the text as it was before
 */
export function findQuotes(prose: string, untouched: ReadonlySet<string> = new Set()): string[] {
  const changed = prose.replace(WORD, (word) => (untouched.has(word) ? '' : word));
  // Only straight quotes are reported: curly ones are harmless to a page's markup and scripts.
  return [...new Set(changed.match(/'''|"""|```|['"`]/gu) ?? [])];
}
