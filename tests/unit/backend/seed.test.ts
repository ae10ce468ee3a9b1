import { expect, test } from 'vitest';
import { productNames } from '#shared/domain/product-names.ts';
import { flag, list, text } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import { industries } from '../../../src-main/backend/data/industries/index.ts';
import { inProcess, temporaryFolder } from './in-process.ts';

const demos = ['blue-ridge-plumbing', 'summit-roofing', 'sparrow-house-cleaning'];

async function demoSites() {
  const api = await inProcess();
  const user = await api.signedIn();
  const answers = await Promise.all(demos.map((slug) => api.get(`/api/getLandingPage/${slug}`, user)));
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  return { api, texts, sites: texts.map((body) => (JSON.parse(body) as { message: SiteDocument }).message) };
}

test('[HOST-01] at least twelve trades, each with services, questions, keywords, copy and reviews of its own', () => {
  expect(industries.length).toBeGreaterThanOrEqual(12);
  for (const industry of industries) {
    expect(industry.services.length, industry.name).toBeGreaterThanOrEqual(6);
    expect(industry.faqs.length, industry.name).toBeGreaterThanOrEqual(5);
    expect(industry.keywords.length, industry.name).toBeGreaterThanOrEqual(5);
    expect(industry.reviews.length, industry.name).toBeGreaterThanOrEqual(5);
    expect(industry.taglines.length * industry.abouts.length, industry.name).toBeGreaterThan(4);
    for (const { service } of industry.reviews) expect(industry.services[service], industry.name).toBeDefined();
    expect(
      industry.services.some(({ long }) => long.includes('COMPANY NAME')),
      industry.name,
    ).toBe(true);
  }
  const sentences = industries.flatMap(({ services }) => services.flatMap(({ short, long }) => [short, long]));
  expect(new Set(sentences).size).toBe(sentences.length);
  expect(new Set(industries.map(({ id }) => id)).size).toBe(industries.length);
});

test('[HOST-01] three finished demo sites: two ready to publish, one that lacks its contact and domain', async () => {
  const { sites } = await demoSites();
  for (const site of sites) {
    expect(site.version).toBe('v2.1');
    expect(list(site.gallery).length).toBeGreaterThanOrEqual(9);
    for (const field of [
      'services',
      'testimonials',
      'faqs',
      'teammates',
      'service_areas',
      'hero_gallery_photos',
    ] as const) {
      expect(list(site[field] as unknown[]).length, field).toBeGreaterThan(0);
    }
    // These two lists are stored as JSON texts.
    for (const text of [site.products, site.payments] as unknown[]) {
      expect((JSON.parse(String(text)) as unknown[]).length).toBeGreaterThan(0);
    }
    expect(list(site.business_hours)).toHaveLength(7);
    expect(flag(site.show_team_page)).toBe(true);
    expect(JSON.stringify(site)).not.toContain('COMPANY NAME');
  }
  expect(sites.map((site) => Boolean(site.sitewright_contact_id && text(site.paid_url)))).toEqual([true, true, false]);
});

test('[HOST-01] the demo records hold what a real backend would: unknown fields, long ids, number texts', async () => {
  const { texts } = await demoSites();
  for (const body of texts) {
    expect(body).toMatch(/"crm_account_ref":\d{20}[,}]/);
    expect(body).toMatch(/"lead_score":\d\.\d0[,}]/);
    expect(RawValue.parse(body).get(['message', 'crm_account_ref'])?.toText()).toMatch(/^\d{20}$/);
  }
});

test('[HOST-01] every picture that a demo site names can be had', async () => {
  const { api, texts } = await demoSites();
  const urls = new Set(texts.flatMap((body) => body.match(/\/media\/[\w./-]+/g) ?? []));
  expect(urls.size).toBeGreaterThan(40);
  for (const url of urls) {
    const answer = await api.get(`${url}?w=64`);
    expect([url, answer.status]).toEqual([url, 200]);
  }
}, 60_000);

test('a new start leaves the data as it is', async () => {
  const dataDir = await temporaryFolder();
  const first = await inProcess({ dataDir });
  const user = await first.signedIn();
  const before = await (await first.get('/api/getLandingPage/summit-roofing', user)).text();
  const edited = before.slice('{"message":'.length, -1).replace('Summit Roofing & Exteriors', 'Summit Roofs');
  await first.backend.app.request('http://127.0.0.1/edit/landingpage', { method: 'POST', headers: user, body: edited });
  await first.backend.close();
  const second = await inProcess({ dataDir });
  expect(await (await second.get('/api/getLandingPage/summit-roofing', user)).text()).toContain('Summit Roofs');
});

test('the demo sites are listed as they are by now, with a picture that can be had', async () => {
  const { api, texts } = await demoSites();
  const user = await api.signedIn();
  const listed = async () => {
    const answer = await api.get('/api/demo-sites', user);
    return ((await answer.json()) as { message: Record<string, string>[] }).message;
  };
  const before = await listed();
  expect(before.map(({ slug }) => slug)).toEqual(demos);
  expect(before[1]).toMatchObject({ company_type: 'Roofing', city: 'Fort Collins', state: 'CO' });
  for (const { thumbnail } of before) expect((await api.get(thumbnail ?? '')).status).toBe(200);
  const renamed = texts[1]!.slice('{"message":'.length, -1).replaceAll('"summit-roofing"', '"summit-2"');
  await api.backend.app.request('http://127.0.0.1/edit/landingpage', { method: 'POST', headers: user, body: renamed });
  expect((await listed()).map(({ slug }) => slug)).toEqual([demos[0], demos[2]]);
});

test('[HOST-02] calls and records have the client’s names when the product’s name has spaces', async () => {
  const api = await inProcess({ product: 'page mill' });
  const user = await api.signedIn();
  const names = productNames('page mill');
  expect((await api.get(names.contactsPath, user)).status).toBe(200);
  const answer = await api.get(`/api/getLandingPage/${demos[0]!}`, user);
  expect(((await answer.json()) as { message: SiteDocument }).message).toHaveProperty(names.contactField);
});
