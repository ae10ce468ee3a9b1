import { wordPattern } from '#shared/domain/site/spelling.ts';

/** How often the word stands in the text. */
export const countWord = (text: string, word: string): number => text.match(wordPattern(word))?.length ?? 0;

/** The text with the word replaced, each time in the case that it has there. @param times most replacements */
export function replaceWord(text: string, word: string, replacement: string, times = Infinity): string {
  let left = times;
  return text.replace(wordPattern(word), (found) => (left-- > 0 ? inCaseOf(found, word, replacement) : found));
}

/** The replacement in the case of the word in the text: capitals, a capital first letter, or small letters. */
function inCaseOf(found: string, word: string, replacement: string): string {
  if (found === word) return replacement;
  if (found.length > 1 && found === found.toUpperCase()) return replacement.toUpperCase();
  const isCapital = found.charAt(0) !== found.charAt(0).toLowerCase();
  const first = replacement.charAt(0);
  return (isCapital ? first.toUpperCase() : first.toLowerCase()) + replacement.slice(1);
}
