import { contrast, parseColor, white, type Rgb } from './color.ts';
import { ratios } from './contrast.ts';
import { prominentColors } from './prominent.ts';

/** What pages have to know of a logo's file. */
export interface LogoLook {
  /** in pixels */
  width: number;
  height: number;
  /** its main colors as hex, where nothing is behind them; left out for a logo with a background of its own */
  colors?: readonly string[];
}

/** Share of clear pixels from which a logo counts as drawn on nothing. */
const LEAST_CLEAR = 0.08;
/** Further colors are accents, which a reader can miss. */
const MAIN_COLORS = 2;
const CLEAR = 32;

/**
 * The main colors of a logo whose background is clear; undefined for one with a background of its own, and for
 * one that shows nothing.
 * @param pixels red, green, blue and opacity of each, 0–255
 */
export function colorsOnNothing(pixels: Uint8ClampedArray): string[] | undefined {
  let clear = 0;
  for (let at = 3; at < pixels.length; at += 4) if ((pixels[at] ?? 0) < CLEAR) clear++;
  const share = (clear * 4) / pixels.length;
  if (share < LEAST_CLEAR || share === 1) return undefined;
  const colors = prominentColors(pixels, MAIN_COLORS);
  // Whites and light grays, which are left out there, are all that it has.
  return colors.length > 0 ? colors : ['#ffffff'];
}

const readsOn = (colors: readonly string[], ground: Rgb): boolean =>
  colors.every((color) => contrast(parseColor(color) ?? white, ground) >= ratios.graphic);

/** What stands behind a logo: nothing where it reads on the ground itself. */
export type LogoPlate = 'none' | 'white' | 'dark';

/** The plate that a logo needs on a ground. Of an unknown one it is taken that it was drawn for light grounds. */
export function logoPlate(look: LogoLook | undefined, ground: Rgb): LogoPlate {
  const colors = look?.colors;
  if (colors === undefined) return contrast(ground, white) < 1.5 ? 'none' : 'white';
  if (readsOn(colors, ground)) return 'none';
  return readsOn(colors, white) ? 'white' : 'dark';
}

/** Widest logo, as width by height, that is a mark and no line of words. */
const WIDEST_MARK = 1.5;

/** Whether a logo is so square that a bar has the name beside it. */
export const isMark = (look: LogoLook | undefined): boolean =>
  look !== undefined && look.height > 0 && look.width / look.height <= WIDEST_MARK;
