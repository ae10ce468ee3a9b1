import { z } from 'zod';

/** Someone who signs in to the agency's product: the primary owner of a page, or a teammate of such an owner. */
export const customer = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  /** `Primary Owner`, or any other text for a teammate */
  userType: z.string(),
  /** ID of the page that a primary owner owns, else '' */
  landingPageId: z.string(),
});
export type Customer = z.infer<typeof customer>;
