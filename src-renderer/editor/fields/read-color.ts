import { parseColor, toHex } from '#shared/theme/color.ts';

/** Matches `#` and six hexadecimal digits: the form of a picked color and of a color that is typed in full. */
export const complete = /^#[0-9a-f]{6}$/i;
/** Matches four hexadecimal digits: a color in CSS, but here the beginning of six digits that are still being typed. */
const fourDigits = /^#?[0-9a-f]{4}$/i;

/** Returns the color that a typed text stands for; '' for an empty text, undefined if the text is no complete color. */
export function readColor(typed: string): string | undefined {
  const text = typed.trim();
  const color = fourDigits.test(text) ? null : parseColor(text);
  return text === '' ? '' : color ? toHex(color) : undefined;
}
