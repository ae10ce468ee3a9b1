import { Hono } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '../http/env.ts';
import { HttpError } from '../http/errors.ts';
import { optionalText, parseBody, parseQuery, requiredText } from '../http/parse.ts';
import type { Services } from '../services.ts';
import { messagePhotoFolder } from './media.ts';

const degrees = (most: number) => z.coerce.number().min(-most).max(most);
const place = { latitude: degrees(90), longitude: degrees(180), city: optionalText, state: optionalText };

const textPlace = z.object({ textId: requiredText, ...place });
const pagePlace = z.object({ landingPageId: requiredText, ...place });

/** Without `limit` and `before` the answer has all text messages, as the description of the backend's API says. */
const pageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(1000).optional(),
  before: z.string().optional(),
});

/** Routes for the text messages that the sites have received, and for the pros who received them. */
export function textRoutes({ texts, options }: Services): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/api/get-all-texts', async (c) => {
      const page = await texts.page(parseQuery(c, pageQuery));
      const address = (name: string) => options.publicUrl + messagePhotoFolder + name;
      const sent = page.texts.map((each) => ({ ...each, photos: each.photos.map(address) }));
      return c.json({ message: { ...page, texts: sent, can_delete: true } });
    })
    .post('/api/delete-text', async (c) => {
      const { textId } = await parseBody(c, z.object({ textId: requiredText }));
      if (!(await texts.remove(textId))) throw new HttpError(404, `There is no text ${textId}.`);
      return c.json({ status: 'success' });
    })
    .get('/api/get-text-counts', async (c) => c.json({ message: { textCounts: JSON.stringify(await texts.counts()) } }))
    .post('/api/save-text-geocodes', async (c) => {
      const { textId, ...found } = await parseBody(c, textPlace);
      if (!(await texts.placeText(textId, found))) throw new HttpError(404, `There is no text ${textId}.`);
      return c.json({ status: 'success' });
    })
    .post('/api/save-landing-page-geocodes', async (c) => {
      const { landingPageId, ...found } = await parseBody(c, pagePlace);
      if (!(await texts.placePro(landingPageId, found))) throw new HttpError(404, `There is no pro ${landingPageId}.`);
      return c.json({ status: 'success' });
    });
}
