import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type BackendClient } from '../../src-main/backend-client/client.ts';
import { clientAt, signIn } from '../support/client.ts';
import { type Contract, createSite, freshSlug, getSite, openContract, refusal, wire } from './contract.ts';
import { jsonText } from '../support/json-text.ts';

let api: Contract;
let client: BackendClient;
beforeAll(async () => {
  api = await openContract();
  const made = clientAt(api.url);
  await signIn(made);
  client = made.client;
}, 60_000);
afterAll(async () => {
  client.close();
});

describe('plans and coupons', () => {
  test('[CHK-02] plans come by family, each with a list under data', async () => {
    const plans = z.object({ data: z.array(z.looseObject({ id: z.string() })) });
    const { json } = await api.call('GET', '/api/stripe-get-all-plans');
    z.object({ message: z.object({ starter: plans, core: plans, pro: plans, showcases: plans }) }).parse(json);
    const read = await client.checkout.plans();
    expect(read.every(({ id, family }) => id !== '' && family !== undefined)).toBe(true);
  });

  test('[CHK-04] the client reads the list of coupons, each with an id', async () => {
    for (const { id } of await client.checkout.coupons()) expect(id).not.toBe('');
  });
});

describe('customers', () => {
  test('[CUSM-01] a new page has none, and an unknown page is refused', async () => {
    const { site } = await getSite(api, await createSite(api));
    expect(await client.customers.ofSite(jsonText(JSON.stringify(site.sitePk)))).toEqual([]);
    const answer = await api.call('POST', '/api/get-user-by-landing-page', { landing_page: freshSlug() });
    expect(answer.status).toBe(404);
    refusal.parse(answer.json);
  });

  test('[CUSM-02] a search finds none for unknown words, finds one by its id, and is refused without words', async () => {
    const { json } = await api.call('POST', '/api/get-customer-by-any', { search_key: 'no such customer 7f3a' });
    const found = z.object({ message: z.looseObject({ customers: wire.list(z.unknown()) }) });
    expect(found.parse(json).message.customers).toEqual([]);
    expect((await api.call('POST', '/api/get-customer-by-any', {})).status).toBe(400);
    const [first] = await client.customers.search('a');
    if (first) expect((await client.customers.search(first.id)).map(({ id }) => id)).toContain(first.id);
  });

  test('[CUSM-03] that are unknown become teammates of nobody', async () => {
    await expect(client.customers.makeTeammates(['999999999'], '999999998')).rejects.toMatchObject({
      code: 'BACKEND_REFUSED',
    });
  });
});

describe('business profile', () => {
  test('[GBP-02] the account of a site is stored', async () => {
    const slug = await createSite(api);
    await client.businessProfile.saveAccountId(slug, '112233445566778899001');
    expect((await getSite(api, slug)).site.gmb_account_id).toBe('112233445566778899001');
    const unknown = client.businessProfile.saveAccountId(freshSlug(), '1');
    await expect(unknown).rejects.toMatchObject({ code: 'BACKEND_REFUSED' });
  });

  test('[GBP-05] a place is found by its text, and an unknown text finds none', async () => {
    const [place] = await client.businessProfile.findPlace('Asheville, NC');
    expect(place?.placeId).toMatch(/\S/);
    expect(await client.businessProfile.findPlace('zzzz')).toEqual([]);
  });
});
