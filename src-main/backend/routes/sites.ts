import { Hono } from 'hono';
import { z } from 'zod';
import { checkSlug } from '#shared/domain/site/identity.ts';
import { BASE_MODIFIED, NEWER_ON_SERVER } from '#shared/domain/site/base-version.ts';
import type { JsonValue } from '#shared/record/operation.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import { HALF_CHARACTER, isWellFormed } from '#shared/record/well-formed.ts';
import { inTransaction } from '../db/tables.ts';
import type { AppEnv } from '../http/env.ts';
import type { Services } from '../services.ts';
import { HttpError } from '../http/errors.ts';
import { check, jsonBody, parseBody, requiredText } from '../http/parse.ts';
import { newUploads } from '../media/uploads.ts';
import { withPhotoIds } from '../sites/photo-ids.ts';
import { rawText } from '../sites/raw-text.ts';
import { parseSite, type SiteHead, type StoredSite } from '../sites/site-repo.ts';

const saveFlags = ['resaveGalleryPhotos', 'resaveHeroPhotos'];
const newerOnServer = () => new HttpError(412, 'Somebody else has saved this site meanwhile.', NEWER_ON_SERVER);
const duplicateSlug = 'Slug already exists in DB. Saving may overwrite existing data.';

const photosBody = z.object({
  heroPhotos: z.boolean().optional(),
  id: requiredText,
  photos: z.array(z.record(z.string(), z.unknown())),
});

function found<T extends SiteHead>(site: T | undefined, name: string): T {
  if (!site) throw new HttpError(404, `There is no site “${name}”.`);
  return site;
}

/**
 * Refuses halves of surrogate pairs. They are accepted in members that are the same in the stored record, because
 * otherwise nothing else of that site could be saved.
 */
function refuseHalfCharacters(document: RawValue, stored: StoredSite | undefined): void {
  const before = stored && RawValue.parse(stored.document);
  const bad = document.keys().find((key) => {
    const [value, known] = [document.at(key), before?.child(key)];
    return !(known && value.isSame(known)) && !isWellFormed(value.toValue() as JsonValue);
  });
  if (bad !== undefined) throw new HttpError(400, `${bad}: ${HALF_CHARACTER}`);
}

function isSameList(before: string, now: string, field: string): boolean {
  const [one, other] = [before, now].map((document) => RawValue.parse(document).child(field));
  return one && other ? one.isSame(other) : one === other;
}

/**
 * Returns a record inside of `{"message":…}`, as bytes. Each byte is written only once, because joining a large record
 * with other text takes three times as long.
 */
function inMessage(document: string): Uint8Array<ArrayBuffer> {
  const [before, after] = ['{"message":', '}'];
  const bytes = Buffer.allocUnsafe(before.length + Buffer.byteLength(document) + after.length);
  bytes.write(before);
  bytes.write(document, before.length);
  bytes.write(after, bytes.length - after.length);
  return bytes;
}

export function siteRoutes({ db, sites, sitesOn, newPictures, uploads }: Services): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/api/getLandingPage/:slug', async (c) => {
      const site = found(await sites.bySlug(c.req.param('slug')), c.req.param('slug'));
      c.header('Content-Type', 'application/json');
      return c.body(inMessage(site.document));
    })
    .get('/api/get-landing-page-modified/:slug', async (c) => {
      const { modified } = found(await sites.headBySlug(c.req.param('slug')), c.req.param('slug'));
      return c.json({ message: modified });
    })
    .post('/api/check-if-slug-duplicate', async (c) => {
      const { slug } = await parseBody(c, z.object({ slug: requiredText }));
      return c.json({ message: await sites.isTaken(slug) });
    })
    .post('/edit/landingpage', async (c) => {
      const { raw } = await jsonBody(c);
      const document = saveFlags.reduce((rest, flag) => (rest.child(flag) ? rest.without(flag) : rest), raw);
      const [sitePk, slug] = [rawText(document, 'sitePk'), rawText(document, 'slug')];
      if (!sitePk) throw new HttpError(400, 'sitePk is required.');
      const stored = await sites.byPk(sitePk);
      const checked = checkSlug(slug);
      // A slug that an earlier version of the backend accepted stays valid for its site.
      if (slug !== stored?.slug && (checked.error !== undefined || checked.value !== slug)) {
        throw new HttpError(400, checked.error ?? 'Invalid slug format. Please enter a valid slug.');
      }
      refuseHalfCharacters(document, stored);
      await uploads.take?.(newUploads(document.toText(), stored?.document));
      const outcome = await sites.save(document, c.get('userId'), c.req.header(BASE_MODIFIED));
      if (outcome.kind === 'newer') throw newerOnServer();
      if (outcome.kind === 'unknown') throw new HttpError(404, `There is no site with the key ${sitePk}.`);
      if (outcome.kind === 'duplicate') throw new HttpError(409, duplicateSlug, 'duplicate_slug');
      newPictures.addSite(sitePk, () => parseSite(outcome.site));
      return c.json({ status: 'success', message: { slug: outcome.site.slug, modified: outcome.site.modified } });
    })
    .post('/api/save-photos-from-int', async (c) => {
      const { raw, value } = await jsonBody(c);
      const body = check(photosBody, value);
      await uploads.take?.(newUploads(raw.toText()));
      const kind = body.heroPhotos ? 'hero' : 'gallery';
      const field = kind === 'hero' ? 'hero_gallery_photos' : 'gallery';
      const photos = await inTransaction(db, async (tx) => {
        const site = found(await sitesOn(tx).byPk(body.id, 'forUpdate'), body.id);
        const base = c.req.header(BASE_MODIFIED);
        const before = base === undefined ? undefined : await sitesOn(tx).savedAs(site.sitePk, base);
        // Only the list that this call replaces is compared: other fields may have changed since the base.
        if (before !== undefined && !isSameList(before, site.document, field)) throw newerOnServer();
        const numbered = await withPhotoIds(tx, raw.child('photos') ?? RawValue.list([]), kind);
        await sitesOn(tx).save(RawValue.parse(site.document).with(field, numbered), c.get('userId'));
        return numbered;
      });
      c.header('Content-Type', 'application/json');
      return c.body(`{"status":"Success","photos":${photos.toText()}}`);
    });
}
