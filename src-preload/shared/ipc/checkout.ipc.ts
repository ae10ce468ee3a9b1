import { z } from 'zod';
import { coupon } from '../domain/coupon/schema.ts';
import { planGroup } from '../domain/plan/schema.ts';
import { call } from './define.ts';

export const checkoutCalls = {
  /**
   * Returns the plans. If the backend fails, the failure is logged and the last known list, or an empty one, is
   * returned with `stale`.
   */
  'checkout.plans': call(z.object({}), z.object({ groups: z.array(planGroup), stale: z.boolean() })),
  /**
   * Returns the coupons. If the backend fails, the failure is logged and the last known list, or an empty one, is
   * returned with `stale`.
   */
  'checkout.coupons': call(z.object({}), z.object({ coupons: z.array(coupon), stale: z.boolean() })),
  /**
   * Returns the link to the page where the site's customer pays. Returns no link if the saved record lacks something
   * that the link needs, or if no checkout page is set up.
   */
  'checkout.link': call(
    z.object({ slug: z.string().min(1).max(200) }),
    z.object({
      link: z.string().optional(),
      /** address of the external tool that makes a new checkout; missing if no tool is set up */
      toolUrl: z.string().optional(),
    }),
    { errors: ['NOT_OPEN', 'OFFLINE'] },
  ),
};
