import { afterEach, beforeEach, expect, test } from 'vitest';
import { fleetFilter } from '#shared/domain/fleet/filter.ts';
import { moveSite } from '../../../src-main/store/move-site.ts';
import { FakeFleetServer, type FleetHarness, openFleet } from '../../support/fleet-harness.ts';

let server: FakeFleetServer;
let fleet: FleetHarness;
beforeEach(async () => {
  server = new FakeFleetServer();
  server.add('one', { company_name: 'Señor Plumb', about: 'Fast drains', phone: '' });
  server.add('two', { company_name: 'Roofers', version: 'v2', phone: '828-555-0100' });
  server.add('three', { services: [{ 'service-name': 'Drain cleaning' }], first_publish_url: 'https://x.example' });
  fleet = await openFleet(server);
  await fleet.fetchAll();
});
afterEach(() => fleet.dispose());

/** Waits until all sites are evaluated. Returns the table of sites. */
async function sites(fields: string[] = []) {
  for (;;) {
    const table = await fleet.call('fleet.sites', { fields });
    if (table.unread === 0) return table;
    await new Promise(setImmediate);
  }
}
async function found(typed: object): Promise<string[]> {
  await sites();
  return (await fleet.call('fleet.filter', fleetFilter.parse(typed))).toSorted();
}
const where = (field: string, op: string, value = '') => found({ conditions: [{ field, op, value }] });

test('[FLEET-01] the table shows what each record says, and how each site stands', async () => {
  const { sites: all } = await sites();
  expect(all.map(({ slug }) => slug).toSorted()).toEqual(['one', 'three', 'two']);
  expect(all.find(({ slug }) => slug === 'two')).toMatchObject({
    companyName: 'Roofers',
    version: 'v2',
    contact: 'c1',
    domain: 'acme.com',
    phone: '828-555-0100',
    unsaved: false,
    conflict: false,
    absent: false,
  });
  fleet.sync.set('two', 'phone', '1');
  expect((await sites()).sites.find(({ slug }) => slug === 'two')).toMatchObject({ unsaved: true, phone: '1' });
});

test('[FLEET-01] gives the texts of the fields whose columns are shown', async () => {
  expect((await sites(['about'])).texts).toEqual({ about: { one: 'Fast drains' } });
});

test('[FLEET-01] filters by any field, by how a site stands and by words of any text', async () => {
  expect(await where('version', 'is', 'v2')).toEqual(['two']);
  expect(await where('phone', 'is empty')).toEqual(['one', 'three']);
  expect(await where('services.service-name', 'contains', 'drain')).toEqual(['three']);
  expect(await where('@slug', 'contains', 'o')).toEqual(['one', 'two']);
  expect(await where('@state', 'is', 'unpublished')).toEqual([]);
  expect(await found({ search: 'drain' })).toEqual(['one', 'three']);
  expect(await found({ search: 'senor pl' })).toEqual(['one']);
  expect(await found({ search: '“”' })).toEqual(['one', 'three', 'two']);
  fleet.sync.set('one', 'phone', '1');
  expect(await where('@state', 'is', 'unsaved')).toEqual(['one']);
  expect(await where('phone', 'is empty')).toEqual(['three']);
});

test('[FLEET-01] filters follow a cleared text and a save', async () => {
  fleet.sync.set('two', 'phone', '');
  await fleet.sync.save('two');
  expect(await where('phone', 'is empty')).toEqual(['one', 'three', 'two']);
  expect(await where('@state', 'is', 'unsaved')).toEqual([]);
  moveSite(fleet.sync.store, 'three', 'trois');
  expect(await where('phone', 'is empty')).toEqual(['one', 'trois', 'two']);
  expect(await found({ search: 'drain' })).toEqual(['one', 'trois']);
});

test('[FLEET-01] brings sites in by their slugs, and says which the server does not have', async () => {
  server.add('four');
  const broken = server.add('five');
  broken.fail('getSite', 'before', Object.assign(new Error('broken')));
  await expect(fleet.call('fleet.fetch', { slugs: ['five'] })).rejects.toThrow('broken');
  expect(await fleet.call('fleet.fetch', { slugs: ['one', 'four', 'nobody', 'four'] })).toEqual({
    fetched: ['four'],
    known: ['one'],
    missing: ['nobody'],
    failed: [],
  });
  expect((await sites()).sites).toHaveLength(4);
});

test('[FLEET-01] keeps a filter as a view with its count', async () => {
  const filter = fleetFilter.parse({ conditions: [{ field: 'phone', op: 'is empty' }] });
  await fleet.call('fleet.putView', { name: 'No phone', filter });
  await fleet.restart();
  await sites();
  expect(await fleet.call('fleet.views', {})).toEqual([{ name: 'No phone', filter, count: 2 }]);
  await fleet.call('fleet.removeView', { name: 'No phone' });
  expect(await fleet.call('fleet.views', {})).toEqual([]);
});

test('[FLEET-01] works many sites out in the background, and says how many are left', async () => {
  for (let at = 0; at < 400; at++) server.add(`site-${at}`);
  await fleet.fetchAll();
  expect((await fleet.call('fleet.sites', { fields: [] })).unread).toBeGreaterThan(0);
  expect(await where('city', 'is empty')).toHaveLength(403);
});
