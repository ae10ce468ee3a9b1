import { literalPattern } from './literal-pattern.ts';

/** A text as it is compared: without the marks of its letters, so that “San José” is found as “San Jose” too. */
export const plain = (value: string): string => value.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Tells of plain texts whether they name something, as whole words. */
export function naming(name: string): (plainText: string) => boolean {
  const wanted = literalPattern(plain(name.trim()));
  if (wanted === '') return () => false;
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${wanted}(?![\\p{L}\\p{N}])`, 'u');
  return (plainText) => pattern.test(plainText);
}

/** Whether a text names something, as whole words and in whatever case. */
export const mentions = (text: string, name: string): boolean => naming(name)(plain(text));

/** Words in a row that are compared. */
const IN_A_ROW = 3;

function shingles(text: string): Set<string> {
  const words = plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.slice(IN_A_ROW - 1).map((_, at) => words.slice(at, at + IN_A_ROW).join(' ')));
}

/** The share, 0–1, of the shorter text that the other has too, in runs of three words. */
export function sharedWords(a: string, b: string): number {
  const [first, second] = [shingles(a), shingles(b)];
  const least = Math.min(first.size, second.size);
  return least === 0 ? 0 : first.intersection(second).size / least;
}
