import { Hono } from 'hono';
import { coupons, plans } from '../data/plans.ts';
import type { AppEnv } from '../http/env.ts';

export function checkoutRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/api/stripe-get-all-plans', (c) => c.json({ message: plans }))
    .get('/api/stripe-coupons', (c) => c.json({ message: coupons }));
}
