import condensed from '../../data/glyphs-condensed.json' with { type: 'json' };
import serif from '../../data/glyphs-serif.json' with { type: 'json' };
import heavy from '../../data/glyphs.json' with { type: 'json' };
import { path } from './shapes.ts';

type Outlines = Readonly<Record<string, readonly [advance: number, outline: string] | undefined>>;
const outlinesOf = (packed: { glyphs: unknown }): Outlines => packed.glyphs as Outlines;

const faces = {
  heavy: { outlines: outlinesOf(heavy), kerning: -12 },
  condensed: { outlines: outlinesOf(condensed), kerning: 0 },
  serif: { outlines: outlinesOf(serif), kerning: -6 },
} as const;
export type Face = keyof typeof faces;

export interface Style {
  face?: Face;
  /** space that is added between letters, in thousandths of the font size */
  spacing?: number;
}

interface Letter {
  outline: string;
  /** position in thousandths of the font size, from the start of the line */
  at: number;
  advance: number;
}

/** Replacements for characters that a face may lack and that Unicode does not decompose into characters of the face. */
const alike: Readonly<Record<string, string>> = { ẞ: 'ß', ĸ: 'k', ʻ: '‘', ʼ: '’', '′': '’', '‐': '-', '‑': '-' };

/**
 * Returns the characters to draw for a character. If the face lacks the character, returns its replacement, its letter
 * without the accent, or the letters of the ligature. If the face lacks these too, returns the character itself, for
 * which a blank is drawn.
 */
function charactersFor(char: string, outlines: Outlines): string[] {
  if (outlines[char]) return [char];
  const parts = [...(alike[char] ?? char.normalize('NFKD'))].filter((part) => outlines[part]);
  return parts.length > 0 ? parts : [char];
}

function letters(text: string, { face = 'heavy', spacing = 0 }: Style): { letters: Letter[]; width: number } {
  const { outlines, kerning } = faces[face];
  let at = 0;
  const chars = [...text.normalize('NFC')].flatMap((char) => charactersFor(char, outlines));
  const placed = chars.map((char): Letter => {
    const [advance, outline] = outlines[char] ?? [300, ''];
    const letter = { outline, at, advance };
    at += advance + kerning + spacing;
    return letter;
  });
  return { letters: placed, width: text === '' ? 0 : at - spacing };
}

/** Returns the width of a line of text. Width and font size are in user units. */
export function textWidth(text: string, size: number, style: Style = {}): number {
  return letters(text, style).width * (size / 1000);
}

/** Draws a line of text as outlines, with its left end at x and its baseline at y. */
export function lettering(text: string, x: number, y: number, size: number, color: string, style: Style = {}): string {
  const shapes = letters(text, style).letters.map(({ outline, at }) =>
    outline ? `<g transform="translate(${String(at)} 0)">${path(outline, color)}</g>` : '',
  );
  const scale = size / 1000;
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${String(scale)})">${shapes.join('')}</g>`;
}

/** Draws a line of text as outlines, with its center at x and its baseline at y. */
export const centered = (text: string, x: number, y: number, size: number, color: string, style: Style = {}): string =>
  lettering(text, x - textWidth(text, size, style) / 2, y, size, color, style);

interface Arc {
  cx: number;
  cy: number;
  /** radius of the baseline */
  radius: number;
  /** whether the text runs along the lower half of the circle; it can still be read from left to right */
  isBelow?: boolean;
}

/** Draws text along a circle, centered at the top or the bottom. */
export function onArc(text: string, arc: Arc, size: number, color: string, style: Style = {}): string {
  const { cx, cy, radius, isBelow = false } = arc;
  const { letters: placed, width } = letters(text, style);
  const scale = size / 1000;
  const shapes = placed.map(({ outline, at, advance }) => {
    if (!outline) return '';
    const along = ((at + advance / 2 - width / 2) * scale) / radius;
    const degrees = ((isBelow ? -along : along) * 180) / Math.PI;
    const y = isBelow ? cy + radius : cy - radius;
    const half = (advance / 2) * scale;
    const turn = `rotate(${degrees.toFixed(2)} ${String(cx)} ${String(cy)})`;
    return `<g transform="${turn} translate(${(cx - half).toFixed(1)} ${String(y)}) scale(${String(scale)})">${path(outline, color)}</g>`;
  });
  return shapes.join('');
}
