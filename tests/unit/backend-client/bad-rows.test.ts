import { describe, expect, test } from 'vitest';
import type { BackendClient } from '../../../src-main/backend-client/client.ts';
import { clientOf, json } from './fake-backend.ts';
import { jsonText } from '../../support/json-text.ts';

interface ListCall {
  ask: (client: BackendClient) => Promise<unknown>;
  /** the call's name in errors and in the log */
  name: string;
  /** returns the response body with the given rows */
  body: (rows: readonly unknown[]) => unknown;
  good: unknown;
  /** a row that has to be left out, because it or one of its members is missing or of a wrong kind */
  bad: unknown;
  /** the member of `bad` that is wrong, as the log names it; `row` if the row itself is wrong */
  member: string;
  /** returns the rows of the call's result; without it, the result is the list of rows */
  rows?: (answer: never) => readonly unknown[];
}

const inMessage = (rows: unknown) => ({ message: rows });
const site = { multipage: false, github_repo: '', paid_url: '', id_key: 'k', slug: 's', first_publish_url: '' };

const calls: ListCall[] = [
  {
    ask: (client) => client.contacts.list(),
    name: 'GET /api/getSitewrightContacts',
    body: inMessage,
    good: { display_id: 1, display_name: 'Ann' },
    bad: { display_id: null, display_name: 'Bob' },
    member: 'display_id',
  },
  {
    ask: (client) => client.customers.ofSite(jsonText('1')),
    name: 'POST /api/get-user-by-landing-page',
    body: inMessage,
    good: { customer: { id: 1 }, phone: '1' },
    bad: { customer: { id: null } },
    member: 'customer.id',
  },
  {
    ask: (client) => client.customers.search('a'),
    name: 'POST /api/get-customer-by-any',
    body: (customers) => inMessage({ customers }),
    good: { id: 1, name: 'Ann' },
    bad: { name: 'Bob' },
    member: 'id',
  },
  {
    ask: (client) => client.checkout.plans(),
    name: 'GET /api/stripe-get-all-plans',
    body: (data) => inMessage({ core: { data } }),
    good: { id: 'p', active: true },
    bad: { id: null, active: true },
    member: 'id',
  },
  {
    ask: (client) => client.checkout.coupons(),
    name: 'GET /api/stripe-coupons',
    body: inMessage,
    good: { id: 'c', name: 'Ten' },
    bad: { id: null, name: 'Five' },
    member: 'id',
  },
  {
    ask: (client) => client.creation.industries(),
    name: 'GET /api/get_all_industries',
    body: inMessage,
    good: { id: 1, industry_name: 'Roofing' },
    bad: { id: 2 },
    member: 'industry_name',
  },
  {
    ask: (client) => client.creation.demoSites(),
    name: 'GET /api/demo-sites',
    body: inMessage,
    good: { slug: 'a' },
    bad: { slug: null },
    member: 'slug',
  },
  {
    ask: (client) => client.custom.threeSteps('a', 'b'),
    name: 'GET /api/landing-pages/generate-three-steps',
    body: inMessage,
    good: { heading: 'Call', description: 'us' },
    bad: { heading: {} },
    member: 'heading',
  },
  {
    ask: (client) => client.services.keywordFamilies('a', 'b'),
    name: 'GET /api/seo/default-keyword-families/search',
    body: inMessage,
    good: { primary_keyword: 'a', keywords: ['b'] },
    bad: { primary_keyword: [] },
    member: 'primary_keyword',
  },
  {
    ask: (client) => client.services.keywordFamilies('a', 'b'),
    name: 'GET /api/seo/default-keyword-families/search',
    body: (keywords) => inMessage([{ primary_keyword: 'a', keywords }]),
    good: 'b',
    bad: { not: 'a word' },
    member: 'row',
    rows: ([family]: [{ keywords: string[] }]) => family.keywords,
  },
  {
    ask: (client) => client.services.defaults('1'),
    name: 'GET /api/get_default_services/{id}',
    body: inMessage,
    good: { service_name: 'Roofs' },
    bad: { service_name: null },
    member: 'service_name',
  },
  {
    ask: (client) => client.layout.defaultPresets('css'),
    name: 'GET /api/get_custom_css_presets/default',
    body: inMessage,
    good: { name: 'Calm', preset: { custom_primary: '#112233' } },
    bad: { name: null, preset: {} },
    member: 'name',
  },
  {
    ask: (client) => client.texts.all(),
    name: 'GET /api/get-all-texts',
    body: (texts) => inMessage({ texts, pros: [] }),
    good: { id: 1 },
    bad: { id: null },
    member: 'id',
    rows: ({ texts }: { texts: unknown[] }) => texts,
  },
  {
    ask: (client) => client.texts.all(),
    name: 'GET /api/get-all-texts',
    body: (pros) => inMessage({ texts: [], pros }),
    good: { id: 1 },
    bad: { company_name: 'Acme' },
    member: 'id',
    rows: ({ pros }: { pros: unknown[] }) => pros,
  },
  {
    ask: (client) => client.texts.counts(),
    name: 'GET /api/get-text-counts',
    body: (counts) => inMessage({ textCounts: JSON.stringify(Object.fromEntries(Object.entries(counts))) }),
    good: 3,
    bad: 'many',
    member: 'count',
  },
  {
    ask: (client) => client.reviews.sources(),
    name: 'GET /api/get-review-sources',
    body: (data) => ({ data: { data } }),
    good: { name: 'Maps' },
    bad: { name: {} },
    member: 'name',
  },
  {
    ask: (client) => client.reviews.categorize([]),
    name: 'POST /api/categorize-reviews',
    body: (testimonials) => ({ data: { testimonials } }),
    good: { id: 1, review: 'Good' },
    bad: { id: 2, review: [] },
    member: 'review',
  },
  {
    ask: (client) => client.businessProfile.findPlace('a'),
    name: 'POST /api/get_place_id_by_text_query',
    body: (data) => inMessage({ data }),
    good: { name: 'Acme', place_id: 'x' },
    bad: { name: 'Acme', place_id: null },
    member: 'place_id',
  },
  {
    ask: (client) => client.places.suggest('a', false),
    name: 'GET /ads/location-suggestion',
    body: inMessage,
    good: { id: 1, city: 'Austin' },
    bad: { id: 2, city: null },
    member: 'city',
  },
  {
    ask: (client) => client.stockPhotos.ofIndustry('a'),
    name: 'GET /api/get_industry_stock_photos/{company_type}',
    body: (data) => ({ data }),
    good: 'https://a.example/1.jpg',
    bad: { url: 'x' },
    member: 'row',
  },
  {
    ask: (client) => client.stockPhotos.ofIndustry('a'),
    name: 'GET /api/get_industry_stock_photos/{company_type}',
    body: (photos) => photos,
    good: 'https://a.example/1.jpg',
    bad: { url: 'x' },
    member: 'row',
  },
  {
    ask: (client) => client.media.archived(jsonText('1')),
    name: 'GET /api/getArchivedPhotos/{sitePk}',
    body: inMessage,
    good: { photo: 'https://a.example/1.jpg' },
    bad: { photo: null },
    member: 'photo',
  },
  {
    ask: (client) => client.logo.generate('s', 'a'),
    name: 'POST /api/ai-logo-generate/{slug}',
    body: inMessage,
    good: { url: 'https://a.example/1.png' },
    bad: { id: 1 },
    member: 'row',
  },
  {
    ask: (client) => client.logo.earlier('s'),
    name: 'GET /api/ai-logo-get-all/{slug}',
    body: inMessage,
    good: 'https://a.example/1.png',
    bad: null,
    member: 'row',
  },
  {
    ask: (client) => client.releases.list('/api/publishing', 'k'),
    name: 'GET /api/publishing/releases/{id_key}',
    body: (releases) => inMessage({ url: '', releases }),
    good: { id: 1, published_at: '2026-01-01', pages: 3, current: true },
    bad: { id: null, published_at: '2026-01-01', pages: 3, current: false },
    member: 'id',
    rows: ({ releases }: { releases: unknown[] }) => releases,
  },
  {
    ask: (client) => client.revisions.list('/api/revisions', 'acme'),
    name: 'GET /api/revisions/{slug}',
    body: (revisions) => inMessage({ revisions }),
    good: { modified: 'm1', by: 'Ann Lee', own: true },
    bad: { modified: null, by: 'Ann Lee', own: true },
    member: 'modified',
  },
  {
    ask: (client) => client.sites.spellcheck('teh'),
    name: 'POST /api/spellcheck/',
    body: (misspelled_words) => ({ misspelled_words }),
    good: 'teh',
    bad: null,
    member: 'row',
  },
  {
    ask: (client) => client.sites.publish(site),
    name: 'POST /publish',
    body: (changed_pages) => inMessage({ url: 'https://a.example/', changed_pages }),
    good: { path: '/', hash: 'x' },
    bad: { path: null, hash: 'y' },
    member: 'path',
    rows: ({ changedPages }: { changedPages: unknown[] }) => changedPages,
  },
];

/** Calls that read no list of rows from their responses. */
const withoutRows: Partial<Record<keyof BackendClient, readonly string[]>> = {
  sites: ['getSite', 'getModified', 'slugIsTaken', 'saveSite', 'savePhotos'],
  creation: ['create', 'taskStatus'],
  generation: ['tagline', 'aboutUs', 'metaTitle', 'metaDescription'],
  services: ['description'],
  faqs: ['generate'],
  releases: ['rollBack', 'remove'],
  layout: [],
  logo: ['refine', 'removeBackground', 'create'],
  media: ['presign', 'merge'],
  customers: ['makeTeammates'],
  businessProfile: ['saveAccountId'],
  domain: ['checkAvailability', 'purchase', 'configureDns', 'configureExternal', 'snapshot', 'index', 'park'],
  texts: ['savePlace', 'remove'],
  auth: ['requestCode', 'verify', 'refresh'],
};

const answered = async ({ ask, body, rows = (answer: never) => answer }: ListCall, held: readonly unknown[]) => {
  const { client, logged } = clientOf([() => json(body(held))]);
  return { rows: rows((await ask(client)) as never), logged };
};

describe('[HOST-02] one bad row of an answer', () => {
  test.each(calls)('never takes the others with it, and is logged with call and member: $name', async (call) => {
    const { good, bad, name, member } = call;
    const alone = (await answered(call, [good])).rows;
    expect(alone).toHaveLength(1);
    for (const given of [
      [bad, good],
      [good, bad],
    ]) {
      const { rows, logged } = await answered(call, given);
      // The body of the text counts names each count by its index. Behind `bad`, the good count has another index than
      // in `alone`, so its name is not compared.
      expect(rows).toEqual(name.endsWith('text-counts') ? [expect.objectContaining({ count: 3 })] : alone);
      expect(logged).toContainEqual(['rows left out', { name, members: [member], count: 1 }]);
    }
    expect((await answered(call, [good])).logged).not.toContainEqual(expect.arrayContaining(['rows left out']));
  });

  test('is tested for every call that returns a list', () => {
    const { client } = clientOf([() => json({})]);
    const asked = new Map<string, Set<string>>();
    const spied = Object.fromEntries(
      Object.entries(client).map(([area, all]) => [
        area,
        new Proxy(Object(all) as object, {
          get: (_, call) => () => {
            asked.set(area, (asked.get(area) ?? new Set()).add(String(call)));
            return Promise.resolve();
          },
        }),
      ]),
    ) as unknown as BackendClient;
    for (const { ask } of calls) void ask(spied);
    for (const [area, all] of Object.entries(client)) {
      if (typeof all !== 'object' || all === null) continue;
      const known = [...(asked.get(area) ?? []), ...(withoutRows[area as keyof BackendClient] ?? [])];
      expect({ area, calls: known.sort() }).toEqual({ area, calls: Object.keys(all as object).sort() });
    }
  });

  test.each(calls.filter(({ name }) => name !== 'POST /publish'))(
    'makes the call fail when all rows are bad: $name',
    async (call) => {
      const refused = { code: 'BAD_ANSWER', details: { call: call.name } };
      await expect(answered(call, [call.bad, call.bad])).rejects.toMatchObject(refused);
    },
  );
});
