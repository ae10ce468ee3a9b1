import { luminance, type Rgb, toHex } from './color.ts';

/** Minimum opacity of a pixel that counts, 0–255. */
const LEAST_OPACITY = 128;
/** Edge of the cubes into which the RGB space is divided. Pixels in the same cube count as one color. */
const CUBE_EDGE = 32;
/** Minimum distance, as a sum over the channels, of two colors that look different. */
const LEAST_DISTANCE = 96;

interface Cell {
  sum: [number, number, number];
  count: number;
}

/**
 * Returns the most frequent colors of a picture as hex, the most frequent first, at most `limit`. White and light greys
 * are left out, because they are usually the background. A color that looks like a more frequent one is left out too.
 * @param pixels red, green, blue and opacity of each pixel, 0–255
 */
export function prominentColors(pixels: Uint8ClampedArray, limit: number): string[] {
  const cells = new Map<number, Cell>();
  for (let at = 0; at < pixels.length; at += 4) {
    const [r = 0, g = 0, b = 0, opacity = 0] = pixels.subarray(at, at + 4);
    if (opacity < LEAST_OPACITY || isBackgroundColor([r, g, b])) continue;
    const key = (Math.floor(r / CUBE_EDGE) * 64 + Math.floor(g / CUBE_EDGE)) * 64 + Math.floor(b / CUBE_EDGE);
    const cell = cells.get(key) ?? { sum: [0, 0, 0], count: 0 };
    cell.sum = [cell.sum[0] + r, cell.sum[1] + g, cell.sum[2] + b];
    cell.count += 1;
    cells.set(key, cell);
  }
  const found: Rgb[] = [];
  for (const { sum, count } of [...cells.values()].sort((a, b) => b.count - a.count)) {
    if (found.length === limit) break;
    const color: Rgb = [sum[0] / count, sum[1] / count, sum[2] / count];
    if (found.every((known) => distance(known, color) >= LEAST_DISTANCE)) found.push(color);
  }
  return found.map(toHex);
}

const distance = (a: Rgb, b: Rgb): number => a.reduce((sum, part, at) => sum + Math.abs(part - (b[at] ?? 0)), 0);

function isBackgroundColor(color: Rgb): boolean {
  return luminance(color) > 0.5 && Math.max(...color) - Math.min(...color) < 24;
}
