import { parseColor, toHex } from '#shared/theme/color.ts';

/** Matches a complete color, as it is typed in full or picked. */
export const complete = /^#[0-9a-f]{6}$/i;
/** Matches four digits. In CSS these are a color too, but here they are the beginning of six digits. */
const half = /^#?[0-9a-f]{4}$/i;

/** Returns the color that a typed text stands for; '' for an empty text, undefined if the text is no complete color. */
export function readColor(typed: string): string | undefined {
  const text = typed.trim();
  const color = half.test(text) ? null : parseColor(text);
  return text === '' ? '' : color ? toHex(color) : undefined;
}
