import { contrast, luminance, type Rgb, white } from './color.ts';
import { ratios } from './contrast.ts';

/** The facts about a logo's file that pages need. */
export interface LogoLook {
  /** width and height in pixels */
  width: number;
  height: number;
  /** the result of `outlineTones`; missing if there is no outline, for example because the logo has a background */
  outline?: readonly number[] | undefined;
}

/** Minimum share of clear (transparent) pixels in a logo that counts as having a clear background. */
const LEAST_CLEAR = 0.08;
/** Opacities, 0–255: a pixel below CLEAR counts as clear, a pixel at or above DRAWN counts as drawn. */
const CLEAR = 32;
const DRAWN = 128;
/** Number of tones from black to white. The contrast of neighboring tones is about 1.05. */
const TONES = 64;
/** Contrast of white on black. */
const MOST_CONTRAST = 21;
/** Constant that WCAG adds to both luminances of a contrast ratio. */
const FLARE = 0.05;

/**
 * Returns how light the outline of a logo with a clear background is: for each tone, its share of the outline's pixels.
 * The outline is all drawn pixels at the picture's edge or beside a pixel that is not drawn. Drawn pixels inside are
 * not counted, because they are seen against the logo itself. Returns undefined for a logo with a background of its
 * own, and for a logo without drawn pixels.
 * @param pixels red, green, blue and opacity of each pixel, 0–255
 * @param width width of the picture in pixels
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

/** Returns the share of an outline that has enough contrast on a ground. */
function shareOn(outline: readonly number[], ground: Rgb): number {
  const behind = luminance(ground) + FLARE;
  return outline.reduce((sum, share, tone) => {
    const ratio = (FLARE * MOST_CONTRAST ** ((tone + 0.5) / TONES)) / behind;
    return Math.max(ratio, 1 / ratio) >= ratios.graphic ? sum + share : sum;
  }, 0);
}

/** Minimum share of the outline that must have enough contrast. The rest are accents, which a viewer can miss. */
const LEAST_SHARE = 0.85;
/** Minimum share of the outline that a plate must make visible in addition. */
const LEAST_GAIN = 0.1;

/** The plate behind a logo; none if the logo can be seen on the ground itself, or if no plate helps enough. */
export type LogoPlate = 'none' | 'white' | 'dark';
const dark: Rgb = [22, 24, 29];

/**
 * Returns the plate that a logo needs on a ground. A logo without a known outline is assumed to be for light grounds,
 * so it gets a white plate on any ground that is not almost white.
 */
export function logoPlate(look: LogoLook | undefined, ground: Rgb): LogoPlate {
  const outline = look?.outline;
  if (outline === undefined) return contrast(ground, white) < 1.5 ? 'none' : 'white';
  const bare = shareOn(outline, ground);
  const [onWhite, onDark] = [shareOn(outline, white), shareOn(outline, dark)];
  if (bare >= LEAST_SHARE || Math.max(onWhite, onDark) < bare + LEAST_GAIN) return 'none';
  return onWhite >= onDark ? 'white' : 'dark';
}

/** Maximum aspect ratio, width by height, of a logo that is a mark and not a line of words. */
const WIDEST_MARK = 1.5;

/** Whether a logo is a mark, beside which a bar shows the company's name; false if the logo's size is unknown. */
export const isMark = (look: LogoLook | undefined): boolean =>
  look !== undefined && look.height > 0 && look.width / look.height <= WIDEST_MARK;
