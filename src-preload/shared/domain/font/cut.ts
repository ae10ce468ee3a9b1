import { z } from 'zod';

/** A request for a font file that contains only the letters of a site's pages. */
export const fontCut = z.object({
  family: z.string().min(1),
  /** the wanted weight; the nearest weight of the family is used */
  weight: z.number().int(),
  letters: z.string(),
});
export type FontCut = z.infer<typeof fontCut>;
/** Makes the requested font file and returns it as WOFF2; undefined if the font is not available. */
export type CutFont = (cut: FontCut) => Promise<Uint8Array | undefined>;

/**
 * A message by which the embedded backend asks the app for a font file. The app makes the file, because only the app
 * has the settings to reach the internet from a company's network.
 */
export const fontRequest = z.object({ type: z.literal('font'), id: z.number().int(), cut: fontCut });
export type FontRequest = z.infer<typeof fontRequest>;

export interface FontReply {
  type: 'font';
  id: number;
  /** WOFF2; missing if the font is not available */
  bytes?: Uint8Array;
}
