import { black, contrast, mix, white, type Rgb } from './color.ts';
import { ratios } from './contrast.ts';
import { readableShade, type Roles } from './roles.ts';

/** Added to a contrast ratio, because the browser rounds each pixel that it mixes. */
const ROUNDING = 0.05;

/** Returns how the darkest and the lightest possible pixel of a photo look through a ground of this opacity. */
const extremes = (ground: Rgb, opacity: number): Rgb[] => [black, white].map((pixel) => mix(pixel, ground, opacity));

const readsOnAll = (color: Rgb, grounds: readonly Rgb[], ratio: number): boolean =>
  grounds.every((ground) => contrast(color, ground) >= ratio);

/**
 * Returns the lowest opacity, from `wanted` on, at which the ink is readable over any photo; 1 if there is none.
 * Opacities are 0–1, rounded to two decimals.
 */
export function leastOpacity(ground: Rgb, ink: Rgb, wanted: number): number {
  for (let percent = Math.round(wanted * 100); percent < 100; percent++) {
    if (readsOnAll(ink, extremes(ground, percent / 100), ratios.text + ROUNDING)) return percent / 100;
  }
  return 1;
}

/** Minimum contrast of the colors that `overPhoto` adapts, over any photo behind the ground. */
const minimumRatios = {
  quiet: ratios.text,
  link: ratios.text,
  mark: ratios.text,
  focus: ratios.graphic,
  star: ratios.graphic,
  open: ratios.graphic,
  field: ratios.graphic,
  edge: ratios.graphic,
} as const satisfies Partial<Record<keyof Roles, number>>;

/**
 * Returns the colors of a ground that a photo shines through. A color of `minimumRatios` whose contrast would be too
 * low over some photo becomes lighter or darker, or the ink if that is not enough.
 */
export function overPhoto(roles: Roles, opacity: number): Roles {
  const grounds = extremes(roles.bg, opacity);
  const [nearest = roles.bg] = grounds.toSorted((a, b) => contrast(roles.ink, a) - contrast(roles.ink, b));
  const moved = Object.entries(minimumRatios).map(([name, ratio]) => {
    const own = roles[name as keyof typeof minimumRatios];
    const reads = [own, readableShade(own, nearest, ratio + ROUNDING)].find((color) =>
      readsOnAll(color, grounds, ratio),
    );
    return [name, reads ?? roles.ink] as const;
  });
  return { ...roles, ...Object.fromEntries(moved) };
}
