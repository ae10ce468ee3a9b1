import { afterEach, beforeEach, expect, test } from 'vitest';
import { FakeSiteServer } from '../../support/fake-site-server.ts';
import { siteText } from '../../support/site-desk.ts';
import { openSyncDesk, reachable, type SyncDesk } from '../../support/sync-desk.ts';

const area = (city: string) => `{"city":"${city}","state":"NV","radius":50}`;
const areas = (...cities: string[]) =>
  siteText.replace(/"service_areas":\[.*?\]/, `"service_areas":[${cities.map(area).join(',')}]`);

let server: FakeSiteServer;
let desk: SyncDesk;
/** version of the draft that the window shows */
let shown: number;
beforeEach(async () => {
  server = new FakeSiteServer(areas('Reno', 'Elko'));
  desk = await openSyncDesk({ client: reachable(server) });
  shown = (await desk.site.open('acme', new AbortController().signal)).version;
});
afterEach(() => desk.dispose());

const typed = (index: number, radius: number) =>
  desk.site
    .actor('acme')
    .edit(`${index}`, [{ op: 'set', path: ['service_areas', index, 'radius'], value: radius }], { on: shown });
const radii = () => desk.site.draft('acme')?.service_areas?.map((each) => [each?.city, each?.radius]);

async function mergeWith(...cities: string[]): Promise<void> {
  server.changeByColleague(areas(...cities));
  await desk.site.review('acme', undefined, new AbortController().signal);
}

test('[SYNC-03] what is typed into a list item while a merge moves it stays with the item', async () => {
  desk.set('acme', 'about', 'Mine');
  await mergeWith('Fernley', 'Reno', 'Elko');
  typed(1, 10);
  typed(0, 20);
  expect(radii()).toEqual([
    ['Fernley', 50],
    ['Reno', 20],
    ['Elko', 10],
  ]);
  desk.site.undo('acme');
  expect(radii()?.[1]).toEqual(['Reno', 50]);
});

test('[SYNC-03] edits that a window sends one after the other are each meant as it shows the list', async () => {
  desk.set('acme', 'about', 'Mine');
  await mergeWith('Fernley', 'Reno', 'Elko');
  desk.site.actor('acme').edit('gone', [{ op: 'remove', path: ['service_areas', 0] }], { on: shown });
  typed(0, 10);
  expect(radii()).toEqual([
    ['Fernley', 50],
    ['Elko', 10],
  ]);
});

test('[SYNC-03] an edit of an item that the merge took away is refused, and changes no other', async () => {
  desk.set('acme', 'about', 'Mine');
  await mergeWith('Elko');
  const before = radii();
  expect(() => typed(0, 10)).toThrow(expect.objectContaining({ code: 'BAD_REQUEST' }));
  expect(radii()).toEqual(before);
});

test('a window that has read the merged draft means its items', async () => {
  desk.set('acme', 'about', 'Mine');
  await mergeWith('Fernley', 'Reno', 'Elko');
  shown = desk.site.actor('acme').opened().version;
  typed(0, 10);
  expect(radii()?.[0]).toEqual(['Fernley', 10]);
});
