import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Fact } from '#shared/domain/facts/fact.ts';
import { requestsFeature } from '../../../src-main/features/requests/index.ts';
import { moveSite } from '../../../src-main/store/move-site.ts';
import { openStore, type Store } from '../../../src-main/store/store.ts';
import type { Version } from '../../../src-main/store/version-repo.ts';
import { callContext } from '../../support/call-context.ts';

let folder: string;
let store: Store;
let time: number;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sitewright-requests-'));
  time = 1000;
  store = await openStore(folder);
  store.owners.current = '+15550001';
});
afterEach(async () => {
  store.close();
  await rm(folder, { recursive: true });
});

const facts: Fact[] = [
  { kind: 'field', field: 'phone', value: '(828) 555-0199' },
  { kind: 'add-service', name: 'Drain Camera' },
];
const before = { phone: '(828) 555-0142', services: [] };
const after = { phone: '828-555-0199', services: [{ 'service-name': 'Drain Camera' }] };

const broadcast = vi.fn();
const feature = () => requestsFeature({ store, broadcast, now: () => time });
const list = async (slug = 'acme') => await feature()['requests.list']({ slug }, callContext());
const add = async () =>
  (await feature()['requests.add']({ slug: 'acme', source: 'New phone …', facts }, callContext())).id;
const keep = (kind: Version['kind'], document: object) =>
  store.versions.put({ slug: 'acme', kind, modified: '', at: ++time }, JSON.stringify(document));

test('[NAV-12] a request is open until what it asked for was saved and published, and says when that was', async () => {
  keep('saved', before);
  await add();
  expect(await list()).toMatchObject([
    { source: 'New phone …', facts, by: 'you', savedAt: null, publishedAt: null, closedAt: null },
  ]);
  keep('published', { ...before, phone: after.phone });
  expect(await list()).toMatchObject([{ savedAt: null, publishedAt: null }]);
  keep('saved', after);
  const savedAt = time;
  expect(await list()).toMatchObject([{ savedAt, publishedAt: null }]);
  // Another phone in a later version does not open the request again.
  keep('published', { ...after, phone: '1' });
  expect(await list()).toMatchObject([{ savedAt, publishedAt: time }]);
  store.versions.trim(0);
  keep('saved', before);
  expect(await list()).toMatchObject([{ savedAt, publishedAt: time - 1 }]);
});

test('[NAV-12] a request stays open when its change was taken back before the save, until somebody says that it is done', async () => {
  const id = await add();
  keep('published', before);
  expect(await list()).toMatchObject([{ savedAt: null, closedAt: null }]);
  await feature()['requests.close']({ slug: 'acme', id }, callContext());
  expect(await list()).toMatchObject([{ savedAt: null, closedAt: time }]);
  expect(broadcast).toHaveBeenLastCalledWith('requests.changed', { slug: 'acme' });
  expect(() => feature()['requests.close']({ slug: 'acme', id: 77 }, callContext())).toThrow('not on this computer');
});

test('[NAV-12] a request is its maker’s until it is saved, comes along with a given draft, and follows a rename', async () => {
  await add();
  store.owners.current = '+15550002';
  expect(await list()).toEqual([]);
  store.owners.give('acme', '+15550001', '+15550002');
  expect(await list()).toMatchObject([{ by: 'you' }]);
  moveSite(store, 'acme', 'acme-2');
  expect(await list()).toEqual([]);
  expect(await list('acme-2')).toMatchObject([{ source: 'New phone …' }]);
});

test('[NAV-12] a damaged request is left out of the list', async () => {
  await add();
  const db = new Database(join(folder, 'journal.db'));
  db.prepare(`UPDATE change_request SET source = 'Other words'`).run();
  db.close();
  expect(await list()).toEqual([]);
});
