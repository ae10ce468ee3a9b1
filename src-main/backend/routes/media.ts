import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '../http/env.ts';
import type { Services } from '../services.ts';
import type { Media } from '../media/media-store.ts';
import { drawingPolicy } from '../http/drawing-policy.ts';
import { HttpError } from '../http/errors.ts';
import { parseQuery } from '../http/parse.ts';

const mediaQuery = z.object({ w: z.coerce.number().int().min(16).max(4096).optional() });

/** Path of the folder with the photos that visitors sent with their messages. */
export const messagePhotoFolder = '/media/messages/';

/** Answers with a picture. @throws HttpError 404 if there is none */
function show(c: Context, picture: Media | undefined, caching: string) {
  if (!picture) throw new HttpError(404, 'There is no such picture.');
  c.header('Content-Type', picture.type);
  c.header('Cache-Control', caching);
  c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('Content-Security-Policy', drawingPolicy);
  return c.body(new Uint8Array(picture.bytes));
}

export function mediaRoutes({ media, texts }: Services): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(`${messagePhotoFolder}:name`, async (c) => {
      const bytes = await texts.photo(c.req.param('name'));
      // The photo may be deleted, so no shared cache may keep it, and browsers have to ask each time.
      return show(c, bytes && { bytes, type: 'image/webp' }, 'private, no-cache');
    })
    .get('/media/*', async (c) => {
      c.header('Access-Control-Allow-Origin', '*');
      const picture = await media.read(c.req.path, parseQuery(c, mediaQuery).w);
      return show(c, picture, 'public, max-age=31536000, immutable');
    });
}
