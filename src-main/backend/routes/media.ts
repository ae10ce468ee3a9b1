import { Hono } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '../http/env.ts';
import type { Services } from '../services.ts';
import { drawingPolicy } from '../http/drawing-policy.ts';
import { HttpError } from '../http/errors.ts';
import { parseQuery } from '../http/parse.ts';

const mediaQuery = z.object({ w: z.coerce.number().int().min(16).max(4096).optional() });

export function mediaRoutes({ media }: Services): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/media/*', async (c) => {
    const picture = await media.read(c.req.path, parseQuery(c, mediaQuery).w);
    if (!picture) throw new HttpError(404, 'There is no such picture.');
    c.header('Content-Type', picture.type);
    c.header('Cache-Control', 'public, max-age=31536000, immutable');
    c.header('Access-Control-Allow-Origin', '*');
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Content-Security-Policy', drawingPolicy);
    return c.body(new Uint8Array(picture.bytes));
  });
}
