import { contrast, luminance, type Rgb, white } from './color.ts';
import { ratios } from './contrast.ts';

/** What pages have to know of a logo's file. */
export interface LogoLook {
  /** in pixels */
  width: number;
  height: number;
  /** the tones of its outline (see `outlineTones`); left out for a logo with a background of its own */
  outline?: readonly number[] | undefined;
}

/** Share of clear pixels from which a logo counts as drawn on nothing. */
const LEAST_CLEAR = 0.08;
/** Opacities below which a pixel counts as clear, and from which it counts as drawn, 0–255. */
const CLEAR = 32;
const DRAWN = 128;
/** Steps from black to white in which tones are told apart, of 5 % contrast each. */
const TONES = 64;
/** Contrast of white on black. */
const MOST_CONTRAST = 21;
/** What WCAG adds to both luminances of a contrast. */
const FLARE = 0.05;

/**
 * How light the outline of a logo is, whose background is clear: for each tone its share of the pixels that are next to
 * nothing. What it encloses reads on the logo itself. Undefined for a logo with a background of its own, and for one that shows nothing.
 * @param pixels red, green, blue and opacity of each, 0–255
 * @param width of the picture in pixels
 */
export function outlineTones(pixels: Uint8ClampedArray, width: number): number[] | undefined {
  const count = pixels.length / 4;
  const opacity = (at: number): number => pixels[at * 4 + 3] ?? 0;
  let clear = 0;
  for (let at = 0; at < count; at++) if (opacity(at) < CLEAR) clear++;
  if (clear < count * LEAST_CLEAR) return undefined;
  const tones = new Array<number>(TONES).fill(0);
  let found = 0;
  for (let at = 0; at < count; at++) {
    if (opacity(at) < DRAWN) continue;
    const left = at % width === 0 ? 0 : opacity(at - 1);
    const right = at % width === width - 1 ? 0 : opacity(at + 1);
    if (Math.min(left, right, opacity(at - width), opacity(at + width)) >= DRAWN) continue;
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at * 4, at * 4 + 3);
    const tone = toneOf([red, green, blue]);
    tones[tone] = (tones[tone] ?? 0) + 1;
    found++;
  }
  return found === 0 ? undefined : tones.map((each) => each / found);
}

const toneOf = (color: Rgb): number =>
  Math.min(TONES - 1, Math.floor((Math.log((luminance(color) + FLARE) / FLARE) / Math.log(MOST_CONTRAST)) * TONES));

/** The share of an outline that reads on a ground. */
function shareOn(outline: readonly number[], ground: Rgb): number {
  const behind = luminance(ground) + FLARE;
  return outline.reduce((sum, share, tone) => {
    const ratio = (FLARE * MOST_CONTRAST ** ((tone + 0.5) / TONES)) / behind;
    return Math.max(ratio, 1 / ratio) >= ratios.graphic ? sum + share : sum;
  }, 0);
}

/** Share of the outline that has to read; what else there is are accents, which a reader can miss. */
const LEAST_SHARE = 0.85;
/** A plate has to show so much more of the outline. */
const LEAST_GAIN = 0.1;

/** What stands behind a logo: nothing where it reads on the ground itself. */
export type LogoPlate = 'none' | 'white' | 'dark';
const dark: Rgb = [22, 24, 29];

/** The plate that a logo needs on a ground. A logo of unknown look counts as drawn for light grounds. */
export function logoPlate(look: LogoLook | undefined, ground: Rgb): LogoPlate {
  const outline = look?.outline;
  if (outline === undefined) return contrast(ground, white) < 1.5 ? 'none' : 'white';
  const bare = shareOn(outline, ground);
  const [onWhite, onDark] = [shareOn(outline, white), shareOn(outline, dark)];
  if (bare >= LEAST_SHARE || Math.max(onWhite, onDark) < bare + LEAST_GAIN) return 'none';
  return onWhite >= onDark ? 'white' : 'dark';
}

/** Widest logo, as width by height, that is a mark and no line of words. */
const WIDEST_MARK = 1.5;

/** Whether a logo is so square that a bar has the name beside it. */
export const isMark = (look: LogoLook | undefined): boolean =>
  look !== undefined && look.height > 0 && look.width / look.height <= WIDEST_MARK;
