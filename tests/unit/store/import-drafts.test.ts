import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore, type Store } from '../../../src-main/store/store.ts';

let folder: string;
const open: Store[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sitewright-import-'));
});
afterEach(() => {
  for (const store of open.splice(0)) store.close();
  rmSync(folder, { recursive: true });
});

const path = (name: string) => join(folder, name);
async function storeAt(name: string): Promise<Store> {
  const store = await openStore(path(name));
  open.push(store);
  return store;
}

const edit = (text: string) => ({
  step: 's',
  kind: 'do' as const,
  operations: [{ op: 'set' as const, path: ['logo'], text }],
  inverse: [],
  pending: true,
  at: 1,
});

/** Exports the draft of one site and the trash of another, each with a photo. */
async function exported(): Promise<{ ids: string[] }> {
  const store = await storeAt('here');
  const ids = ['one', 'two'].map((name) => store.blobs.put(`${name}.webp`, 'image/webp', Buffer.from(name), 1));
  store.drafts.append('acme', { text: '{"logo":""}', modified: 'm1' }, edit(`"local-blob:${ids[0]}"`));
  const document = JSON.stringify({ logo: `local-blob:${ids[1]}` });
  store.trash.put({ slug: 'joes', reason: 'discarded', document, modified: 'm2', at: 5 });
  await store.exportDrafts(path('drafts.json'));
  return { ids };
}

test('[SYNC-05] exported drafts and their photos are in the trash of another computer once they are imported', async () => {
  const { ids } = await exported();
  const there = await storeAt('there');
  expect(await there.importDrafts(path('drafts.json'))).toEqual({ imported: 2, unreadable: 0 });
  expect(there.trash.list().map(({ slug, reason, modified, document }) => [slug, reason, modified, document])).toEqual([
    ['joes', 'imported', 'm2', `{"logo":"local-blob:${ids[1]}"}`],
    ['acme', 'imported', 'm1', `{"logo":"local-blob:${ids[0]}"}`],
  ]);
  expect(ids.map((id) => there.blobs.find(id)?.bytes.toString())).toEqual(['one', 'two']);
});

test('[SYNC-05] a damaged photo is left out of an export, which can be imported', async () => {
  const { ids } = await exported();
  const db = new Database(join(path('here'), 'journal.db'));
  db.prepare('UPDATE blob SET bytes = ? WHERE hash = ?').run(Buffer.from('other'), ids[0]);
  db.close();
  expect(await open[0]!.exportDrafts(path('drafts.json'))).toHaveLength(1);
  const there = await storeAt('there');
  expect(await there.importDrafts(path('drafts.json'))).toEqual({ imported: 2, unreadable: 0 });
  expect(ids.map((id) => there.blobs.find(id)?.bytes.toString())).toEqual([undefined, 'two']);
});

test('[SYNC-05] lists that an earlier version has exported as JSON text are lists once they are imported', async () => {
  const products = '[{ "pk": 90071992547409931, "fields": {"title": "A"} }]';
  const document = (held: string) => `{"slug":"acme","products":${held},"payments":"none"}`;
  const site = (held: string) => ({ slug: 'acme', modified: 'm1', document: document(held) });
  const sites = [site(JSON.stringify(products)), site('""'), site(products)];
  writeFileSync(path('drafts.json'), JSON.stringify({ sites, trash: [] }));
  const there = await storeAt('there');
  await there.importDrafts(path('drafts.json'));
  expect(there.trash.list().map((each) => each.document)).toEqual([products, '""', products].map(document));
});

test('[SYNC-05] a file that is imported again brings nothing twice', async () => {
  await exported();
  const there = await storeAt('there');
  await there.importDrafts(path('drafts.json'));
  expect(await there.importDrafts(path('drafts.json'))).toEqual({ imported: 0, unreadable: 0 });
  expect(there.trash.list()).toHaveLength(2);
});

test('[SYNC-05] a draft that the export could not put together, or that is no site, is told of and left out', async () => {
  const sites = [
    { slug: 'acme', modified: 'm', document: null },
    { slug: 'joes', modified: 'm', document: '[1]' },
    { slug: 'mills', modified: 'm', document: '{"a":1}' },
  ];
  writeFileSync(path('drafts.json'), JSON.stringify({ exportedAt: '', sites, trash: [], files: [] }));
  const store = await storeAt('there');
  expect(await store.importDrafts(path('drafts.json'))).toEqual({ imported: 1, unreadable: 2 });
});

test.each([
  ['not JSON', 'hello'],
  ['other JSON', '{"sites": 3}'],
  [
    'a photo that is not what its name says',
    JSON.stringify({
      sites: [],
      trash: [],
      files: [{ hash: 'a'.repeat(64), name: 'x', type: 'image/webp', bytes: 'AAAA' }],
    }),
  ],
])('[SYNC-05] a file of %s is refused whole', async (_what, content) => {
  writeFileSync(path('drafts.json'), content);
  const store = await storeAt('there');
  await expect(store.importDrafts(path('drafts.json'))).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  expect(store.trash.list()).toEqual([]);
});
