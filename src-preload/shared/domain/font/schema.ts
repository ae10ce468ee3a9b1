import { z } from 'zod';

export const fontCategories = ['sans-serif', 'serif', 'display', 'handwriting', 'monospace'] as const;

export const fontFamily = z.object({
  family: z.string().min(1),
  category: z.enum(fontCategories),
  /** upright weights, 100–900 */
  weights: z.array(z.number().int()),
});
export type FontFamily = z.output<typeof fontFamily>;

/** The maximum number of families that a picker lists at once. A search in the picker finds the others. */
export const MOST_POPULAR = 50;

/**
 * Returns the URL, without the origin, from which the app's windows and the preview load a font file. Main serves the
 * file of the nearest weight that exists.
 */
export const fontAddress = (family: string, weight = 400): string =>
  `/font?family=${encodeURIComponent(family)}&weight=${String(weight)}`;
