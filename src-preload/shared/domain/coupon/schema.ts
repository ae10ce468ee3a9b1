import { z } from 'zod';

export const coupon = z.object({
  id: z.string(),
  name: z.string(),
  /** 0 to 100 */
  percentOff: z.number().optional(),
  /** in cents */
  amountOff: z.number().optional(),
});
export type Coupon = z.infer<typeof coupon>;
