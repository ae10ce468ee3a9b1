import { afterEach, beforeEach, expect, test } from 'vitest';
import { applyFacts } from '#shared/domain/facts/apply.ts';
import { driftBetween, statedFacts, statedText } from '#shared/domain/fleet/drift.ts';
import { fleetFilter } from '#shared/domain/fleet/filter.ts';
import { applyToValue } from '#shared/record/apply-value.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { statedByPage, statedByRecord } from '../../../src-main/features/fleet/stated.ts';
import { renderPage } from '../../../src-main/site-page/index.ts';
import { FakeFleetServer, type FleetHarness, openFleet } from '../../support/fleet-harness.ts';

const day = (from: string, to: string) => ({ from, to, custom: '' });
const record = {
  company_name: 'Acme Plumbing',
  phone: '(828) 555-0142',
  street_address: '12 Oak St',
  city: 'Asheville',
  state: 'NC',
  zip_code: '28801',
  paid_url: 'acme.com',
  business_hours: [{ from: '', to: '', custom: 'Closed' }, ...Array.from({ length: 6 }, () => day('08:00', '17:00'))],
} satisfies SiteDocument;
const pageOf = (site: SiteDocument): string =>
  renderPage({ site, mode: 'publish', baseUrl: 'https://acme.com/', image: (src) => ({ src }) }, '') ?? '';

test('[FLEET-07] the page that is made of a record states what the record states', () => {
  const page = statedByPage(pageOf(record));
  expect(page && driftBetween(statedByRecord(record), page)).toEqual([]);
  expect(page && statedText('hours', page).split('\n')[0]).toBe('Monday 8:00 AM – 5:00 PM');
});

test('[FLEET-07] another spelling is no difference, another number, street or hour is', () => {
  const now = statedByRecord(record);
  expect(
    driftBetween(now, { ...now, phone: '+1 828 555 0142', name: 'ACME Plumbing.', site: 'http://www.acme.com' }),
  ).toEqual([]);
  const other = { ...record, phone: '828-555-0199', street_address: '14 Oak St', business_hours: [] };
  expect(driftBetween(now, statedByRecord(other))).toEqual(['phone', 'address', 'hours']);
});

test.each(['name', 'phone', 'address', 'hours'] as const)(
  '[FLEET-07] a record that takes the page’s %s says the same',
  (field) => {
    const page = statedByRecord({
      ...record,
      ...{ company_name: 'Bolt', phone: '828-555-0199', street_address: '1 Elm St', city: 'Boone', zip_code: '28607' },
      business_hours: Array.from({ length: 7 }, (_, at) =>
        at === 3 ? { from: '', to: '', custom: 'Closed' } : day('07:30', '18:00'),
      ),
    });
    const taken = applyToValue(
      record,
      applyFacts(record, statedFacts(field, page, statedByRecord(record)), () => 0),
    ) as SiteDocument;
    expect(statedText(field, statedByRecord(taken))).toBe(statedText(field, page));
  },
);

test('[FLEET-07] taking the page’s hours leaves a day’s own words alone, and what the page does not say is not taken', () => {
  const words = { from: '', to: '', custom: 'Emergencies only' };
  const site = { ...record, business_hours: [words, ...record.business_hours.slice(1)] };
  const own = statedByRecord(site);
  const page = { ...own, hours: own.hours.filter(({ day }) => day !== 6).map((each) => ({ ...each, from: '07:00' })) };
  const taken = applyToValue(
    site,
    applyFacts(site, statedFacts('hours', page, own), () => 0),
  ) as typeof site;
  expect(taken.business_hours[0]).toEqual(words);
  expect(taken.business_hours[6]?.custom).toBe('Closed');
  expect(statedText('hours', statedByRecord(taken))).toBe(statedText('hours', page));
  expect(statedFacts('hours', { ...own, hours: [] }, own)).toEqual([]);
  expect(statedFacts('phone', { ...own, phone: '' }, own)).toEqual([]);
});

test('[FLEET-07] a page without, or with broken, structured data states nothing; a foreign page is read too', () => {
  expect(statedByPage('<html></html>')).toBeUndefined();
  expect(statedByPage('<script type="application/ld+json">{ "telephone": </script>')).toBeUndefined();
  const foreign = {
    '@type': 'Plumber',
    telephone: '828-555-0142',
    address: { streetAddress: '12 Oak St' },
    openingHoursSpecification: {
      dayOfWeek: ['https://schema.org/Monday', 'Tuesday'],
      opens: '08:00:00',
      closes: '17:00',
    },
  };
  expect(statedByPage(`<script id=a type='application/ld+json'>[${JSON.stringify(foreign)}]</script>`)).toMatchObject({
    phone: '828-555-0142',
    street: '12 Oak St',
    hours: [
      { day: 1, from: '08:00', to: '17:00' },
      { day: 2, from: '08:00', to: '17:00' },
    ],
  });
});

const live = { ...record, first_publish_url: 'https://acme.com', domain_purchased: true, is_dns_configured: true };
let fleet: FleetHarness;
let page: string;
let now: number;
beforeEach(async () => {
  page = pageOf(record);
  now = 1_000;
  const server = new FakeFleetServer();
  server.add('one', live);
  server.add('two', { ...record, paid_url: '' });
  fleet = await openFleet(server, {
    now: () => now,
    publicFetch: async () => new Response(page),
    readLive: async () => {
      if (page === '')
        throw new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }) });
      return new TextEncoder().encode(page);
    },
  });
  await fleet.fetchAll();
});
afterEach(() => fleet.dispose());

test('[FLEET-07] tells what the page says, since when, and what it said last where it cannot be read', async () => {
  const drift = (slug: string) => fleet.call('fleet.drift', { slug });
  expect(await drift('two')).toMatchObject({ url: '', record: { name: 'Acme Plumbing' } });
  expect((await drift('one')).page?.phone).toBe((await drift('one')).record.phone);
  now = 2_000;
  page = pageOf({ ...record, phone: '828-555-0199' });
  expect((await drift('one')).since).toMatchObject({ phone: 2_000, name: 1_000 });
  now = 3_000;
  page = '';
  expect(await drift('one')).toMatchObject({
    problem: 'nothing answers at its address',
    since: { phone: 2_000, name: 1_000 },
  });
});

test('[FLEET-07] remembers what the page of each site said when one host serves the pages of all', async () => {
  for (const slug of ['one', 'two'])
    fleet.sync.store.milestones.published(slug, now, `https://agency.example/sites/${slug}/`);
  const drift = (slug: string) => fleet.call('fleet.drift', { slug });
  await drift('one');
  now = 2_000;
  page = pageOf({ ...record, phone: '828-555-0199' });
  await drift('two');
  await fleet.call('fleet.health', {});
  page = '';
  expect(await drift('one')).toMatchObject({ page: { phone: '+18285550142' }, since: { phone: 1_000 } });
  expect(await drift('two')).toMatchObject({ page: { phone: '+18285550199' }, since: { phone: 2_000 } });
});

test('[FLEET-07] the sites whose page says otherwise are counted, and found', async () => {
  page = pageOf({ ...record, phone: '828-555-0199' });
  await expect
    .poll(async () => (await fleet.call('fleet.health', {})).rules, { timeout: 20_000 })
    .toContainEqual({ id: 'drift', count: 1 });
  const filter = fleetFilter.parse({ conditions: [{ field: '@health', op: 'is', value: 'drift' }] });
  expect(await fleet.call('fleet.filter', filter)).toEqual(['one']);
});
