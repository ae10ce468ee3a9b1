// Expands the Hunspell dictionary of dictionary-en into all its word forms and packs them front-coded: each line has a
// base-36 digit, then the rest of the word. The digit is the number of letters (at most 35) at the beginning of the
// word that are the same as in the previous word.
// Possessives are left out, because the spell-checker removes the possessive ending before it looks up a word.
// Run by hand when the package is updated: node scripts/pack-words.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import nspell from 'nspell';

const target = new URL('../src-main/spelling/words.json', import.meta.url);
/** @param {string} name */
const dictionaryFile = (name) =>
  readFileSync(new URL(`../node_modules/dictionary-en/${name}`, import.meta.url), 'utf8');

const affixes = dictionaryFile('index.aff');
const speller = /** @type {{ data: Record<string, unknown> }} */ (
  /** @type {unknown} */ (nspell(affixes, dictionaryFile('index.dic')))
);
const words = Object.keys(speller.data)
  .filter((word) => !word.endsWith("'s") && /^[\p{L}'.-]+$/u.test(word))
  .sort((a, b) => (a < b ? -1 : 1));

let previous = '';
const lines = words.map((word) => {
  let shared = 0;
  while (shared < 35 && shared < previous.length && word[shared] === previous[shared]) shared++;
  previous = word;
  return shared.toString(36) + word.slice(shared);
});

/**
 * The rules that nspell needs for suggestions, such as common mistakes. Affixes are left out, because all word forms
 * are listed.
 */
const hints = affixes
  .split('\n')
  .filter((line) => /^(SET|TRY|KEY|REP|ICONV|WORDCHARS) /.test(line))
  .join('\n');

const license = `dictionary-en: ${readFileSync(new URL('../node_modules/dictionary-en/license', import.meta.url), 'utf8')}`;
writeFileSync(target, `${JSON.stringify({ license, hints, words: lines.join('\n') })}\n`);
console.log(`${String(words.length)} words packed`);
