import { Hono } from 'hono';
import { z } from 'zod';
import { canvasPoint, textStyle } from '#shared/domain/logo/generator.ts';
import type { AppEnv } from '../http/env.ts';
import type { Services } from '../services.ts';
import { HttpError } from '../http/errors.ts';
import { optionalText, parseBody, requiredText } from '../http/parse.ts';
import { artistFor } from '../logos/artist.ts';
import { readBrief } from '../logos/brief.ts';
import { drawLogos, withoutBackground } from '../logos/draw.ts';
import { createLogoRepo } from '../logos/logo-repo.ts';
import { decoded } from '../media/decoded.ts';
import { ownPicture } from '../media/own-picture.ts';
import { uploadFolder, uploadName } from '../media/uploads.ts';
import { parseSite, type StoredSite } from '../sites/site-repo.ts';

const NO_GROUND = 'The background is not of one color, so it cannot be removed.';

const createBody = z.strictObject({
  slug: requiredText,
  selectedImage: requiredText,
  signedS3Photo: requiredText,
  text0Value: optionalText,
  text1Value: optionalText,
  textSettings: z.tuple([textStyle, textStyle]),
  imagePosition: canvasPoint,
  textPosition0: canvasPoint,
  textPosition1: canvasPoint,
  backgroundColor: optionalText,
});

/** Routes that generate logos from a prompt, list them, remove backgrounds, and store settings of finished logos. */
export function logoRoutes({ db, media, sites, home }: Services): Hono<AppEnv> {
  const logos = createLogoRepo(db);

  function siteOf(found: StoredSite | undefined, name: string): StoredSite {
    if (!found) throw new HttpError(404, `There is no site “${name}”.`);
    return found;
  }

  async function storePng(png: Buffer, name: string): Promise<string> {
    const path = uploadFolder + uploadName(name, 'image/png');
    await media.write(path, png);
    return path;
  }

  async function withoutGround(address: string, url: string): Promise<string> {
    const picture = await ownPicture(media, address, new URL(url).origin);
    const png = await decoded(address, () => withoutBackground(picture));
    if (!png) throw new HttpError(422, NO_GROUND);
    return storePng(png, 'no-background');
  }

  return new Hono<AppEnv>()
    .post('/api/generate-refined-logo/:sitePk', async (c) => {
      siteOf(await sites.byPk(c.req.param('sitePk')), c.req.param('sitePk'));
      const { logo } = await parseBody(c, z.object({ logo: requiredText }));
      return c.json({ logo_refined: await withoutGround(logo, c.req.url) });
    })
    .post('/api/ai-logo-generate/:slug', async (c) => {
      const { sitePk, ...site } = siteOf(await sites.bySlug(c.req.param('slug')), c.req.param('slug'));
      const { prompt } = await parseBody(c, z.object({ prompt: requiredText }));
      const record = parseSite({ sitePk, ...site });
      const brief = readBrief(record, prompt);
      const seed = `${prompt} ${String(await logos.countOf(sitePk))}`;
      const drawings = await drawLogos(brief, seed, artistFor(home.draw, record, brief, prompt));
      const urls = await Promise.all(drawings.map((png) => storePng(png, `${site.slug}-logo`)));
      await logos.add(sitePk, urls, prompt);
      return c.json({ message: urls });
    })
    .get('/api/ai-logo-get-all/:slug', async (c) => {
      const { sitePk } = siteOf(await sites.bySlug(c.req.param('slug')), c.req.param('slug'));
      return c.json({ message: await logos.ofSite(sitePk) });
    })
    .post('/api/ai-logo-remove-background', async (c) => {
      const { url } = await parseBody(c, z.object({ url: requiredText }));
      return c.json({ message: await withoutGround(url, c.req.url) });
    })
    .post('/api/ai-logo-create', async (c) => {
      const { slug, ...settings } = await parseBody(c, createBody);
      const { sitePk } = siteOf(await sites.bySlug(slug), slug);
      await ownPicture(media, settings.signedS3Photo, new URL(c.req.url).origin);
      await logos.keepSettings(sitePk, settings);
      return c.json({ status: 'success' });
    });
}
