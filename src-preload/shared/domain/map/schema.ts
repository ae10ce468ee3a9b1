import { z } from 'zod';

const place = {
  /** as it was sent; may be anything */
  address: z.string(),
  /** degrees; undefined where nobody has found the place */
  latitude: z.number().min(-90).max(90).optional(),
  longitude: z.number().min(-180).max(180).optional(),
  /** '' where it is not known, as is `state` */
  city: z.string(),
  /** a code or a name, as the server keeps it */
  state: z.string(),
};

/** A text that a visitor of a site has sent. */
export const receivedText = z.object({
  id: z.string(),
  ...place,
  /** '' where the server does not tell it */
  sender: z.string(),
  phone: z.string(),
  email: z.string(),
  /** whether the sender agrees to be answered by text; undefined where the server does not tell it */
  consent: z.boolean().optional(),
  /** the words of that consent as the sender saw them; '' where the server does not tell them */
  consentWording: z.string(),
  message: z.string(),
  /** addresses of the photos that came with it: absolute, or paths of the backend */
  photos: z.array(z.string()).default([]),
  receivedAt: z.string(),
  /** id of the pro whose site it was sent on */
  proId: z.string(),
});
export type ReceivedText = z.infer<typeof receivedText>;

/** A professional with a landing page; its id is that of the page. */
export const pro = z.object({
  id: z.string(),
  ...place,
  /** '' where the server does not tell it */
  name: z.string(),
  /** number of its older texts that the server has dropped, because it keeps only so many per pro */
  droppedTexts: z.number(),
});
export type Pro = z.infer<typeof pro>;

/** What the map shows. */
export const mapEntries = z.object({ texts: z.array(receivedText), pros: z.array(pro) });
export type MapEntries = z.infer<typeof mapEntries>;

/** The server's answer. */
export const mapAnswer = mapEntries.extend({ /** whether it offers to delete a text */ canDelete: z.boolean() });
export type MapAnswer = z.infer<typeof mapAnswer>;

/** How many texts a pro has received. */
export const textCount = z.object({ name: z.string(), count: z.number() });
export type TextCount = z.infer<typeof textCount>;

export const entryKinds = ['text', 'pro'] as const;
export type EntryKind = (typeof entryKinds)[number];
