import { beforeAll, describe, expect, test } from 'vitest';
import { type Contract, createSite, getSite, modifiedOf, openContract } from './contract.ts';

/** Tests of a backend that stores texts unchanged. They do not run on the messy backend, which changes texts. */
let api: Contract;
let slug: string;
beforeAll(async () => {
  api = await openContract();
  slug = await createSite(api);
}, 60_000);

const save = (text: string) => api.call('POST', '/edit/landingpage', text);
/** Returns the body that the app posts: the unchanged document with the two flags. */
const posted = (raw: string) => `${raw.slice(0, -1)},"resaveGalleryPhotos":false,"resaveHeroPhotos":true}`;
const withoutModified = (raw: string) => raw.replace(/"modified":\s*"[^"]*"/, '"modified":""');

describe('[HOST-02] saving a site', () => {
  test('[SAVE-08] unknown fields, long ids and number texts come back byte for byte', async () => {
    const { raw } = await getSite(api, slug);
    const odd = String.raw`"odd_id":98765432109876543210,"rate":1.10,"tiny":2.50e-2,"note":"caf\u00e9 \/ \"x\"","nested":{"a":[1.0,{ "b" : 70E-1 }]}`;
    const text = `${raw.slice(0, -1)}, ${odd}}`;
    expect((await save(posted(text))).status).toBe(200);
    const after = await getSite(api, slug);
    expect(withoutModified(after.raw)).toBe(withoutModified(text));
    expect(await modifiedOf(api, slug)).toBe(after.site.modified);
  });
});

describe('[HOST-02] re-saving photos', () => {
  const photos =
    '[{"photo":"/media/seed/plumbing/3.webp","weight":1.50},{"photo":"/media/seed/plumbing/4.webp","order":9}]';

  test.each([
    ['gallery', false, 'photo_pk'],
    ['hero_gallery_photos', true, 'id'],
  ])('photos for %s get ids and orders and are stored', async (field, heroPhotos, idField) => {
    const target = await createSite(api);
    const { site } = await getSite(api, target);
    const body = `{"heroPhotos":${String(heroPhotos)},"id":${String(site.sitePk)},"photos":${photos}}`;
    const answer = await api.call('POST', '/api/save-photos-from-int', body);
    const { status, photos: saved } = answer.json as { status: string; photos: Record<string, unknown>[] };
    expect(status).toBe('Success');
    expect(saved.map(({ order }) => order)).toEqual([2, 9]);
    expect(new Set(saved.map((photo) => photo[idField])).size).toBe(2);
    expect((await getSite(api, target)).site[field]).toEqual(saved);
    expect(answer.text).toContain('"weight":1.50');
  });
});
