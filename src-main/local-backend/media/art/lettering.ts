import glyphs from '../../data/glyphs.json' with { type: 'json' };
import { path } from './canvas.ts';

const outlines = glyphs.glyphs as unknown as Readonly<
  Record<string, readonly [advance: number, outline: string] | undefined>
>;
const kerning = -12;

/** How wide a line of text is at a size, both in user units. */
export function textWidth(text: string, size: number): number {
  return [...text].reduce((width, char) => width + (outlines[char]?.[0] ?? 300) + kerning, 0) * (size / 1000);
}

/** A line of text as outlines, its baseline at y; what the face lacks is left blank. */
export function lettering(text: string, x: number, y: number, size: number, color: string): string {
  let at = 0;
  const shapes = [...text].map((char) => {
    const [advance, outline] = outlines[char] ?? [300, ''];
    const shape = outline ? `<g transform="translate(${String(at)} 0)">${path(outline, color)}</g>` : '';
    at += advance + kerning;
    return shape;
  });
  const scale = size / 1000;
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${String(scale)})">${shapes.join('')}</g>`;
}

export const centered = (text: string, x: number, y: number, size: number, color: string) =>
  lettering(text, x - textWidth(text, size) / 2, y, size, color);
