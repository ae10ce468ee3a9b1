import { Hono } from 'hono';
import { HttpError } from '../../http/errors.ts';
import type { AppEnv } from '../../http/env.ts';
import { fontFile, webFontItems } from '../../web-fonts.ts';

const FILES = '/media/fonts';
const NO_KEY = {
  error: {
    code: 403,
    message: 'Method doesn’t allow unregistered callers. Please use API Key or other form of API consumer identity.',
    status: 'PERMISSION_DENIED',
  },
};

/** Routes of a list of web fonts in Google Fonts’ wire format, and of the font files that the app ships. */
export function webFontRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/providers/webfonts/v1/webfonts', (c) => {
      if (!c.req.query('key')) return c.json(NO_KEY, 403);
      const items = webFontItems(new URL(c.req.url).origin + FILES);
      if (c.req.query('sort') === 'alpha') items.sort((a, b) => a.family.localeCompare(b.family));
      return c.json({ kind: 'webfonts#webfontList', items });
    })
    .get(`${FILES}/:name`, async (c) => {
      const file = await fontFile(c.req.param('name'));
      if (!file) throw new HttpError(404, 'There is no such font.');
      c.header('Content-Type', 'font/woff2');
      c.header('Cache-Control', 'public, max-age=31536000, immutable');
      c.header('Access-Control-Allow-Origin', '*');
      return c.body(new Uint8Array(file));
    });
}
