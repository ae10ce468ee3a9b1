import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Contract, createSite, openContract, refusal } from './contract.ts';

let api: Contract;
let slug: string;
beforeAll(async () => {
  api = await openContract();
  slug = await createSite(api);
});

const freshDomain = () => `contract-${randomBytes(5).toString('hex')}.com`;
const number = z.union([z.number(), z.string().regex(/^\d+(\.\d+)?$/)]).transform(Number);
const offer = z.object({
  message: z.looseObject({ available: z.boolean(), period: number.nullish(), price: number.nullish() }),
});
const sale = z.object({ message: z.looseObject({ successfully_purchased: z.boolean() }) });
const success = z.looseObject({ status: z.literal('success') });

const post = async <T extends z.ZodType>(path: string, body: object, schema: T): Promise<z.output<T>> =>
  schema.parse((await api.call('POST', path, body)).json);

describe('[HOST-02] a domain', () => {
  test('[DOM-02] [DOM-03] is offered with period and price, sold once, and then not available any more', async () => {
    const domain = freshDomain();
    const { message } = await post('/api/check-domain-availability', { domain, slug }, offer);
    expect(message.available).toBe(true);
    expect(message.period).toBeGreaterThanOrEqual(1);
    expect(message.price).toBeGreaterThan(1_000_000);

    expect(await post('/api/purchase-domain', { domain, slug }, sale)).toMatchObject({
      message: { successfully_purchased: true },
    });
    expect(await post('/api/check-domain-availability', { domain, slug }, offer)).toMatchObject({
      message: { available: false },
    });
    expect(await post('/api/purchase-domain', { domain, slug }, sale)).toMatchObject({
      message: { successfully_purchased: false },
    });
  });

  test('[DOM-04] gets its records once bought, and a snapshot of them', async () => {
    const domain = freshDomain();
    await post('/api/purchase-domain', { domain, slug }, sale);
    await post('/api/configure-dns', { domain, slug }, success);
    await post('/api/domain-dns-snapshot', { paid_url: domain, slug }, success);
  });

  test('[DOM-04] is reported for indexing', async () => {
    const answer = await api.call('GET', `/api/index-google/${freshDomain()}`);
    expect(z.object({ message: z.looseObject({ data: z.unknown() }) }).parse(answer.json).message.data).toBeTruthy();
  });

  test('[PARK-01] is parked in each of the three ways', async () => {
    for (const park_type of ['Involuntary Churn', 'Voluntary Churn', 'No Message']) {
      const answer = await api.call('POST', '/api/park_user_website', { domain: freshDomain(), park_type });
      expect([park_type, answer.status]).toEqual([park_type, 200]);
    }
  });

  test('[DOM-04] bought elsewhere gets a load balancer from the saved record', async () => {
    const { message: site } = z
      .object({ message: z.looseObject({}) })
      .parse((await api.call('GET', `/api/getLandingPage/${slug}`)).json);
    const host = freshDomain();
    const saved = await api.call('POST', '/edit/landingpage', {
      ...site,
      paid_url: host,
      resaveGalleryPhotos: false,
      resaveHeroPhotos: false,
    });
    expect(saved.status).toBe(200);
    const balancer = z.object({
      message: z.looseObject({ static: z.ipv4(), host: z.string(), name: z.string().min(1) }),
    });
    expect(await post('/api/configure-for-ext-domain', { slug }, balancer)).toMatchObject({ message: { host } });
  });
});

test.each([
  ['/api/check-domain-availability', { domain: 'no domain' }],
  ['/api/purchase-domain', { domain: '' }],
  ['/api/configure-dns', { domain: 'ridge' }],
  ['/api/domain-dns-snapshot', { paid_url: '' }],
])('[HOST-02] [DOM-04] %s refuses what is no domain, and a site that is not there', async (path, wrong) => {
  const refused = await api.call('POST', path, { slug, ...wrong });
  expect(refused.status).toBe(400);
  refusal.parse(refused.json);
  const right = { domain: 'ridge.com', paid_url: 'ridge.com', slug: 'no-such-site-anywhere' };
  const unknown = await api.call('POST', path, right);
  expect(unknown.status).toBe(404);
  refusal.parse(unknown.json);
});
