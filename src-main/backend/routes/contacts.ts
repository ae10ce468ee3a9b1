import { Hono } from 'hono';
import type { AppEnv } from '../http/env.ts';
import type { Services } from '../services.ts';

export function contactRoutes({ db, options }: Services): Hono<AppEnv> {
  return new Hono<AppEnv>().get(`/api/get${options.product}Contacts`, (c) =>
    c.json({ message: db.prepare('SELECT display_id, display_name FROM contact ORDER BY display_name').all() }),
  );
}
