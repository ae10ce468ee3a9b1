import { parseColor, toHex } from '#shared/theme/color.ts';

/** A color that is typed out, or picked. */
export const complete = /^#[0-9a-f]{6}$/i;
/** Four digits say a color too, but here they are six that are half typed. */
const half = /^#?[0-9a-f]{4}$/i;

/** The color that a text is once it is typed out, '' for an empty one; undefined where it is none. */
export function readColor(typed: string): string | undefined {
  const text = typed.trim();
  const color = half.test(text) ? null : parseColor(text);
  return text === '' ? '' : color ? toHex(color) : undefined;
}
