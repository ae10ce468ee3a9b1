import { z } from 'zod';
import { coupon } from '../domain/coupon/schema.ts';
import { planGroup } from '../domain/plan/schema.ts';
import { call } from './define.ts';

export const checkoutCalls = {
  /** Where the backend fails, that is logged, and the answer is the last known list, or an empty one, with `stale`. */
  'checkout.plans': call(z.object({}), z.object({ groups: z.array(planGroup), stale: z.boolean() })),
  /** As `checkout.plans`. */
  'checkout.coupons': call(z.object({}), z.object({ coupons: z.array(coupon), stale: z.boolean() })),
  /**
   * The link by which the customer of the saved record pays; none where the saved record lacks something, or no page is
   * set up.
   */
  'checkout.link': call(
    z.object({ slug: z.string().min(1).max(200) }),
    z.object({
      link: z.string().optional(),
      /** address of the external tool that makes a new checkout; none where it is not set up */
      toolUrl: z.string().optional(),
    }),
    { errors: ['NOT_OPEN', 'OFFLINE'] },
  ),
};
