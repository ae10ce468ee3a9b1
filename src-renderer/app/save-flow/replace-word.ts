import { wordPattern } from '#shared/domain/site/spelling.ts';

export const countWord = (text: string, word: string): number => text.match(wordPattern(word))?.length ?? 0;

/**
 * Returns the text with the word replaced. Each replacement has the letter case of the occurrence that it replaces.
 * @param times maximum number of replacements
 */
export function replaceWord(text: string, word: string, replacement: string, times = Infinity): string {
  let left = times;
  return text.replace(wordPattern(word), (found) => (left-- > 0 ? inCaseOf(found, word, replacement) : found));
}

/**
 * Returns the replacement with the letter case of the found word: all capitals, a capital first letter, or a small
 * first letter. If the found word equals `word`, the replacement stays unchanged.
 */
function inCaseOf(found: string, word: string, replacement: string): string {
  if (found === word) return replacement;
  if (found.length > 1 && found === found.toUpperCase()) return replacement.toUpperCase();
  const isCapital = found.charAt(0) !== found.charAt(0).toLowerCase();
  const first = replacement.charAt(0);
  return (isCapital ? first.toUpperCase() : first.toLowerCase()) + replacement.slice(1);
}
