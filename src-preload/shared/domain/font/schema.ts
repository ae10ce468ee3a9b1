import { z } from 'zod';

export const fontCategories = ['sans-serif', 'serif', 'display', 'handwriting', 'monospace'] as const;

export const fontFamily = z.object({
  family: z.string().min(1),
  category: z.enum(fontCategories),
  /** upright weights, 100–900 */
  weights: z.array(z.number().int()),
});
export type FontFamily = z.output<typeof fontFamily>;

/** The number of families that a picker shows before a search. */
export const MOST_POPULAR = 50;

/**
 * Returns the address of a face's file for `@font-face` on the app's own pages. Main serves the nearest weight that
 * exists.
 */
export const fontAddress = (family: string, weight = 400): string =>
  `/font?family=${encodeURIComponent(family)}&weight=${String(weight)}`;
