import { joinLabels, labelParts } from '../../record-catalogue/catalogue.ts';
import { fieldsWhere } from '../../record-catalogue/walk.ts';
import type { Path } from '../../record/operation.ts';
import { isBlank, text } from '../../record/readers.ts';
import type { SiteDocument } from './schema.ts';
import { literalPattern } from './literal-pattern.ts';

export interface ProseText {
  path: Path;
  /** the field's name, as shown to the user */
  label: string;
  text: string;
}

const proseFields = fieldsWhere(({ kind, verbatim }) => kind === 'prose' && !verbatim);

/** Returns the texts that the spell-check reads before a save, without blank ones. */
export function spellingTexts(site: SiteDocument): ProseText[] {
  return proseFields(site).flatMap(({ path, value }) =>
    isBlank(value) ? [] : [{ path, label: joinLabels(labelParts(site, path)), text: text(value) }],
  );
}

/** Returns a pattern that matches the whole word, also before ’s, in any case, with straight or curly apostrophes. */
export function wordPattern(word: string): RegExp {
  const escaped = literalPattern(word).replace(/['’‘]/g, "['’‘]");
  return new RegExp(`(?<![\\p{L}\\p{N}'’])${escaped}(?![\\p{L}\\p{N}]|['’](?!s(?![\\p{L}\\p{N}]))\\p{L})`, 'giu');
}

/**
 * Matches a word with adjacent punctuation. A pattern that required a quote in the word would scan a long word many
 * times.
 */
const WORD = /\S+/gu;

/** Returns the words with straight quote characters in them or around them, such as `Joe's`. */
export const quotingWords = (prose: string): string[] =>
  (prose.match(WORD) ?? []).filter((word) => /['"`]/u.test(word));

/**
 * Returns the distinct straight quotes of a text, single or triple, in the order in which they first occur.
 * @param untouched words whose quotes are not reported: `quotingWords` of the former text
 */
export function findQuotes(prose: string, untouched: ReadonlySet<string> = new Set()): string[] {
  const changed = prose.replace(WORD, (word) => (untouched.has(word) ? '' : word));
  // Curly quotes are not reported, because they are harmless to a page's markup and scripts.
  return [...new Set(changed.match(/'''|"""|```|['"`]/gu) ?? [])];
}
