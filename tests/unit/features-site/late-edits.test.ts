import { afterEach, beforeEach, expect, test } from 'vitest';
import { FakeSiteServer } from '../../support/fake-site-server.ts';
import { siteText } from '../../support/site-harness.ts';
import { openSyncHarness, reachable, type SyncHarness } from '../../support/sync-harness.ts';

const area = (city: string) => `{"city":"${city}","state":"NV","radius":50}`;
const areas = (...cities: string[]) =>
  siteText.replace(/"service_areas":\[.*?\]/, `"service_areas":[${cities.map(area).join(',')}]`);

let server: FakeSiteServer;
let harness: SyncHarness;
/** version of the draft that the window shows */
let shown: number;
beforeEach(async () => {
  server = new FakeSiteServer(areas('Reno', 'Elko'));
  harness = await openSyncHarness({ client: reachable(server) });
  shown = (await harness.site.open('acme', new AbortController().signal)).version;
});
afterEach(() => harness.dispose());

const setRadius = (index: number, radius: number) =>
  harness.site
    .actor('acme')
    .edit(`${index}`, [{ op: 'set', path: ['service_areas', index, 'radius'], value: radius }], { on: shown });
const radii = () => harness.site.draft('acme')?.service_areas?.map((each) => [each?.city, each?.radius]);

async function mergeWith(...cities: string[]): Promise<void> {
  server.changeByColleague(areas(...cities));
  await harness.site.review('acme', undefined, new AbortController().signal);
}

test('[SYNC-03] what is typed into a list item while a merge moves it stays with the item', async () => {
  harness.set('acme', 'about', 'Mine');
  await mergeWith('Fernley', 'Reno', 'Elko');
  setRadius(1, 10);
  setRadius(0, 20);
  expect(radii()).toEqual([
    ['Fernley', 50],
    ['Reno', 20],
    ['Elko', 10],
  ]);
  harness.site.undo('acme');
  expect(radii()?.[1]).toEqual(['Reno', 50]);
});

test('[SYNC-03] edits that a window sends one after the other are each meant as it shows the list', async () => {
  harness.set('acme', 'about', 'Mine');
  await mergeWith('Fernley', 'Reno', 'Elko');
  harness.site.actor('acme').edit('gone', [{ op: 'remove', path: ['service_areas', 0] }], { on: shown });
  setRadius(0, 10);
  expect(radii()).toEqual([
    ['Fernley', 50],
    ['Elko', 10],
  ]);
});

test('[SYNC-03] an edit of an item that the merge took away is left out and told of, and changes no other', async () => {
  harness.set('acme', 'about', 'Mine');
  await mergeWith('Elko');
  const before = radii();
  expect(setRadius(0, 10)).toMatchObject({ isGone: true });
  expect(radii()).toEqual(before);
});

test('an index from a window that has read the merged draft means the merged list', async () => {
  harness.set('acme', 'about', 'Mine');
  await mergeWith('Fernley', 'Reno', 'Elko');
  shown = harness.site.actor('acme').opened().version;
  setRadius(0, 10);
  expect(radii()?.[0]).toEqual(['Fernley', 10]);
});
