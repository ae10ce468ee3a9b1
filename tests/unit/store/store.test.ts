import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { configureJournal } from '../../../src-main/store/open-database.ts';
import { DamagedRowError } from '../../../src-main/store/row-hash.ts';
import { openStore, type Store } from '../../../src-main/store/store.ts';

let folder: string;
let store: Store;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sitewright-store-'));
  store = await openStore(folder);
});
afterEach(async () => {
  store.close();
  await rm(folder, { recursive: true });
});

const base = { text: '{"slug":"acme"}', modified: 'm1' };
const operations = [{ op: 'set' as const, path: ['about'], text: '"x"' }];
const edit = { step: 's1', kind: 'do' as const, operations, inverse: [], pending: true, at: 1 };
const tamper = (sql: string) => {
  const db = new Database(join(folder, 'journal.db'));
  db.exec(sql);
  db.close();
};

test('[SYNC-01] the journal is opened with synchronous=FULL at every open, a WAL file included', () => {
  for (let open = 0; open < 2; open++) {
    const db = new Database(join(folder, 'journal.db'));
    configureJournal(db);
    expect(db.pragma('synchronous', { simple: true })).toBe(2);
    expect(db.pragma('journal_mode', { simple: true })).toBe('wal');
    db.close();
  }
});

test('a journal is not opened when SQLite does not accept synchronous=FULL', () => {
  const deaf = { pragma: (text: string) => (text === 'synchronous' ? 1 : undefined) };
  expect(() => configureJournal(deaf as unknown as Database.Database)).toThrow('synchronous=FULL');
});

test('[CACHE-01] a site is cached by slug with its modified time', () => {
  store.sites.put('acme', base);
  expect(store.sites.find('acme')).toEqual(base);
  store.sites.put('acme', { ...base, modified: 'm2' });
  expect(store.sites.find('acme')?.modified).toBe('m2');
  store.sites.remove('acme');
  expect(store.sites.find('acme')).toBeUndefined();
});

const shown = { thumbnail: '/media/logo.png', modified: 'm1' };

test('[NEW-07] recent sites come last opened first and are searched anywhere, word by word, wildcards taken literally', () => {
  const summary = { companyName: '100% "Pipes"', industry: 'Plumbing', city: 'Reno', state: 'NV', ...shown };
  const found = (text: string) => store.sites.recent(text, 100).map(({ slug }) => slug);
  store.sites.putSummary({ slug: 'a', openedAt: 1, ...summary });
  store.sites.putSummary({ slug: 'b', openedAt: 2, ...summary, companyName: 'Roofs', city: 'Elko' });
  expect(found('')).toEqual(['b', 'a']);
  expect(found('eno')).toEqual(['a']);
  expect(found('NV plumb elk')).toEqual(['b']);
  expect(found('%')).toEqual(['a']);
  expect(found('100%')).toEqual(['a']);
  expect(found('"Pipes"')).toEqual(['a']);
  expect(found('___')).toEqual([]);
  store.sites.putSummary({ slug: 'a', openedAt: 3, ...summary, city: 'Austin' });
  expect([found('reno'), found('austin')]).toEqual([[], ['a']]);
  store.sites.remove('a');
  expect(found('austin')).toEqual([]);
});

describe('drafts', () => {
  test('the first edit brings its base along; a later one does not change it', () => {
    store.drafts.append('acme', base, edit);
    store.drafts.append('acme', { ...base, modified: 'later' }, { ...edit, step: 's2' });
    const draft = store.drafts.find('acme');
    expect(draft.base).toEqual(base);
    expect(draft.edits.map(({ step }) => step)).toEqual(['s1', 's2']);
    expect(store.drafts.slugs()).toEqual(['acme']);
  });

  test('sequence numbers are never used twice, so that a save cannot retire an edit made after it', () => {
    const first = store.drafts.append('acme', base, edit);
    store.drafts.replace('acme', base, []);
    expect(store.drafts.append('acme', base, edit)).toBeGreaterThan(first);
  });

  test.each([
    ['draft', `UPDATE draft SET base = replace(base, 'acme', 'acmf')`],
    ['edit', `UPDATE edit SET operations = replace(operations, 'about', 'abouu')`],
    ['edit', `UPDATE edit SET pending = 0`],
  ])('[SYNC-05] a changed %s row is detected by its hash', async (_table, sql) => {
    store.drafts.append('acme', base, edit);
    tamper(sql);
    expect(() => store.drafts.find('acme')).toThrow(DamagedRowError);
  });

  test('a changed row of the trash is detected', () => {
    store.trash.put({ slug: 'acme', reason: 'cache-cleared', document: '{}', modified: 'm', at: 1 });
    tamper(`UPDATE trash SET document = '[]'`);
    expect(() => store.trash.list('acme')).toThrow(DamagedRowError);
  });
});

test('[SYNC-05] the drafts of the person to whom a store belongs are kept aside when another works now', () => {
  const theirs = store.of('ann');
  theirs.drafts.append('of-ann', base, edit);
  store.of('bob').drafts.append('of-bob', base, edit);
  const text = readFileSync(theirs.keepAside('aside.json')!, 'utf8');
  expect(text).toContain('of-ann');
  expect(text).not.toContain('of-bob');
});

test('[HOST-04] each write to the journal is told once, and a transaction when all of it is written', () => {
  const told: string[][] = [];
  store.onWritten(() => told.push(store.drafts.slugs()));
  store.transaction(() => {
    store.drafts.append('acme', base, edit);
    store.drafts.append('bolt', base, edit);
  });
  expect(told).toEqual([['acme', 'bolt']]);
});

test('[SAVE-05] accepted words are kept without regard to case', () => {
  store.dictionary.add('Caulking');
  store.dictionary.add('caulking');
  expect(store.dictionary.has('CAULKING')).toBe(true);
  expect(store.dictionary.has('caulk')).toBe(false);
});
