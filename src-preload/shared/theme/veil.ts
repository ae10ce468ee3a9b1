import { black, contrast, mix, white, type Rgb } from './color.ts';
import { ratios } from './contrast.ts';
import { readingOn, type Roles } from './roles.ts';

/** The browser rounds each pixel that it mixes. */
const ROUNDING = 0.05;

/** What is seen of the darkest and the lightest pixel that a photo may have, behind a ground of this opacity. */
const extremes = (ground: Rgb, opacity: number): Rgb[] => [black, white].map((pixel) => mix(pixel, ground, opacity));

const readsOnAll = (color: Rgb, grounds: readonly Rgb[], ratio: number): boolean =>
  grounds.every((ground) => contrast(color, ground) >= ratio);

/** The lowest opacity from the wanted one on, 0–1 in whole percent, at which the ink reads whatever photo lies behind. */
export function leastOpacity(ground: Rgb, ink: Rgb, wanted: number): number {
  for (let percent = Math.round(wanted * 100); percent < 100; percent++) {
    if (readsOnAll(ink, extremes(ground, percent / 100), ratios.text + ROUNDING)) return percent / 100;
  }
  return 1;
}

/** What each color that is derived from a ground has to reach on photos behind it. */
const least = {
  quiet: ratios.text,
  link: ratios.text,
  mark: ratios.text,
  focus: ratios.graphic,
  star: ratios.graphic,
  open: ratios.graphic,
  field: ratios.graphic,
  edge: ratios.graphic,
} as const satisfies Partial<Record<keyof Roles, number>>;

/** The colors of a ground through which a photo is seen: the derived ones move towards the ink until they read on all. */
export function overPhoto(roles: Roles, opacity: number): Roles {
  const grounds = extremes(roles.bg, opacity);
  const [nearest = roles.bg] = grounds.toSorted((a, b) => contrast(roles.ink, a) - contrast(roles.ink, b));
  const moved = Object.entries(least).map(([name, ratio]) => {
    const own = roles[name as keyof typeof least];
    const reads = [own, readingOn(own, nearest, ratio + ROUNDING)].find((color) => readsOnAll(color, grounds, ratio));
    return [name, reads ?? roles.ink] as const;
  });
  return { ...roles, ...Object.fromEntries(moved) };
}
