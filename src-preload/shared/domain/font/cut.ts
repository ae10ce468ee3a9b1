import { z } from 'zod';

/** A face of a family that the app has no file of, cut to the letters of a site's pages. */
export const fontCut = z.object({
  family: z.string().min(1),
  /** the wanted weight; the family's nearest one is used */
  weight: z.number().int(),
  letters: z.string(),
});
export type FontCut = z.infer<typeof fontCut>;
/** Gives the face as WOFF2; undefined where it cannot be had. */
export type CutFont = (cut: FontCut) => Promise<Uint8Array | undefined>;

/** What the embedded backend asks of the app, which knows the way through a company's network. */
export const fontRequest = z.object({ type: z.literal('font'), id: z.number().int(), cut: fontCut });
export type FontRequest = z.infer<typeof fontRequest>;

export interface FontReply {
  type: 'font';
  id: number;
  /** WOFF2; missing where there is none */
  bytes?: Uint8Array;
}
