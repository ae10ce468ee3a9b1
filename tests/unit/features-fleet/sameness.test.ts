import { afterEach, expect, test } from 'vitest';
import { describeShared } from '#shared/domain/fleet/sameness.ts';
import { Comparison, type SiteTexts } from '../../../src-main/features/fleet/sameness/comparison.ts';
import { FakeFleetServer, type FleetHarness, openFleet } from '../../support/fleet-harness.ts';

/** Returns a text whose words are in no text of another name. 60 words are enough for a text to be compared. */
const words = (name: string, count = 60): string => Array.from({ length: count }, (_, at) => `${name}${at}`).join(' ');
const site = (slug: string, about: string, more: Partial<SiteTexts> = {}): SiteTexts => ({
  ...{ slug, trade: 'Plumbing', state: 'NC', own: [], texts: { about } },
  ...more,
});
function compare(...sites: SiteTexts[]) {
  const comparison = new Comparison();
  for (const each of sites) comparison.add(each);
  return comparison.shared();
}

test('[FLEET-08] tells how much of a text is on how many other sites, and which', () => {
  const common = words('common');
  const shared = compare(
    site('a', `${common} ${words('a', 20)}`),
    site('b', common, { state: 'TN' }),
    site('c', common),
    site('d', words('d')),
  );
  expect([...shared.keys()]).toEqual(['a', 'b', 'c']);
  expect(shared.get('b')).toEqual([{ text: 'about', share: 1, sites: 2, near: 0, alike: ['a', 'c'] }]);
  expect(shared.get('a')).toEqual([{ text: 'about', share: 56 / 76, sites: 2, near: 1, alike: ['c', 'b'] }]);
});

test('[FLEET-08] finds a text again in which only the names of company and town are others', () => {
  const about = (company: string, town: string) =>
    words('we').replace('we9', company).replace('we25', town).replace('we43', company);
  const shared = compare(
    site('a', about('Acme & Sons', 'Boone'), { own: ['Acme & Sons', 'Boone'] }),
    site('b', about('Bolt', 'San José'), { own: ['Bolt', 'San José'] }),
  );
  expect(shared.get('a')?.[0]).toMatchObject({ share: 1, sites: 1 });
});

test('[FLEET-08] leaves out short texts, and pieces that many sites have', () => {
  const phrase = words('phrase', 12);
  const shared = compare(
    site('a', words('same', 20)),
    site('b', words('same', 20)),
    site('c', `${phrase} ${words('c')}`),
    site('d', `${phrase} ${words('d')}`),
  );
  expect(shared.size).toBe(0);
});

test('[FLEET-08] says a share in words, with the sites that compete for the same searches', () => {
  const shared = { text: 'about', share: 0.716, sites: 6, near: 2, alike: [] } as const;
  expect(describeShared({ ...shared, alike: [] })).toBe(
    '72 % of About is also on 6 other sites, 2 of the same trade and state',
  );
  expect(describeShared({ ...shared, sites: 1, near: 1, alike: [] })).toContain('1 other site, all of the same');
  expect(describeShared({ ...shared, sites: 0, near: 0, alike: [] })).toContain('on other sites, in pieces');
});

/** Timeout in milliseconds of a wait for a comparison. Its thread may start slowly on a busy computer. */
const STARTING = { timeout: 20_000 };
let fleet: FleetHarness | undefined;
afterEach(() => fleet?.dispose());

test('[FLEET-08] compares in the background, and says nothing of a text that was edited since', async () => {
  const server = new FakeFleetServer();
  const about = words('about');
  server.add('one', { about });
  server.add('two', { about });
  server.add('three', { about: words('three') });
  let now = 0;
  fleet = await openFleet(server, { now: () => now });
  await fleet.fetchAll();
  const shared = (slug: string) => fleet!.call('fleet.shared', { slug });
  await expect
    .poll(() => shared('one'), STARTING)
    .toEqual([{ text: 'about', share: 1, sites: 1, near: 0, alike: ['two'] }]);
  expect(await shared('three')).toEqual([]);
  expect((await fleet.call('fleet.health', {})).rules).toContainEqual({ id: 'shared', count: 2 });

  fleet.sync.set('one', 'phone', '1');
  expect(await shared('one')).toHaveLength(1);
  fleet.sync.set('one', 'about', `${about} and more`);
  expect(await shared('one')).toEqual([]);
  expect(await shared('two')).toHaveLength(1);
  const later = (slug: string) => {
    now += 10 * 60_000;
    return shared(slug);
  };
  await expect.poll(() => later('one'), STARTING).toHaveLength(1);
  fleet.sync.set('one', 'about', words('other'));
  await expect.poll(() => later('two'), STARTING).toEqual([]);
});
