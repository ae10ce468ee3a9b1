import { Hono } from 'hono';
import type { AppEnv } from '../http/env.ts';
import { industries } from '../data/industries/index.ts';

export function industryRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/api/get_all_industries', (c) =>
    c.json({ message: industries.map(({ id, name }) => ({ id, industry_name: name })) }),
  );
}
