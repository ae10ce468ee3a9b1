import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import { listingGroups, supportAccount } from '../../data/listings.ts';
import type { AppEnv } from '../../http/env.ts';
import { createListingRepo, listingBody, type ListingBody, type StoredListing } from '../../listings/listing-repo.ts';
import { loadSharp } from '../../media/sharp.ts';
import type { Services } from '../../services.ts';
import { demoPage } from './demo-page.ts';
import type { TokenHolder } from './google.ts';

const base = '/providers/business-profile';
const mediaBody = z.object({
  mediaFormat: z.literal('PHOTO'),
  locationAssociation: z.object({ category: z.enum(['COVER', 'LOGO', 'ADDITIONAL']) }),
  sourceUrl: z.url(),
});
const adminBody = z.object({ admin: z.email(), role: z.enum(['OWNER', 'MANAGER', 'SITE_MANAGER']) });
/**
 * Limits of a cover photo: its width and height in pixels have to be less than these. Its width divided by its height
 * may differ from `ratio` by at most `tolerance`.
 */
const cover = { width: 2120, height: 1928, ratio: 1.77, tolerance: 0.1 };

class GoogleError extends Error {
  readonly status: 400 | 401 | 404;
  readonly reason: string | undefined;

  constructor(status: 400 | 401 | 404, message: string, reason?: string) {
    super(message);
    this.status = status;
    this.reason = reason;
  }
}
const statusNames = { 400: 'INVALID_ARGUMENT', 401: 'UNAUTHENTICATED', 404: 'NOT_FOUND' } as const;

/** Returns the service's reason for refusing an address; undefined if the address is accepted. */
function addressProblem({ storefrontAddress: address }: ListingBody): string | undefined {
  if (!address) return undefined;
  const street = address.addressLines.join(' ');
  if (/\blot\b/i.test(street)) return 'PIN_DROP_REQUIRED';
  return /\d/.test(street) && address.postalCode && address.locality ? undefined : 'INVALID_ADDRESS';
}

/**
 * Routes that simulate Google's Business Profile APIs (accounts, information, verifications, media), as far as the app
 * uses them.
 */
export function businessProfileProviderRoutes({ db, media, options }: Services, holder: TokenHolder): Hono<AppEnv> {
  const listings = createListingRepo(db);
  const accounts = [{ ...supportAccount, accountName: `${options.product} Support` }, ...listingGroups];

  function present(c: Context, { id, body, placeId }: StoredListing) {
    const metadata = placeId
      ? { placeId, mapsUri: `https://maps.google.com/maps?cid=${id}`, hasVoiceOfMerchant: true }
      : {};
    return c.json({ ...body, name: `locations/${id}`, metadata });
  }
  async function found(id: string): Promise<StoredListing> {
    const listing = await listings.byId(id);
    if (!listing) throw new GoogleError(404, 'Requested entity was not found.');
    return listing;
  }
  async function body<T extends z.ZodType>(c: Context, schema: T): Promise<z.output<T>> {
    const parsed = schema.safeParse(await c.req.json().catch(() => undefined));
    if (!parsed.success) throw new GoogleError(400, 'Request contains an invalid argument.');
    return parsed.data;
  }
  async function checkCover(sourceUrl: string): Promise<void> {
    const picture = await media.read(new URL(sourceUrl).pathname);
    if (!picture) throw new GoogleError(400, 'The photo could not be fetched.', 'PHOTO_FETCH_FAILED');
    const sharp = await loadSharp();
    const { width = 0, height = 1 } = await sharp(picture.bytes).metadata();
    const fits = width < cover.width && height < cover.height;
    if (!fits || Math.abs(width / height - cover.ratio) > cover.tolerance) {
      throw new GoogleError(400, 'The photo has a wrong size or aspect ratio.', 'PHOTO_SIZE');
    }
  }

  const api = new Hono<AppEnv>();
  api.onError((error, c) => {
    if (!(error instanceof GoogleError)) throw error;
    const details = error.reason
      ? [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: error.reason, domain: 'mybusiness.example' }]
      : [];
    const { status, message } = error;
    return c.json({ error: { code: status, message, status: statusNames[status], details } }, status);
  });
  const signedIn = new Hono<AppEnv>()
    .use(async (c, next) => {
      if (!holder(c.req.header('Authorization'))) {
        throw new GoogleError(401, 'Request had invalid authentication credentials.');
      }
      await next();
    })
    .get('/v1/accounts', (c) =>
      c.json({ accounts: accounts.map(({ id, ...account }) => ({ name: `accounts/${id}`, ...account })) }),
    )
    .get('/v1/accounts/:account/locations', async (c) => {
      const all = await listings.ofAccount(c.req.param('account'));
      const locations = all.map(({ id, body: stored, placeId }) => ({
        ...stored,
        name: `locations/${id}`,
        metadata: placeId ? { placeId, mapsUri: `https://maps.google.com/maps?cid=${id}` } : {},
      }));
      return c.json(locations.length > 0 ? { locations } : {});
    })
    .post('/v1/accounts/:account/locations', async (c) => {
      const location = await body(c, listingBody);
      const problem = addressProblem(location);
      if (problem) throw new GoogleError(400, 'Request contains an invalid argument.', problem);
      if (!location.title || !location.storeCode) throw new GoogleError(400, 'Title and store code are required.');
      return present(c, await listings.create(c.req.param('account'), c.req.query('requestId'), location));
    })
    .patch('/v1/locations/:id', async (c) => {
      const listing = await found(c.req.param('id'));
      const change = await body(c, listingBody);
      const mask = (c.req.query('updateMask') ?? '').split(',').filter(Boolean);
      if (mask.length === 0) throw new GoogleError(400, 'updateMask is required.');
      const next = { ...listing.body, ...Object.fromEntries(mask.map((field) => [field, change[field]])) };
      await listings.update(listing.id, next);
      return present(c, { ...listing, body: next });
    })
    .post('/v1/locations/:id/admins', async (c) => {
      const { id } = await found(c.req.param('id'));
      const { admin, role } = await body(c, adminBody);
      await listings.addAdmin(id, admin, role);
      return c.json({ name: `locations/${id}/admins/${admin}`, admin, role, pendingInvitation: true });
    })
    .get('/v1/locations/:id/VoiceOfMerchantState', async (c) => {
      const { verified } = await found(c.req.param('id'));
      return c.json(verified ? { hasVoiceOfMerchant: true, hasBusinessAuthority: true } : { verify: {} });
    })
    .post('/v4/accounts/:account/locations/:id/media', async (c) => {
      const { id, accountId } = await found(c.req.param('id'));
      const { locationAssociation, sourceUrl } = await body(c, mediaBody);
      if (locationAssociation.category === 'COVER') await checkCover(sourceUrl);
      const item = await listings.addMedia(id, locationAssociation.category, sourceUrl);
      const name = `accounts/${accountId}/locations/${id}/media/${String(item)}`;
      return c.json({ name, mediaFormat: 'PHOTO', locationAssociation, googleUrl: sourceUrl });
    });

  return api
    .get(`${base}/dashboard/l/:id`, async (c) => {
      const { body: stored, verified } = await found(c.req.param('id'));
      return demoPage(c, stored.title ?? 'Listing', html`<p>${verified ? 'Verified' : 'Not verified yet'}</p>`);
    })
    .get(`${base}/verify/l/:id`, async (c) => {
      const { id, body: stored } = await found(c.req.param('id'));
      return demoPage(
        c,
        `Verify ${stored.title ?? 'the listing'}`,
        html`<form method="post" action="${base}/verify/l/${id}"><button class="main">Verify now</button></form>`,
      );
    })
    .post(`${base}/verify/l/:id`, async (c) => {
      const { id } = await found(c.req.param('id'));
      await listings.verify(id);
      return demoPage(c, 'Verified', html`<p>You can go back to the app.</p>`);
    })
    .route(base, signedIn);
}
