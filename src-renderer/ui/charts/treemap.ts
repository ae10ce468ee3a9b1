import { hierarchy, treemap, treemapSquarify } from 'd3';
import type { TextCount } from '#shared/domain/map/schema.ts';

/** Width and height of a chart, in pixels. */
export const SIDE = 700;
/** Maximum number of tiles in a chart. If there are more items, the last tile is the sum of the smallest items. */
export const MOST_TILES = 60;
const GAP = 2;
const PADDING = 8;
const LINE = 16;
/** Assumed width of a character, in pixels. If it were too small, labels would be cut off instead of shortened. */
const CHARACTER_WIDTH = 6.3;
const WIDE_CHARACTER_WIDTH = 9.2;
const FEWEST_LETTERS = 3;

export interface Tile extends TextCount {
  x: number;
  y: number;
  width: number;
  height: number;
  /** lines of the label that fit into the tile; [] if none fits */
  label: string[];
}

/**
 * Returns the tiles, with areas roughly proportional to the counts; [] if all counts are 0. The tile with the highest
 * count comes first, the sum of the smallest items last.
 */
export function tilesOf(counts: readonly TextCount[]): Tile[] {
  const some = counts.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
  const items = some.length > MOST_TILES ? [...some.slice(0, MOST_TILES - 1), othersOf(some)] : some;
  if (items.length === 0) return [];
  const root = hierarchy<{ children?: TextCount[]; count?: number }>({ children: items }).sum(({ count = 0 }) => count);
  const laid = treemap<{ children?: TextCount[]; count?: number }>()
    .tile(treemapSquarify)
    .size([SIDE, SIDE])
    .paddingInner(GAP)(root);
  return laid.leaves().map(({ data, x0, y0, x1, y1 }) => {
    const { name, count } = data as TextCount;
    const [width, height] = [x1 - x0, y1 - y0];
    return { name, count, x: x0, y: y0, width, height, label: labelOf(name, count, width, height) };
  });
}

function othersOf(sorted: readonly TextCount[]): TextCount {
  const rest = sorted.slice(MOST_TILES - 1);
  return { name: `${rest.length} others`, count: rest.reduce((sum, { count }) => sum + count, 0) };
}

/** Returns the lines of a tile's label: the name and the count, on two lines or on one, as far as they fit. */
export function labelOf(name: string, count: number, width: number, height: number): string[] {
  const room = width - 2 * PADDING;
  const lines = Math.floor((height - PADDING) / LINE);
  if (lines < 1) return [];
  const written = count.toLocaleString();
  const short = shortened(name, room);
  const whole = textWidth(`${name} ${written}`) <= room ? [`${name} ${written}`] : undefined;
  if (lines === 1) return whole ?? (short ? [short] : textWidth(written) <= room ? [written] : []);
  if (short === undefined) return textWidth(written) <= room ? [written] : [];
  return textWidth(written) <= room ? [short, written] : [short];
}

/** Returns the text, shortened if it is too wide; undefined if even its first FEWEST_LETTERS letters are too wide. */
function shortened(name: string, room: number): string | undefined {
  if (textWidth(name) <= room) return name;
  for (let length = name.length - 1; length >= FEWEST_LETTERS; length--) {
    const short = `${name.slice(0, length).trimEnd()}…`;
    if (textWidth(short) <= room) return short;
  }
  return undefined;
}

/** Returns the estimated width of a text in pixels: too large rather than too small, so that the text fits. */
export function textWidth(text: string): number {
  return [...text].reduce(
    (sum, letter) => sum + (/[A-ZMWmw@%&…]/.test(letter) ? WIDE_CHARACTER_WIDTH : CHARACTER_WIDTH),
    0,
  );
}
