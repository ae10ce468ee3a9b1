import { Hono } from 'hono';
import type { AppEnv } from '../http/env.ts';
import type { Services } from '../services.ts';

export function contactRoutes({ db, options }: Services): Hono<AppEnv> {
  return new Hono<AppEnv>().get(`/api/get${options.product}Contacts`, async (c) =>
    c.json({ message: await db.selectFrom('contact').selectAll().orderBy('display_name').execute() }),
  );
}
