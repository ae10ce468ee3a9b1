import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Backups } from '../../src-main/store/backups.ts';
import { journalMigrations } from '../../src-main/store/journal-migrations.ts';
import { configureJournal, migrate, schemaVersion } from '../../src-main/store/open-database.ts';
import { rowHash } from '../../src-main/store/row-hash.ts';
import { openStore } from '../../src-main/store/store.ts';
import { base, blob, blobId, FIRST, operations, writeOldJournal } from '../support/old-journal.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sitewright-migrations-'));
  file = join(folder, 'journal.db');
});
afterEach(() => rm(folder, { recursive: true }));

test('[SYNC-05] all data of the first version is kept, and a backup of it was made before', async () => {
  writeOldJournal(file);
  const store = await openStore(folder);
  expect(store.health()).toEqual({ state: 'ok' });
  expect(store.drafts.find('acme')).toMatchObject({
    base: { text: base, modified: 'm1' },
    edits: [{ seq: 1, step: 'step', kind: 'do', operations: JSON.parse(operations) as unknown, pending: true, at: 5 }],
  });
  // The entry of the trash was made before days of use were counted, so its 30 days of use begin now. The purges of 30
  // days do not delete it yet.
  for (let day = 1; day <= 30; day++) store.trash.purge(Date.UTC(2026, 10, day));
  expect(store.trash.list()).toMatchObject([{ slug: 'old', document: '{"slug":"old"}' }]);
  expect(store.milestones.find('acme').savedAt).toBe(7);
  expect(store.dictionary.has('caulking')).toBe(true);
  expect(store.outbox.list()).toMatchObject([{ slug: 'acme', kind: 'publish', state: 'blocked', attempts: 2 }]);
  expect(store.blobs.find(blobId)).toMatchObject({ name: 'a.webp', bytes: blob, url: null });
  expect(store.versions.document('acme', store.versions.list('acme')[0]!.id)).toBe(base);
  store.close();
  const [backup] = new Backups(join(folder, 'backups')).list(Date.now());
  const db = new Database(backup!, { readonly: true });
  expect(schemaVersion(db)).toBe(FIRST);
  expect(db.prepare('SELECT operations FROM edit').pluck().all()).toEqual([operations]);
  db.close();
});

test('[SYNC-05] a failure in the middle of the next migration leaves schema and data as they were', async () => {
  writeOldJournal(file);
  const next = journalMigrations[1]!;
  const failing = { version: next.version, up: (db: Database.Database) => (next.up(db), db.exec('broken')) };
  const db = new Database(file);
  configureJournal(db);
  expect(() => migrate(db, [journalMigrations[0]!, failing])).toThrow();
  expect(schemaVersion(db)).toBe(FIRST);
  expect(db.prepare('SELECT operations FROM edit').pluck().all()).toEqual([operations]);
  db.close();
  const store = await openStore(folder);
  expect(store.health()).toEqual({ state: 'ok' });
  expect(store.drafts.slugs()).toEqual(['acme']);
  store.close();
});

test('[SYNC-05] a journal from before the first release is refused in words, and its files stay as they are', async () => {
  const db = new Database(file);
  configureJournal(db);
  db.exec('CREATE TABLE draft (slug TEXT); CREATE TABLE edit (seq INTEGER); PRAGMA user_version = 13');
  db.close();
  const before = readFileSync(file);
  const store = await openStore(folder);
  expect(store.health()).toMatchObject({
    state: 'readonly',
    report: { found: expect.stringContaining('from before its release') as string },
  });
  expect(store.drafts.slugs()).toEqual([]);
  store.close();
  expect(readFileSync(file)).toEqual(before);
});

test('[SYNC-06] a queued entry of the first version keeps its document, and has no person until one is attributed', async () => {
  writeOldJournal(file);
  const store = await openStore(folder);
  const document = '{"slug":"acme","about":"one","gallery":[]}';
  expect(store.outbox.list()).toMatchObject([{ slug: 'acme', last: 1, document, person: '' }]);
  store.owners.current = '+12025550199';
  expect(store.owners.othersOf('acme')).toEqual(['']);
  store.owners.attribute('+12025550123');
  store.close();
  const again = await openStore(folder);
  again.owners.current = '+12025550199';
  expect(again.health()).toEqual({ state: 'ok' });
  expect(again.owners.othersOf('acme')).toEqual(['+12025550123']);
  again.close();
});

test('[SYNC-04] an open post of the first version keeps its document and the number of its last edit when it is migrated', async () => {
  writeOldJournal(file);
  const store = await openStore(folder);
  const sent = { slug: 'roof', document: base, last: 1, editedFields: [] };
  expect(store.intents.openPost('roof')?.request).toEqual(sent);
  store.close();
});

test('[SYNC-05] a row that was damaged before a migration is still known as damaged after it', async () => {
  writeOldJournal(file);
  const db = new Database(file);
  db.exec(`UPDATE edit SET operations = replace(operations, 'one', 'two')`);
  db.close();
  const store = await openStore(folder);
  expect(store.health()).toMatchObject({ state: 'recovered' });
  expect(store.drafts.find('acme').edits).toEqual([]);
  store.close();
});

test('[SYNC-05] a damaged journal of an older version is carried over to the newest', async () => {
  writeOldJournal(file);
  const bytes = readFileSync(file);
  const db = new Database(file);
  const page = Number(db.prepare(`SELECT rootpage FROM sqlite_schema WHERE name = 'dictionary'`).pluck().get());
  db.close();
  bytes.fill(0xff, (page - 1) * 4096, page * 4096);
  writeFileSync(file, bytes);
  const store = await openStore(folder);
  expect(store.health()).toMatchObject({ state: 'recovered' });
  expect(store.drafts.find('acme').edits).toHaveLength(1);
  expect(store.outbox.list()).toMatchObject([{ slug: 'acme', kind: 'publish' }]);
  store.close();
});

test('[SYNC-02] files that an older version refers to stay, those that nothing refers to go', async () => {
  writeOldJournal(file);
  const document = `{"logo":"local-blob:${blobId}"}`;
  const other = Buffer.from('another');
  const db = new Database(file);
  const packed = deflateRawSync(document);
  const files = `local-blob:${blobId}`;
  const version = rowHash('roof', 'merged', hash('sha256', packed, 'base64url'), 'm1', 3, rowHash(document), files);
  db.prepare(
    `INSERT INTO version (slug, kind, document, modified, at, hash, row_hash, files) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run('roof', 'merged', packed, 'm1', 3, rowHash(document), version, files);
  const otherId = hash('sha256', other, 'hex');
  const row = rowHash(otherId, 'b.webp', 'image/webp', '-', 2);
  db.prepare('INSERT INTO blob (hash, name, type, bytes, at, row_hash) VALUES (?, ?, ?, ?, ?, ?)').run(
    ...[otherId, 'b.webp', 'image/webp', other, 2, row],
  );
  db.close();
  let today = 0;
  const store = await openStore(folder, { now: () => Date.UTC(2026, 10, ++today) });
  for (let day = 0; day < 10; day++) store.purge();
  expect(store.health()).toEqual({ state: 'ok' });
  expect(store.blobs.find(otherId)).toBeUndefined();
  expect(store.blobs.find(blobId)).toBeDefined();
  expect(store.versions.document('roof', store.versions.list('roof')[0]!.id)).toBe(document);
  store.close();
});

test('a journal that is new or up to date is not backed up at its opening', async () => {
  for (let open = 0; open < 2; open++) (await openStore(folder)).close();
  expect(existsSync(join(folder, 'backups')) ? readdirSync(join(folder, 'backups')) : []).toEqual([]);
});
