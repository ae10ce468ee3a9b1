import { z } from 'zod';

/** Someone who signs in to the product, with a page of their own or as a teammate of its owner. */
export const customer = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  /** `Primary Owner`, or another text for a teammate */
  userType: z.string(),
  /** page that a primary owner owns, else '' */
  landingPageId: z.string(),
});
export type Customer = z.infer<typeof customer>;
