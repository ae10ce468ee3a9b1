import UFuzzy from '@leeoniya/ufuzzy';

export interface Findable {
  label: string;
  /** what it is found by beside its label */
  words?: readonly string[];
  /** says where it is; a part of the term may name that */
  detail?: string | undefined;
}

export interface Ranked<T> {
  item: T;
  /** how near the term is to it: 0 is nearest */
  tier: number;
}

/** One letter of each word may be wrong, missing, one too many or changed with its neighbor. */
const forgiving = new UFuzzy({
  unicode: true,
  interSplit: "[^\\p{L}\\d']+",
  intraSplit: '\\p{Ll}\\p{Lu}',
  intraBound: '\\p{L}\\d|\\d\\p{L}|\\p{Ll}\\p{Lu}',
  intraChars: "[\\p{L}\\d']",
  intraContr: "'\\p{L}{1,2}\\b",
  intraMode: 1,
});

/** Orders of words that are tried: those of up to so many words. */
const MOST_SWAPPED = 3;
/** Has uFuzzy leave the order to us. */
const UNSORTED = 0;
/** The tier of what is found only because typos are forgiven. */
export const TYPO = 4;

/**
 * The items that the term finds, the nearest first: by the beginnings of words of the label, by any part of it, by other
 * names, by the place, and at last by what is nearly the term.
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

  /** Within a tier, labels that are the term itself come first, then those that begin with its first word. */
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

/** Whether each of them is the beginning of a word of the text. */
function begins(text: string, wanted: readonly string[]): boolean {
  const own = wordsOf(text);
  return wanted.every((word) => own.some((each) => each.startsWith(word)));
}

const plain = (text: string): string => UFuzzy.latinize(text).toLowerCase();
const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\d']+/gu) ?? [];
