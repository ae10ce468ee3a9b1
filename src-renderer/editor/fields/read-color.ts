import { parseColor, toHex } from '#shared/theme/color.ts';

/** A color that is typed out, or picked. */
export const complete = /^#[0-9a-f]{6}$/i;
/** In CSS four digits are a color too; here they are the beginning of six. */
const half = /^#?[0-9a-f]{4}$/i;

/** The color that a typed text stands for, '' for an empty text; undefined while it is not a whole color. */
export function readColor(typed: string): string | undefined {
  const text = typed.trim();
  const color = half.test(text) ? null : parseColor(text);
  return text === '' ? '' : color ? toHex(color) : undefined;
}
