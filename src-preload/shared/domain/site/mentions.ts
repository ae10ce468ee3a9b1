import { literalPattern } from './literal-pattern.ts';

/** Returns a text in lower case and without accents, for comparisons: “San José” is then equal to “San Jose”. */
export const plain = (value: string): string => value.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Returns a function that tells whether a text returned by `plain` contains the name as whole words. */
export function nameMatcher(name: string): (plainText: string) => boolean {
  const wanted = literalPattern(plain(name.trim()));
  if (wanted === '') return () => false;
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${wanted}(?![\\p{L}\\p{N}])`, 'u');
  return (plainText) => pattern.test(plainText);
}

/** Whether a text contains the name as whole words, in upper or lower case, with or without accents. */
export const mentions = (text: string, name: string): boolean => nameMatcher(name)(plain(text));

/** Number of consecutive words that are compared together. */
const IN_A_ROW = 3;

function shingles(text: string): Set<string> {
  const words = plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.slice(IN_A_ROW - 1).map((_, at) => words.slice(at, at + IN_A_ROW).join(' ')));
}

/**
 * Compares the runs of three consecutive words of two texts. Returns which share (0–1) of the shorter text's runs is in
 * the other text too.
 */
export function sharedShingles(a: string, b: string): number {
  const [first, second] = [shingles(a), shingles(b)];
  const least = Math.min(first.size, second.size);
  return least === 0 ? 0 : first.intersection(second).size / least;
}
