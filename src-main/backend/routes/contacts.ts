import { Hono } from 'hono';
import { productNames } from '#shared/domain/product-names.ts';
import type { AppEnv } from '../http/env.ts';
import type { Services } from '../services.ts';

export function contactRoutes({ db, options }: Services): Hono<AppEnv> {
  return new Hono<AppEnv>().get(productNames(options.product).contactsPath, async (c) =>
    c.json({ message: await db.selectFrom('contact').selectAll().orderBy('display_name').execute() }),
  );
}
