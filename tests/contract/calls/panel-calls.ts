import { expect } from 'vitest';
import { RawValue } from '#shared/record/raw-value.ts';
import { planFamilies } from '#shared/domain/plan/schema.ts';
import { freshSlug } from '../contract.ts';
import { type AreaTests, type Harness, freshDomain, written } from './harness.ts';
import { asSaved, boughtDomain } from './site-calls.ts';
import { jsonText } from '../../support/json-text.ts';

const company = { company: 'Reno Roofing', industry: 'Roofing', location: 'Reno, NV' };
const meta = {
  company_name: 'Reno Roofing',
  company_type: 'Roofing',
  city: 'Reno',
  state: 'NV',
  primary_keyword: 'roof repair',
};

export const generation: AreaTests<'generation'> = {
  tagline: {
    ask: (client) => client.generation.tagline({ ...company, primary_keyword: 'roof repair' }),
    ...written,
    refused: ({ client }) => client.generation.tagline({ ...company, company: '', primary_keyword: '' }),
  },
  aboutUs: {
    ask: (client) => client.generation.aboutUs({ ...company, keywords: 'roof repair,gutters' }),
    ...written,
    refused: ({ client }) => client.generation.aboutUs({ ...company, location: '', keywords: '' }),
  },
  metaTitle: {
    ask: (client) => client.generation.metaTitle(meta),
    ...written,
    refused: ({ client }) => client.generation.metaTitle({ ...meta, city: '' }),
  },
  metaDescription: {
    ask: (client) => client.generation.metaDescription(meta),
    ...written,
    refused: ({ client }) => client.generation.metaDescription({ ...meta, company_type: '' }),
  },
};

export const layout: AreaTests<'layout'> = {
  defaultPresets: {
    ask: (client) => client.layout.defaultPresets('layout'),
    async check(presets, { client }) {
      for (const list of [presets, await client.layout.defaultPresets('css')]) {
        expect(list.length).toBeGreaterThan(0);
        for (const { name } of list) expect(name).not.toMatch(/^x_/);
      }
    },
    refused: ({ stranger }) => stranger.layout.defaultPresets('css'),
  },
};

export const places: AreaTests<'places'> = {
  suggest: {
    ask: (client) => client.places.suggest('Reno', false),
    async check(cities, { client }) {
      expect(cities).toContainEqual(expect.objectContaining({ city: 'Reno', stateCode: 'NV', countryCode: 'US' }));
      expect(await client.places.suggest('zzzzq', true)).toEqual([]);
    },
    refused: ({ stranger }) => stranger.places.suggest('Reno', false),
  },
};

export const contacts: AreaTests<'contacts'> = {
  list: {
    ask: (client) => client.contacts.list(),
    check: (list) => {
      expect(list.length).toBeGreaterThan(0);
      for (const { id, name } of list) expect([id, name]).not.toContain('');
    },
    refused: ({ stranger }) => stranger.contacts.list(),
  },
};

export const checkout: AreaTests<'checkout'> = {
  plans: {
    ask: (client) => client.checkout.plans(),
    check: (plans) => {
      expect(plans.some(({ active, recurring, cents }) => active && recurring && Number(cents) > 0)).toBe(true);
      for (const { id, family, intervalCount } of plans) {
        expect(id).toMatch(/\S/);
        expect(planFamilies).toContain(family);
        expect(intervalCount).toBeGreaterThan(0);
      }
    },
    refused: ({ stranger }) => stranger.checkout.plans(),
  },
  coupons: {
    ask: (client) => client.checkout.coupons(),
    check: (coupons) => {
      for (const { id, percentOff, amountOff } of coupons) {
        expect(id).toMatch(/\S/);
        for (const off of [percentOff, amountOff]) expect(['number', 'undefined']).toContain(typeof off);
      }
    },
    refused: ({ stranger }) => stranger.checkout.coupons(),
  },
};

const primaryOwner = async ({ client }: Harness, who: string) =>
  (await client.customers.search(who)).find(({ userType }) => userType === 'Primary Owner');

/** ID of the customer that `makeTeammates` makes a teammate */
let madeTeammate = '';

export const customers: AreaTests<'customers'> = {
  ofSite: {
    ask: async (client, harness) => {
      // The page of a primary owner has customers. A backend without demo data may have no such owner.
      const own = RawValue.parse(await harness.document())
        .at('sitePk')
        .toText();
      const owner = await primaryOwner(harness, 'a');
      return client.customers.ofSite(owner ? jsonText(JSON.stringify(owner.landingPageId)) : own);
    },
    check: (list) => {
      for (const { id, phone } of list) expect(`${id} ${phone}`).toMatch(/^\S+ \S+$/);
    },
    refused: ({ client }) => client.customers.ofSite(jsonText(JSON.stringify(freshSlug()))),
  },
  search: {
    ask: (client) => client.customers.search('a'),
    async check(found, { client }) {
      for (const { id } of found) expect((await client.customers.search(id)).map((each) => each.id)).toContain(id);
      expect(await client.customers.search('no such customer 7f3a')).toEqual([]);
    },
    refused: ({ client }) => client.customers.search(''),
  },
  makeTeammates: {
    async ask(client, harness) {
      const owner = await primaryOwner(harness, 'a');
      const [other] = (await harness.client.customers.search('a')).filter(({ userType }) => userType === 'Customer');
      if (!owner || !other) throw new Error('The backend has no primary owner or no customer to make a teammate of.');
      madeTeammate = other.id;
      await client.customers.makeTeammates([madeTeammate], owner.id);
    },
    async check(_nothing, harness) {
      const owner = await primaryOwner(harness, 'a');
      const team = await harness.client.customers.ofSite(jsonText(JSON.stringify(owner?.landingPageId)));
      expect(team).toContainEqual(expect.objectContaining({ id: madeTeammate, userType: 'Teammate' }));
    },
    refused: ({ client }) => client.customers.makeTeammates(['999999999'], '999999998'),
  },
};

export const businessProfile: AreaTests<'businessProfile'> = {
  saveAccountId: {
    ask: (client, { slug }) => client.businessProfile.saveAccountId(slug, '112233445566778899001'),
    async check(_nothing, harness) {
      const site = RawValue.parse(await harness.document());
      expect(site.get(['gmb_account_id'])?.toText()).toContain('112233445566778899001');
    },
    refused: ({ client }) => client.businessProfile.saveAccountId(freshSlug(), '1'),
  },
  findPlace: {
    ask: (client) => client.businessProfile.findPlace('Asheville, NC'),
    async check([place], { client }) {
      expect(place?.placeId).toMatch(/\S/);
      expect(await client.businessProfile.findPlace('zzzz')).toEqual([]);
    },
    refused: ({ client }) => client.businessProfile.findPlace(''),
  },
};

const nowhere = freshSlug();

export const domain: AreaTests<'domain'> = {
  checkAvailability: {
    ask: (client, { slug }) => client.domain.checkAvailability(freshDomain(), slug),
    check: ({ available, price, years }) => {
      expect(available).toBe(true);
      expect(price).toBeGreaterThan(1_000_000);
      expect(years).toBeGreaterThanOrEqual(1);
    },
    refused: ({ client, slug }) => client.domain.checkAvailability('no domain', slug),
  },
  purchase: {
    ask: (client, { slug }) => client.domain.purchase(freshDomain(), slug),
    async check(_nothing, harness) {
      const taken = await boughtDomain(harness);
      await expect(harness.client.domain.purchase(taken, harness.slug)).rejects.toMatchObject({
        code: 'BACKEND_REFUSED',
      });
      expect(await harness.client.domain.checkAvailability(taken, harness.slug)).toEqual({ available: false });
    },
    refused: ({ client }) => client.domain.purchase(freshDomain(), nowhere),
  },
  configureDns: {
    ask: async (client, harness) => client.domain.configureDns(await boughtDomain(harness), harness.slug),
    check: (nothing) => expect(nothing).toBeUndefined(),
    refused: ({ client, slug }) => client.domain.configureDns(freshDomain(), slug),
  },
  configureExternal: {
    async ask(client, harness) {
      const site = RawValue.parse(await harness.document());
      const named = site.with('paid_url', RawValue.parse(JSON.stringify(`${harness.slug}.com`)));
      await harness.client.sites.saveSite(asSaved(named.toText()));
      return client.domain.configureExternal(harness.slug);
    },
    check: ({ static: address, host, name }, { slug }) => {
      expect(address).toMatch(/^\d+\.\d+\.\d+\.\d+$/);
      expect(host).toBe(`${slug}.com`);
      expect(name).toMatch(/\S/);
    },
    refused: ({ client }) => client.domain.configureExternal(nowhere),
  },
  snapshot: {
    ask: async (client, harness) => client.domain.snapshot(await boughtDomain(harness), harness.slug),
    check: (nothing) => expect(nothing).toBeUndefined(),
    refused: ({ client }) => client.domain.snapshot(freshDomain(), nowhere),
  },
  index: {
    ask: (client) => client.domain.index(freshDomain()),
    check: (nothing) => expect(nothing).toBeUndefined(),
    refused: ({ client }) => client.domain.index('ridge'),
  },
  park: {
    ask: (client) => client.domain.park(freshDomain(), 'No Message'),
    check: (words) => expect(words).toBeTypeOf('string'),
    refused: ({ client }) => client.domain.park('no domain', 'Voluntary Churn'),
  },
};
