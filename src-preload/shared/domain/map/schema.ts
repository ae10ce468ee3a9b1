import { z } from 'zod';

const place = {
  /** as it was sent; may be any text */
  address: z.string(),
  /** degrees; undefined if the place is not known; the same is true of `longitude` */
  latitude: z.number().min(-90).max(90).optional(),
  longitude: z.number().min(-180).max(180).optional(),
  /** '' if the city is not known; the same is true of `state` */
  city: z.string(),
  /** a code or a name, as the server keeps it */
  state: z.string(),
};

/** A text message that a visitor of a site has sent. */
export const receivedText = z.object({
  id: z.string(),
  ...place,
  /** '' if the server does not tell the sender */
  sender: z.string(),
  phone: z.string(),
  email: z.string(),
  /** whether the sender agrees to be answered by text message; undefined if the server does not tell */
  consent: z.boolean().optional(),
  /** the wording of the consent, as the sender saw it; '' if the server does not tell */
  consentWording: z.string(),
  message: z.string(),
  /** URLs of the photos that came with the text message: absolute, or paths of the backend */
  photos: z.array(z.string()).default([]),
  receivedAt: z.string(),
  /** ID of the pro on whose site the text message was sent */
  proId: z.string(),
});
export type ReceivedText = z.infer<typeof receivedText>;

/** A professional with a landing page. `id` is the ID of the landing page. */
export const pro = z.object({
  id: z.string(),
  ...place,
  /** '' if the server does not tell the name */
  name: z.string(),
  /**
   * number of the pro's older text messages that the server has dropped, because it keeps a limited number for each pro
   */
  droppedTexts: z.number(),
});
export type Pro = z.infer<typeof pro>;

export const mapEntries = z.object({ texts: z.array(receivedText), pros: z.array(pro) });
export type MapEntries = z.infer<typeof mapEntries>;

/** The server's answer. `canDelete` is whether the server can delete text messages. */
export const mapAnswer = mapEntries.extend({ canDelete: z.boolean() });
export type MapAnswer = z.infer<typeof mapAnswer>;

/** The name of a pro with the number of its text messages, or the name of a region with the number of its entries. */
export const textCount = z.object({ name: z.string(), count: z.number() });
export type TextCount = z.infer<typeof textCount>;

export const entryKinds = ['text', 'pro'] as const;
export type EntryKind = (typeof entryKinds)[number];
