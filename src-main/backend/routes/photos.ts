import { Hono } from 'hono';
import { z } from 'zod';
import { flag, list, text } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { industryNamed } from '../data/industries/index.ts';
import type { AppEnv } from '../http/env.ts';
import type { Services } from '../services.ts';
import { HttpError } from '../http/errors.ts';
import { optionalText, parseBody, requiredText } from '../http/parse.ts';
import { mergePictures } from '../media/merge.ts';
import { ownPicture } from '../media/own-picture.ts';
import { uploadFolder, uploadName } from '../media/uploads.ts';
import { parseSite } from '../sites/site-repo.ts';

const mergeBody = z.object({
  images: z.tuple([requiredText, requiredText], 'needs two pictures'),
  id_key: requiredText,
  alignment: z.enum(['vertical', 'Horizontal'], 'must be vertical or Horizontal'),
  gallery_name: optionalText,
});

export function photoRoutes({ media, sites }: Services): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .post('/api/merge_photo', async (c) => {
      const { images, id_key, alignment } = await parseBody(c, mergeBody);
      if (!(await sites.byIdKey(id_key))) throw new HttpError(404, `There is no site with the id_key ${id_key}.`);
      const { origin } = new URL(c.req.url);
      const read = async (path: string) => ({ path, bytes: await ownPicture(media, path, origin) });
      const pictures = [await read(images[0]), await read(images[1])] as const;
      const path = uploadFolder + uploadName('merged', 'image/webp');
      await media.write(path, await mergePictures(pictures, alignment === 'vertical'));
      return c.json({ image: path });
    })
    .get('/api/getArchivedPhotos/:sitePk', async (c) => {
      const site = await sites.byPk(c.req.param('sitePk'));
      if (!site) throw new HttpError(404, `There is no site with the key ${c.req.param('sitePk')}.`);
      return c.json({ message: archivedPhotos(site.sitePk, parseSite(site)) });
    });
}

/** Number of archived photos that each site has in addition to those of its record. */
const OLDER_PHOTOS = 3;
/**
 * Number of the first of the older photos among the trade's pictures. Galleries of new sites have only pictures with
 * lower numbers.
 */
const FIRST_OLDER = 101;

/** Returns the photos that the record marks as archived, and the older photos that the record does not contain. */
function archivedPhotos(sitePk: string, site: SiteDocument): object[] {
  const gallery = list(site.gallery).filter((photo) => photo !== null);
  const trade = industryNamed(text(site.company_type))?.key ?? 'handyman';
  const older = Array.from({ length: OLDER_PHOTOS }, (_, at) => ({
    photo: `/media/seed/${trade}/${String(FIRST_OLDER + at)}.webp`,
    alt_tag: '-image',
    caption: '',
    archived: true,
    associated_service: '',
    gallery: '',
    gallery_name: '',
    landing_page: sitePk,
    order: 0,
    all_photos_order: 0,
    gallery_order: 0,
    homepage_order: -1,
    stock: false,
    photo_pk: `${sitePk}-archived-${String(at + 1)}`,
  }));
  const known = new Set(gallery.map(({ photo }) => text(photo)));
  return [...gallery.filter(({ archived }) => flag(archived)), ...older.filter(({ photo }) => !known.has(photo))];
}
