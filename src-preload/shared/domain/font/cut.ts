import { z } from 'zod';

/** A request for a face that the app has no file of, with only the letters of a site's pages. */
export const fontCut = z.object({
  family: z.string().min(1),
  /** the wanted weight; the nearest weight of the family is used */
  weight: z.number().int(),
  letters: z.string(),
});
export type FontCut = z.infer<typeof fontCut>;
/** Makes the face and returns it as WOFF2; undefined if the face is not available. */
export type CutFont = (cut: FontCut) => Promise<Uint8Array | undefined>;

/**
 * A request of the embedded backend to the app, because the app has the settings to reach the internet from a company's
 * network.
 */
export const fontRequest = z.object({ type: z.literal('font'), id: z.number().int(), cut: fontCut });
export type FontRequest = z.infer<typeof fontRequest>;

export interface FontReply {
  type: 'font';
  id: number;
  /** WOFF2; missing if the face is not available */
  bytes?: Uint8Array;
}
