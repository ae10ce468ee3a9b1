import type { ImageUse, RenderInput } from '../types.ts';

/**
 * Uses in which visitors notice that a photo is too small. `lightbox` is left out because it never enlarges a photo.
 */
const seenUses: ReadonlySet<ImageUse> = new Set(['hero', 'about', 'card', 'gallery']);

/**
 * Screens on which a photo has to be sharp: a laptop of 1440 px, and a phone of 390 px with two device pixels per CSS
 * pixel. `vw` is the length of 1vw in CSS pixels.
 */
const screens = [
  { vw: 14.4, scale: 1 },
  { vw: 3.9, scale: 2 },
] as const;
type Screen = (typeof screens)[number];

/**
 * Returns a length in CSS pixels. Structures write lengths as `380px`, `64vw`, or `min(…)` and `max(…)` of such
 * lengths; other forms throw an error.
 */
function pixelsOf(length: string, screen: Screen): number {
  const [, choice, list] = /^(min|max)\((.*)\)$/.exec(length) ?? [];
  if (list !== undefined) {
    const each = list.split(',').map((part) => pixelsOf(part.trim(), screen));
    return choice === 'min' ? Math.min(...each) : Math.max(...each);
  }
  const [, number, unit] = /^([\d.]+)(px|vw)$/.exec(length) ?? [];
  if (unit === undefined) throw new Error(`“${length}” is no length of a photo’s place`);
  return Number(number) * (unit === 'px' ? 1 : screen.vw);
}

/** Returns the width in device pixels that a photo fills on a screen, according to its `sizes` attribute. */
function widthOn(sizes: string, screen: Screen): number {
  for (const entry of sizes.split(/,(?![^(]*\))/)) {
    const [, least, length = ''] = /^\s*(?:\(min-width: (\d+)px\) )?(.+?)\s*$/.exec(entry) ?? [];
    if (least === undefined || screen.vw * 100 >= Number(least)) return pixelsOf(length, screen) * screen.scale;
  }
  return 0;
}

/** Returns the width in pixels that a photo needs in a place, on the screen that needs the most. */
export const widthNeeded = (sizes: string): number =>
  Math.round(Math.max(...screens.map((screen) => widthOn(sizes, screen))));

/**
 * Returns the width in pixels that each photo of a site needs in the largest of its places, by the photo's address.
 * @param draw renders all pages and calls the given function for their pictures
 */
export function photoWidths(draw: (image: RenderInput['image']) => unknown): ReadonlyMap<string, number> {
  const widths = new Map<string, number>();
  draw((url, use, _, sizes) => {
    if (sizes !== undefined && seenUses.has(use)) {
      widths.set(url, Math.max(widths.get(url) ?? 0, widthNeeded(sizes)));
    }
    return { src: url };
  });
  return widths;
}
