import { hash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { journalMigrations } from '../../src-main/store/journal-migrations.ts';
import { configureJournal, migrate } from '../../src-main/store/open-database.ts';
import { rowHash } from '../../src-main/store/row-hash.ts';
import { openStore } from '../../src-main/store/store.ts';
import { FakeSiteServer } from '../support/fake-site-server.ts';
import { siteText } from '../support/site-harness.ts';
import { openSyncHarness, reachable } from '../support/sync-harness.ts';
import { throughBorder } from '../support/through-border.ts';

/** The last schema version in which partnerships and payments were JSON texts. */
const BEFORE = 17;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sitewright-lists-'));
});
afterEach(() => rm(folder, { recursive: true }));

const item = (pk: number | string, title: string) =>
  `{ "pk": ${pk} , "model":"m","fields":{"title":"${title}","x":1.0}}`;
const ACME = item('90071992547409931', 'Acme');
const BOLT = item(8, 'Bolt');
const list = (...items: string[]) => `[${items.join(' , ')}]`;
const inText = (...items: string[]) => JSON.stringify(list(...items));
const document = (products: string, payments = '""') =>
  siteText.replace(/}$/, `,"products": ${products},"payments":${payments},"awards":"none"}`);
const setProducts = (text: string) => JSON.stringify([{ op: 'set', path: ['products'], text }]);

const base = document(inText(ACME, BOLT));
const edited = inText(ACME, item(8, 'Bolt & Sons'));

/** Writes a journal with the schema version `BEFORE`. Each table with parts of records has lists as JSON texts. */
function writeJournal(work: (db: Database.Database) => void = () => undefined): void {
  const db = new Database(join(folder, 'journal.db'));
  configureJournal(db);
  migrate(db, journalMigrations, BEFORE);
  const insert = (table: string, row: Record<string, string | number | Buffer | null>) => {
    const columns = Object.keys(row);
    const values = columns.map((column) => `@${column}`).join();
    db.prepare(`INSERT INTO ${table} (${columns.join()}) VALUES (${values})`).run(row);
  };
  const hashed = (row: Record<string, string | number | null>) => {
    return { ...row, hash: rowHash(...Object.values(row).map((value) => value ?? '-')) };
  };
  insert('draft', hashed({ slug: 'acme', base, base_modified: 'm1' }));
  const edit = { slug: 'acme', seq: 3, step: 's', kind: 'do' };
  const operations = { operations: setProducts(edited), inverse: setProducts(inText(ACME, BOLT)) };
  insert('edit', hashed({ ...edit, ...operations, pending: 1, at: 5 }));
  const clash = { slug: 'acme', path: '["products"]', kind: 'value', base: null };
  insert('conflict', hashed({ ...clash, mine: inText(ACME), theirs: inText(BOLT), at: 6 }));
  const other = { path: '["about"]', base: '"[1]"', mine: '"[2]"', theirs: '"[3]"' };
  insert('conflict', hashed({ ...clash, ...other, at: 6 }));
  const [trashed, modified] = [document('"no list"', inText(ACME)), 'm0'];
  insert('trash', hashed({ slug: 'old', reason: 'discarded', document: trashed, modified, at: 4 }));
  const waiting = { slug: 'bolt', kind: 'save', state: 'blocked', reason: '', confirmed: '{}', attempts: 0, at: 6 };
  insert('outbox', hashed({ ...waiting, last: 2, document: base }));
  const request = JSON.stringify({ slug: 'roof', document: base, last: 1, photosOf: { gallery: false, hero: false } });
  const post = { id: 'save roof ', kind: 'save', subject: 'roof', request, state: 'started', outcome: 'null', at: 8 };
  insert('intent', hashed(post));
  const packed = deflateRawSync(base);
  const kept = deflateRawSync(
    JSON.stringify({ mark: 'x', before: { products: inText(ACME), about: '"[1]"' }, after: { products: edited } }),
  );
  const version = { slug: 'acme', kind: 'saved', modified: 'm1', at: 3, hash: rowHash(base) };
  const bytes = hash('sha256', packed, 'base64url');
  const row_hash = rowHash('acme', 'saved', bytes, 'm1', 3, rowHash(base));
  insert('version', { ...version, document: packed, row_hash });
  const content = JSON.stringify({ title: 'T', then: 'nothing', canary: 0 });
  insert('fleet_change', { ...hashed({ at: 9, content, state: 'done', reason: '' }), id: 1, person: '' });
  const site = { change: 1, place: 0, slug: 'acme', state: 'done', reason: '', entry: 0, at: 9 };
  const siteHash = rowHash(...Object.values(site), kept.toString('base64'), '');
  insert('fleet_site', { ...site, kept, files: '', hash: siteHash });
  work(db);
  db.close();
}

const now = document(list(ACME, BOLT));

test('[SYNC-05] partnerships that an older version kept as text are lists in every row, to the letter', async () => {
  writeJournal();
  const store = await openStore(folder);
  expect(store.health()).toEqual({ state: 'ok' });
  const set = (text: string) => [{ op: 'set', path: ['products'], text }];
  expect(store.drafts.find('acme')).toMatchObject({
    base: { text: now },
    edits: [{ operations: set(list(ACME, item(8, 'Bolt & Sons'))), inverse: set(list(ACME, BOLT)) }],
  });
  expect(store.conflicts.list('acme')).toMatchObject([
    { path: ['products'], base: undefined, mine: list(ACME), theirs: list(BOLT) },
    { path: ['about'], base: '"[1]"', mine: '"[2]"', theirs: '"[3]"' },
  ]);
  expect(store.trash.list().map(({ document: of }) => of)).toEqual([document('"no list"', list(ACME))]);
  expect(store.outbox.list().map(({ document: of }) => of)).toEqual([now]);
  expect(store.intents.openPost('roof')?.request).toMatchObject({ slug: 'roof', document: now, last: 1 });
  const [version] = store.versions.list('acme');
  expect(store.versions.document('acme', version!.id)).toBe(now);
  expect(store.fleet.kept(1, 0)).toEqual({
    mark: 'x',
    before: { products: list(ACME), about: '"[1]"' },
    after: { products: list(ACME, item(8, 'Bolt & Sons')) },
  });
  store.close();
});

test('[SYNC-05, SYNC-03] an edit of such a partnership is opened, merged with another’s, undone, done again and saved', async () => {
  writeJournal((db) => db.exec('DELETE FROM conflict'));
  const server = new FakeSiteServer(base);
  server.changeByColleague(document(inText(item('90071992547409931', 'Acme Pipes'), BOLT)));
  const harness = await openSyncHarness({ client: reachable(throughBorder(server)), folder });
  await harness.open('acme');
  const titles = () => harness.draft('acme').products?.map((each) => each?.fields?.title);
  expect(titles()).toEqual(['Acme', 'Bolt & Sons']);
  harness.site.undo('acme');
  expect(titles()).toEqual(['Acme', 'Bolt']);
  harness.site.redo('acme');
  await harness.site.review('acme', undefined, new AbortController().signal);
  expect(titles()).toEqual(['Acme Pipes', 'Bolt & Sons']);
  expect(harness.site.actor('acme').openConflicts).toEqual([]);
  expect(await harness.save('acme')).toMatchObject({ slug: 'acme' });
  expect(JSON.parse(server.document)).toMatchObject({
    products: list(item('90071992547409931', 'Acme Pipes'), item(8, 'Bolt & Sons')),
    payments: '',
    awards: 'none',
  });
  await harness.dispose();
});

test('[SYNC-05] a journal of that version that is damaged is repaired, with lists in what could be read', async () => {
  writeJournal((db) => db.exec(`UPDATE trash SET reason = 'set-aside'`));
  const store = await openStore(folder);
  expect(store.health()).toMatchObject({ state: 'recovered' });
  expect(store.trash.list()).toEqual([]);
  expect(store.drafts.find('acme')).toMatchObject({ base: { text: now }, edits: [{ seq: 3 }] });
  store.close();
});
