import UFuzzy from '@leeoniya/ufuzzy';

export interface Findable {
  label: string;
  /** further words by which the item is found, besides its label */
  words?: readonly string[];
  /** text beside the label, for example where the item is; words of the term may match this text too */
  detail?: string | undefined;
}

export interface Ranked<T> {
  item: T;
  /** how well the term matches the item: 0 is best */
  tier: number;
}

/**
 * Allows one typo in each word after its first letter: a letter may be wrong, missing, added, or swapped with its
 * neighbor. Words of fewer than five characters allow fewer kinds of typos, or none.
 */
const forgiving = new UFuzzy({
  unicode: true,
  interSplit: "[^\\p{L}\\d']+",
  intraSplit: '\\p{Ll}\\p{Lu}',
  intraBound: '\\p{L}\\d|\\d\\p{L}|\\p{Ll}\\p{Lu}',
  intraChars: "[\\p{L}\\d']",
  intraContr: "'\\p{L}{1,2}\\b",
  intraMode: 1,
});

/** Maximum number of words for which uFuzzy tries each order. With more, it only checks that each word is found. */
const MOST_SWAPPED = 3;
/** Makes uFuzzy skip its own sorting, because `rank` sorts the results. */
const UNSORTED = 0;
/** The tier of items that match only because typos are allowed. */
export const TYPO = 4;

/**
 * Returns the items that the term finds, the best match first: matches of the label before those of the other texts,
 * and matches with typos last. Returns all items if the term has no words.
 */
export function rank<T extends Findable>(items: readonly T[], term: string): Ranked<T>[] {
  const words = wordsOf(term);
  if (words.length === 0) return items.map((item) => ({ item, tier: 0 }));
  const texts = items.map((item) => plain([item.label, ...(item.words ?? []), item.detail ?? ''].join(' · ')));
  const [found] = forgiving.search(texts, words.join(' '), MOST_SWAPPED, UNSORTED);
  return (found ?? [])
    .toSorted((one, other) => one - other)
    .map((at) => ({ item: items[at]!, tier: tierOf(items[at]!, texts[at]!, words) }))
    .toSorted((one, other) => one.tier - other.tier || likeness(other) - likeness(one));

  /**
   * Returns how similar a label is to the term, for the order within a tier: 2 if it equals the term, 1 if it begins
   * with the term's first word, else 0.
   */
  function likeness({ item: { label } }: Ranked<T>): number {
    const name = plain(label);
    return name === words.join(' ') ? 2 : Number(name.startsWith(words[0]!));
  }
}

function tierOf({ label, words = [] }: Findable, text: string, wanted: readonly string[]): number {
  const name = plain(label);
  if (begins(name, wanted)) return 0;
  if (wanted.every((word) => name.includes(word))) return 1;
  if (begins(plain([label, ...words].join(' ')), wanted)) return 2;
  return wanted.every((word) => text.includes(word)) ? 3 : TYPO;
}

/** Whether each wanted word is the beginning of a word of the text. */
function begins(text: string, wanted: readonly string[]): boolean {
  const own = wordsOf(text);
  return wanted.every((word) => own.some((each) => each.startsWith(word)));
}

const plain = (text: string): string => UFuzzy.latinize(text).toLowerCase();
const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\d']+/gu) ?? [];
