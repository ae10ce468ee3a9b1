import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addItem, listItems, moveItem, removeItems, setItem } from '#shared/record-catalogue/list-engine.ts';
import type { Operation, Path } from '#shared/record/operation.ts';
import { parseJson } from '#shared/record/parse-json.ts';
import type { SiteDocument } from '#shared/record-catalogue/site-document.ts';
import { publishSite } from '../../../src-main/sync/save/publish-pipeline.ts';
import { saveSite } from '../../../src-main/sync/save/save-pipeline.ts';
import { noAnswer } from '../../support/fake-site-server.ts';
import { MannerlyServer, type Manners } from '../../support/server-manners.ts';
import { openHarness, type SiteHarness } from '../../support/site-harness.ts';

const ways: Manners = {
  keys: 'numbers',
  orders: 'from 1',
  sorting: 'as sent',
  numbersAsText: false,
  trims: true,
  dropsUnknown: true,
  addsMembers: true,
  files: 'moved',
};

let harness: SiteHarness;
beforeEach(async () => {
  harness = await openHarness();
  const server = new MannerlyServer(ways);
  const { saveSite: post } = harness.server;
  harness.server.saveSite = (body) => post(server.madeForApp(body));
});
afterEach(() => harness.dispose());

const edit = (operations: Operation[]) => harness.actor.edit('step', operations);
const add = (path: Path, members: Record<string, string>) => edit(addItem(harness.actor.site, path, members));
const save = () => saveSite(harness.actor, { spelling: true }, harness.savePorts);
const publish = () =>
  publishSite(harness.actor, { spelling: true }, { ...harness.savePorts, milestones: harness.store.milestones });
const onServer = () => parseJson(harness.server.document) as SiteDocument;
const titles = (site: SiteDocument, path: Path) =>
  listItems(site, path).map(({ value }) => value['title'] ?? value['name'] ?? value['question']);
const clean = { sync: 'clean', editedFields: [], conflicts: 0 };

/** Calls `work` during the next post, when the server has stored the post and the response has not arrived. */
function meanwhile(work: () => void): void {
  const { saveSite: post } = harness.server;
  harness.server.saveSite = async (body) => {
    harness.server.saveSite = post;
    try {
      return await post(body);
    } finally {
      work();
    }
  };
}

/** Makes a save that the server stores, but whose outcome the app cannot find out. */
async function saveWithoutOutcome(): Promise<void> {
  const posts = harness.server.posts.length;
  harness.server.fail('saveSite', 'after');
  meanwhile(() => harness.server.fail('getSite', 'before', noAnswer()));
  await expect(save()).rejects.toMatchObject({ code: 'SAVE_FAILED' });
  expect(harness.server.posts).toHaveLength(posts + 1);
}

test.each<[string, Record<string, string>]>([
  ['teammates', { name: 'Ann' }],
  ['testimonials', { reviewer: 'Ann', review: 'Good.' }],
  ['faqs', { question: 'Why?' }],
  ['services', { 'service-name': 'Drains' }],
])('[SAVE-07, PUB-01] %s that a server numbers from 1 are saved, and the site is published', async (field, members) => {
  add([field], members);
  expect(await publish()).toMatchObject({ slug: 'acme' });
  expect(onServer()[field]).toMatchObject([{ ...members, order: 1 }]);
  expect(harness.actor.status()).toMatchObject({ editedFields: [], conflicts: 0 });
});

describe.each(['products', 'payments'])('[SYNC-03, SAVE-07] %s that a server gives keys', (field) => {
  test('are not doubled over several saves', async () => {
    for (const title of ['A', 'B', 'C']) {
      add([field], { title });
      expect(await save()).toMatchObject({ slug: 'acme' });
      expect(harness.actor.status()).toMatchObject(clean);
    }
    expect([titles(harness.actor.site, [field]), titles(onServer(), [field])]).toEqual([
      ['A', 'B', 'C'],
      ['A', 'B', 'C'],
    ]);
  });

  test('are not doubled when they are edited, moved and removed while they are sent', async () => {
    for (const title of ['A', 'B', 'C']) add([field], { title });
    meanwhile(() => {
      edit(setItem(harness.actor.site, [field], 0, { title: 'A, longer' }));
      edit(moveItem(harness.actor.site, [field], 2, 0));
      edit(removeItems(harness.actor.site, [field], [2]));
    });
    await save();
    expect(titles(harness.actor.site, [field])).toEqual(['C', 'A, longer']);
    // Each item has kept its key.
    expect(harness.actor.site[field]).toMatchObject([{ pk: 104 }, { pk: 102 }]);
    await save();
    expect(titles(onServer(), [field])).toEqual(['C', 'A, longer']);
    expect(harness.actor.status()).toMatchObject(clean);
  });

  test('are not doubled when the answer was lost and another was added since', async () => {
    add([field], { title: 'A' });
    await saveWithoutOutcome();
    add([field], { title: 'B' });
    await save();
    expect([titles(harness.actor.site, [field]), titles(onServer(), [field])]).toEqual([
      ['A', 'B'],
      ['A', 'B'],
    ]);
    expect(harness.actor.status()).toMatchObject(clean);
  });
});

test('[SYNC-04] a save whose answer was lost is known by what the server has made of it', async () => {
  add(['faqs'], { question: ' Why? ' });
  harness.server.fail('saveSite', 'after');
  expect(await save()).toMatchObject({ slug: 'acme' });
  expect(harness.server.posts).toHaveLength(1);
  expect(harness.actor.status()).toMatchObject(clean);
});

test.each(['gallery', 'hero_gallery_photos'])(
  '[SYNC-03] a photo of %s that arrived in a save of unknown outcome is not doubled where a colleague has written its caption since',
  async (field) => {
    add([field], { photo: '/media/a.webp' });
    await saveWithoutOutcome();
    const site = onServer();
    const photos = listItems(site, [field]).map(({ value }) => ({ ...value, caption: 'By a colleague' }));
    harness.server.changeByColleague(JSON.stringify({ ...site, [field]: photos }));
    harness.actor.merge({ text: harness.server.document, modified: harness.server.modified });
    expect(harness.actor.openConflicts).toMatchObject([{ path: [field, 0, 'caption'], theirs: '"By a colleague"' }]);
    harness.actor.decide(
      harness.actor.openConflicts.map(({ id }) => id),
      { take: 'theirs' },
    );
    await save();
    expect(onServer()[field]).toMatchObject([{ photo: 'https://cdn.example/7/a.webp', caption: 'By a colleague' }]);
    expect(harness.actor.status()).toMatchObject(clean);
  },
);

test('[SYNC-03] an item that was added is not doubled where a colleague’s save of an older copy came between', async () => {
  const older = harness.server.document;
  add(['products'], { title: 'A' });
  meanwhile(() => harness.server.changeByColleague(older));
  await expect(save()).rejects.toMatchObject({
    code: 'SAVE_FAILED',
    message: expect.stringContaining('does not hold what was just saved: Partnerships.'),
  });
  expect(titles(harness.actor.site, ['products'])).toEqual(['A']);
  await save();
  expect(titles(onServer(), ['products'])).toEqual(['A']);
  expect(harness.actor.status()).toMatchObject(clean);
});

test('[SYNC-03] a removal whose answer was lost takes nothing that a colleague has added to the item since', async () => {
  add(['services'], { 'service-name': 'Drains' });
  await save();
  const older = harness.server.document;
  edit(removeItems(harness.actor.site, ['services'], [0]));
  await saveWithoutOutcome();
  expect(onServer().services).toEqual([]);
  const theirs = older.replace('"service_id"', '"photos":[{"id":9,"photo":"/media/a.webp"}],"service_id"');
  expect(theirs).not.toBe(older);
  harness.actor.merge({ text: theirs, modified: 'm9' });
  expect(harness.actor.openConflicts).toMatchObject([{ kind: 'deleted', path: ['services', 0] }]);
});

test('[SAVE-07] a save whose copy could not be read back is nobody else’s newer one at the next', async () => {
  add(['products'], { title: ' A ' });
  meanwhile(() => harness.server.fail('getSite', 'before'));
  expect(await save()).toMatchObject({ slug: 'acme' });
  edit(setItem(harness.actor.site, ['products'], 0, { subtitle: 'More' }));
  expect(await save()).toMatchObject({ slug: 'acme' });
  expect(onServer().products).toMatchObject([{ pk: 102, fields: { title: 'A', subtitle: 'More' } }]);
  expect(harness.actor.status()).toMatchObject(clean);
});

describe('[PAGE-09, SAVE-07] a focal point that the server drops', () => {
  beforeEach(() => {
    const { saveSite: post } = harness.server;
    harness.server.saveSite = (body) => post(body.replaceAll(/,?"focal_point":"[^"]*"/g, ''));
  });
  const points = () => onServer().hero_gallery_photos?.map(({ focal_point: point }) => point);

  test('leaves a new photo saved, once', async () => {
    add(['hero_gallery_photos'], { photo: '/media/a.webp', focal_point: '71% 20%' });
    expect(await save()).toMatchObject({ slug: 'acme' });
    expect(points()).toEqual([null]);
    expect(harness.actor.site.hero_gallery_photos).toHaveLength(1);
    expect(harness.actor.status()).toMatchObject(clean);
  });
});
