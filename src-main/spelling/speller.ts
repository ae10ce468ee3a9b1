import { tradeWords } from './trade-words.ts';

export interface Speller {
  /** Returns the words of a text that are in no dictionary, each once, in the order of the text. */
  misspelled(text: string): string[];
  /** Returns at most five corrections, the most likely first. The first call loads the suggestion engine. */
  suggestions(word: string): Promise<string[]>;
}

interface Dictionary {
  words: Set<string>;
  hints: string;
}

/** Loads the words of dictionary-en and the trade words. scripts/pack-words.mjs describes the packed format. */
async function loadDictionary(): Promise<Dictionary> {
  const { default: packed } = await import('./words.json', { with: { type: 'json' } });
  const words = new Set(tradeWords.map((word) => word.toLowerCase()));
  let previous = '';
  for (const line of packed.words.split('\n')) {
    previous = previous.slice(0, parseInt(line.charAt(0), 36)) + line.slice(1);
    words.add(previous);
  }
  return { words, hints: packed.hints };
}

/**
 * Whether a word is in the dictionary. Looks the word up as it is, and in lower case, because the word may begin a
 * sentence. A word in capitals is also looked up with only its first letter in capitals. Ignores a possessive ending. A
 * hyphenated word also counts as known if all its parts are known. A single letter is always known.
 */
function isKnown(words: ReadonlySet<string>, word: string): boolean {
  const bare = word.replace(/('s|s'|')$/i, (end) => (end.toLowerCase() === "s'" ? 's' : ''));
  if (bare.length < 2) return true;
  const forms = [bare, bare.toLowerCase()];
  if (bare === bare.toUpperCase()) forms.push(bare.charAt(0) + bare.slice(1).toLowerCase());
  if (forms.some((form) => words.has(form))) return true;
  const parts = bare.split('-');
  return parts.length > 1 && parts.every((part) => part === '' || isKnown(words, part));
}

/** Returns the words of a text, without tags, email and web addresses, and words with digits. */
function wordsOf(text: string): string[] {
  const prose = text.replace(/<[^>]*>|\b\S+@\S+|\b(https?:\/\/|www\.)\S+|\b[\w-]+\.(com|net|org)\b\S*/gi, ' ');
  const tokens = prose.replace(/[’‘]/g, "'").match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? [];
  return tokens.filter((token) => !/\p{N}/u.test(token)).map((token) => token.replace(/[-']+$/, ''));
}

/** Returns a word's letters, sorted, so that a word with swapped letters, a common mistake, has the same result. */
const letters = (word: string) => [...word.toLowerCase()].sort().join('');

/** @param names further words to accept, such as names of places */
export async function createSpeller(names: Iterable<string> = []): Promise<Speller> {
  const { words, hints } = await loadDictionary();
  for (const name of names) words.add(name);
  let engine: Promise<{ suggest(word: string): string[] }> | undefined;
  return {
    misspelled: (text) => [...new Set(wordsOf(text))].filter((word) => !isKnown(words, word)),
    async suggestions(word) {
      engine ??= import('nspell').then(({ default: nspell }) =>
        nspell(hints, `${String(words.size)}\n${[...words].join('\n')}`),
      );
      const found = (await engine).suggest(word);
      const swapped = found.filter((candidate) => letters(candidate) === letters(word));
      return [...new Set([...swapped, ...found])].slice(0, 5);
    },
  };
}
