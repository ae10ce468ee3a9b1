/** The text with the first whole-word occurrence of the word replaced; other words that contain it stay. */
export function replaceWord(text: string, word: string, replacement: string): string {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const whole = new RegExp(`(?<![\\p{L}\\p{N}'’])${escaped}(?![\\p{L}\\p{N}]|['’]\\p{L})`, 'u');
  return text.replace(whole, () => replacement);
}
