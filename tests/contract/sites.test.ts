import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  type Contract,
  createSite,
  freshSlug,
  getSite,
  isMessy,
  modifiedOf,
  openContract,
  refusal,
} from './contract.ts';

let api: Contract;
let slug: string;
beforeAll(async () => {
  api = await openContract();
  slug = await createSite(api);
}, 60_000);

const save = (text: string) => api.call('POST', '/edit/landingpage', text);

describe('[HOST-02] reading a site', () => {
  test('the whole site comes under message, with products and payments as JSON strings of fields', async () => {
    const { site } = await getSite(api, slug);
    expect(site.slug).toBe(slug);
    for (const field of ['products', 'payments']) {
      const items = JSON.parse(String(site[field] ?? '[]')) as { fields?: unknown }[];
      for (const item of items) expect(item.fields).toBeTypeOf('object');
    }
  });

  test('the modified time alone equals the one in the site', async () => {
    expect(await modifiedOf(api, slug)).toBe((await getSite(api, slug)).site.modified);
  });

  test.each(['getLandingPage', 'get-landing-page-modified'])('%s of an unknown slug is a 404', async (call) => {
    const answer = await api.call('GET', `/api/${call}/${freshSlug()}`);
    expect(answer.status).toBe(404);
    refusal.parse(answer.json);
  });

  test('[SAVE-03] the duplicate check says whether a slug exists', async () => {
    const check = async (candidate: string) =>
      (await api.call('POST', '/api/check-if-slug-duplicate', { slug: candidate })).json;
    expect(await check(slug)).toMatchObject({ message: true });
    expect(await check(freshSlug())).toMatchObject({ message: false });
    expect((await api.call('POST', '/api/check-if-slug-duplicate', {})).status).toBe(400);
  });
});

describe('[HOST-02] saving a site', () => {
  test('every save changes the modified time, also one that changes nothing', async () => {
    const seen = new Set<string>();
    for (let i = 0; i < 4; i++) {
      await save((await getSite(api, slug)).raw);
      seen.add(await modifiedOf(api, slug));
    }
    expect(seen.size).toBe(4);
  });

  test('[SAVE-03] a new slug renames the site: same keys, and the old slug is gone', async () => {
    const old = await createSite(api);
    const { site, raw } = await getSite(api, old);
    const renamed = freshSlug();
    expect((await save(raw.replace(`"slug":"${old}"`, `"slug":"${renamed}"`))).status).toBe(200);
    const after = await getSite(api, renamed);
    expect([after.site.sitePk, after.site.id_key]).toEqual([site.sitePk, site.id_key]);
    expect((await api.call('GET', `/api/getLandingPage/${old}`)).status).toBe(404);
  });

  test('[SAVE-03] the slug of another site is refused, and both sites stay as they are', async () => {
    const other = await createSite(api);
    const before = [await getSite(api, slug), await getSite(api, other)];
    const answer = await save(before[1]?.raw.replace(`"slug":"${other}"`, `"slug":"${slug}"`) ?? '');
    expect(answer.status).toBe(409);
    refusal.parse(answer.json);
    expect([await getSite(api, slug), await getSite(api, other)]).toEqual(before);
  });

  test.each([
    ['an unknown site', 404, '{"sitePk":99999999999999999999,"slug":"x"}'],
    ['no site key', 400, '{"slug":"x"}'],
    ['a slug with a dot', 400, '{"sitePk":1,"slug":"a.b"}'],
    ['text that is not JSON', 400, '{"sitePk":'],
    ['a list', 400, '[]'],
  ])('%s is refused with %i', async (_, status, text) => {
    const answer = await save(text);
    expect(answer.status).toBe(status);
    refusal.parse(answer.json);
  });
});

// The messy backend ignores the `Base-Modified` header, as some backends do.
describe.skipIf(isMessy)('[SRV-02] a save that names the version that it was made from', () => {
  const based = (path: string, body: unknown, base: string) => api.call('POST', path, body, { 'Base-Modified': base });

  test('is taken while that is the newest, and refused once another save came between', async () => {
    const { raw } = await getSite(api, slug);
    const base = await modifiedOf(api, slug);
    expect((await based('/edit/landingpage', raw, base)).status).toBe(200);
    const between = await modifiedOf(api, slug);
    const answer = await based('/edit/landingpage', raw, base);
    expect([answer.status, answer.json]).toEqual([412, { message: expect.any(String), code: 'newer_on_server' }]);
    expect(await modifiedOf(api, slug)).toBe(between);
  });

  test('of photos is refused only where another save changed those photos', async () => {
    const { raw, site } = await getSite(api, slug);
    const photos = [{ photo: 'https://img.example/based.jpg' }];
    const body = { heroPhotos: true, id: site.sitePk, photos };
    const saved = await save(raw);
    const base = z.object({ message: z.object({ modified: z.string() }) }).parse(saved.json).message.modified;
    await save((await getSite(api, slug)).raw);
    expect((await based('/api/save-photos-from-int', body, base)).status).toBe(200);
    const answer = await based('/api/save-photos-from-int', body, base);
    expect([answer.status, answer.json]).toEqual([412, { message: expect.any(String), code: 'newer_on_server' }]);
  });
});

describe('[HOST-02] re-saving photos', () => {
  test('photos of an unknown site and a missing list are refused', async () => {
    const unknown = await api.call('POST', '/api/save-photos-from-int', { heroPhotos: false, id: '0', photos: [] });
    expect(unknown.status).toBe(404);
    expect((await api.call('POST', '/api/save-photos-from-int', { id: '0' })).status).toBe(400);
  });
});
