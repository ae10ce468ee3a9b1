import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Backups } from '../../../src-main/store/backups.ts';
import { compactJournal } from '../../../src-main/store/compact-journal.ts';
import { forgetOldest, newestIn } from '../../../src-main/store/forget-oldest.ts';
import { emptyJournal } from '../../../src-main/store/journal-migrations.ts';
import { openStore, type Store } from '../../../src-main/store/store.ts';
import type { Intent } from '../../../src-main/store/intent-repo.ts';

let folder: string;
let store: Store;
let time: number;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sitewright-bounds-'));
  time = Date.UTC(2026, 10, 1);
  store = await openStore(folder, { now: () => time });
});
afterEach(async () => {
  store.close();
  await rm(folder, { recursive: true });
});

describe('[PUB-04] versions of all sites together', () => {
  const put = (slug: string, count: number) => {
    for (let at = 0; at < count; at++) {
      store.versions.put({ slug, kind: 'saved', modified: `${at}`, at }, JSON.stringify({ slug, at }));
    }
  };
  const counts = () => ['old', 'acme', 'roof'].map((slug) => store.versions.list(slug).length);

  test('stay where there is room for them', () => {
    for (const slug of ['old', 'acme', 'roof']) put(slug, 30);
    store.purge();
    expect(counts()).toEqual([30, 30, 30]);
  });

  test('go by their age where there is none, but the last twenty of each site stay', () => {
    for (const slug of ['old', 'acme', 'roof']) put(slug, 30);
    store.versions.trim(0);
    expect(counts()).toEqual([20, 20, 20]);
    expect(store.versions.list('acme').map(({ modified }) => Number(modified))).toEqual(
      Array.from({ length: 20 }, (_, at) => 29 - at),
    );
  });

  test('stay for good where they have a name', () => {
    put('acme', 30);
    const [oldest, second] = store.versions.list('acme').toReversed();
    store.versions.setName('acme', oldest!.id, 'Launch');
    store.versions.setName('acme', second!.id, 'Launch');
    store.versions.setName('acme', second!.id, '');
    store.versions.trim(0);
    put('acme', 230);
    const versions = store.versions.list('acme');
    expect(versions).toHaveLength(201);
    expect(versions.at(-1)).toMatchObject({ id: oldest!.id, name: 'Launch', modified: '0' });
  });

  test('go only until the rest fits', () => {
    for (const slug of ['old', 'acme']) put(slug, 30);
    const db = new Database(join(folder, 'journal.db'), { readonly: true });
    const bytes = db.prepare<[], number>('SELECT sum(length(document)) FROM version').pluck().get() ?? 0;
    db.close();
    store.versions.trim((bytes * 55) / 60);
    const [old, acme] = counts();
    expect(acme).toBe(30);
    expect(old).toBeGreaterThan(20);
    expect(old).toBeLessThan(30);
  });
});

test('[DOM-03] the oldest intents of each kind are deleted when their outcome is known, and never while it is open', () => {
  const put = (id: string, state: Intent['state'], kind: Intent['kind'] = 'buy-domain') =>
    store.intents.put({ id, kind, subject: id, request: null, state, outcome: null, at: 1 });
  put('started', 'started');
  put('unknown', 'unknown');
  for (const id of ['1', '2', '3', '4']) put(id, id === '2' ? 'failed' : 'done');
  for (const id of ['a', 'b', 'c']) put(id, 'done', 'save');
  put('1', 'done');
  store.intents.trim(2);
  const kept = (kind: Intent['kind']) => store.intents.list(kind).map(({ id }) => id);
  expect(kept('buy-domain').sort()).toEqual(['1', '4', 'started', 'unknown']);
  expect(kept('save').sort()).toEqual(['b', 'c']);
  store.purge();
  expect(kept('buy-domain')).toHaveLength(4);
});

test('[FLEET-04] the oldest changes over many sites go when their person has made more than a hundred', () => {
  const make = (person: string, count: number): number[] => {
    store.owners.current = person;
    for (let at = 0; at < count; at++) {
      const id = store.fleet.add({ title: '', then: 'nothing', canary: 0 }, [{ slug: 'acme', mark: '' }], at);
      store.fleet.update(id, { state: 'done' });
    }
    return store.fleet.runs().map(({ id }) => id);
  };
  const ofAnn = make('ann', 2);
  expect(make('bob', 102)).toHaveLength(100);
  expect(make('ann', 0)).toEqual(ofAnn);
  expect(ofAnn.map((id) => store.fleet.sites(id).length)).toEqual([1, 1]);
});

test('[CACHE-01] answers that were kept longest ago go where there are too many', () => {
  for (const key of ['a', 'b', 'c', 'a']) store.responses.put(key, key);
  store.responses.keepNewest(2);
  expect(['a', 'b', 'c'].map((key) => store.responses.get(key))).toEqual(['a', undefined, 'c']);
  store.purge();
  expect(store.responses.get('c')).toBe('c');
});

describe('[CACHE-01] documents of sites', () => {
  const open = (slug: string, openedAt: number) => {
    store.sites.put(slug, { text: JSON.stringify({ slug, about: 'é'.repeat(50) }), modified: 'm' });
    const summary = { companyName: slug, industry: '', city: '', state: '', thumbnail: '', modified: 'm' };
    store.sites.putSummary({ slug, openedAt, ...summary });
  };
  beforeEach(() => {
    open('acme', 3);
    open('lawn', 1);
    open('roof', 2);
  });
  const known = () => ['acme', 'lawn', 'roof'].filter((slug) => store.sites.find(slug));

  test('that were opened longest ago go where all together are too large; lists show them all the same', () => {
    store.purge();
    expect(known()).toEqual(['acme', 'lawn', 'roof']);
    store.sites.trim(new Set(), 300);
    expect(known()).toEqual(['acme', 'roof']);
    expect(store.sites.recent('', 10).map(({ slug }) => slug)).toEqual(['acme', 'roof', 'lawn']);
  });

  test('are never deleted when a draft is based on them', () => {
    store.sites.trim(new Set(['lawn']), 0);
    expect(known()).toEqual(['lawn']);
  });
});

describe('[SYNC-05] what was put aside', () => {
  const put = (kind: 'damaged' | 'salvaged', count: number): void => {
    for (let at = 0; at < count; at++) {
      const path = join(folder, kind, `${at}`);
      mkdirSync(join(path, '..'), { recursive: true });
      if (kind === 'damaged') mkdirSync(path);
      const file = kind === 'damaged' ? join(path, 'journal.db') : path;
      writeFileSync(file, 'x'.repeat(1000));
      utimesSync(path, at, at);
    }
  };
  const names = (kind: string) =>
    readdirSync(join(folder, kind))
      .map(Number)
      .sort((a, b) => a - b);

  test('loses its oldest entries when there are more than 5 damaged or 50 salvaged ones', async () => {
    put('damaged', 8);
    put('salvaged', 60);
    await store.maintain();
    expect(names('damaged')).toEqual([3, 4, 5, 6, 7]);
    expect(names('salvaged')).toEqual(Array.from({ length: 50 }, (_, at) => at + 10));
  });

  test('goes by its size too, but the newest stay', () => {
    put('damaged', 5);
    forgetOldest(newestIn(join(folder, 'damaged')), { kept: 5, alwaysKept: 2, mostBytes: 3500 });
    expect(names('damaged')).toEqual([2, 3, 4]);
    forgetOldest(newestIn(join(folder, 'damaged')), { kept: 5, alwaysKept: 2, mostBytes: 10 });
    expect(names('damaged')).toEqual([3, 4]);
  });
});

test('[SYNC-05] the journal gives the space of what was purged back to the disk, and a backup follows', async () => {
  const file = join(folder, 'journal.db');
  const picture = randomBytes(8 * 1024 * 1024);
  for (let at = 0; at < 8; at++)
    store.blobs.put(`${at}.webp`, 'image/webp', Buffer.concat([picture, Buffer.of(at)]), at);
  store.dictionary.add('caulking');
  for (let day = 0; day < 9; day++) {
    time = Date.UTC(2026, 10, 1 + day);
    store.purge();
  }
  const before = statSync(file).size;
  await store.maintain();
  expect(statSync(file).size).toBeLessThan(before / 10);
  expect(store.dictionary.has('caulking')).toBe(true);
  store.close();
  store = await openStore(folder);
  expect(store.health().state).toBe('ok');
  const [backup] = new Backups(join(folder, 'backups')).list(time);
  expect(statSync(backup!).size).toBeLessThan(before / 10);
});

test('[SYNC-05] a journal with little to give back is left as it is', () => {
  const db = emptyJournal();
  const exec = vi.spyOn(db, 'exec');
  compactJournal(db);
  expect(exec).not.toHaveBeenCalled();
  db.close();
});
