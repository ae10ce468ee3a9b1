import type { ImageUse, RenderInput } from '../types.ts';

/** Uses in which a photo that is too small is seen. A large view is as large as its photo. */
const seenUses: ReadonlySet<ImageUse> = new Set(['hero', 'about', 'card', 'gallery']);

/** Screens on which a photo has to be sharp: a usual laptop, and a phone that shows two pixels for each. */
const screens = [
  { vw: 14.4, scale: 1 },
  { vw: 3.9, scale: 2 },
] as const;
type Screen = (typeof screens)[number];

/** Pixels of a length as the structures write it: `380px`, `64vw`, or `min(…)` and `max(…)` of those. */
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

/** Pixels of the photo that its place shows on a screen, as the `sizes` attribute says it. */
function widthOn(sizes: string, screen: Screen): number {
  for (const entry of sizes.split(/,(?![^(]*\))/)) {
    const [, least, length = ''] = /^\s*(?:\(min-width: (\d+)px\) )?(.+?)\s*$/.exec(entry) ?? [];
    if (least === undefined || screen.vw * 100 >= Number(least)) return pixelsOf(length, screen) * screen.scale;
  }
  return 0;
}

/** The width in pixels that a photo needs in a place, on the screen that needs most. */
export const widthNeeded = (sizes: string): number =>
  Math.round(Math.max(...screens.map((screen) => widthOn(sizes, screen))));

/**
 * The width in pixels that each photo of a site needs in the largest of its places, by its address.
 * @param draw draws all pages with this function for their pictures
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
