import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Backups } from '../../src-main/store/backups.ts';
import { journalMigrations } from '../../src-main/store/journal-migrations.ts';
import { configureJournal, openDatabase, schemaVersion } from '../../src-main/store/open-database.ts';
import { rowHash } from '../../src-main/store/row-hash.ts';
import { openStore } from '../../src-main/store/store.ts';
import { base, blob, blobId, operations, writeOldJournal } from '../support/old-journal.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sitewright-migrations-'));
  file = join(folder, 'journal.db');
});
afterEach(() => rm(folder, { recursive: true }));

const journalOf = (version: number) => writeOldJournal(file, version);

describe.each(journalMigrations.slice(0, -1).map(({ version }) => version))('[SYNC-05] from version %d', (version) => {
  test('all data is kept, and a backup of it was made before', async () => {
    journalOf(version);
    const store = await openStore(folder);
    expect(store.health()).toEqual({ state: 'ok' });
    expect(store.drafts.find('acme')).toMatchObject({
      base: { text: base, modified: 'm1' },
      edits: [
        { seq: 1, step: 'step', kind: 'do', operations: JSON.parse(operations) as unknown, pending: true, at: 5 },
      ],
    });
    // What was thrown away before the days of use were counted, in 1970 by its clock, stays for as many from now on.
    for (let day = 1; day <= 30; day++) store.trash.purge(Date.UTC(2026, 10, day));
    expect(store.trash.list()).toMatchObject([{ slug: 'old', document: '{"slug":"old"}' }]);
    expect(store.milestones.find('acme').savedAt).toBe(7);
    expect(store.dictionary.has('caulking')).toBe(true);
    if (version >= 2) {
      expect(store.outbox.list()).toMatchObject([{ slug: 'acme', kind: 'publish', state: 'blocked', attempts: 2 }]);
      expect(store.blobs.find(blobId)).toMatchObject({ name: 'a.webp', bytes: blob, url: null });
      expect(store.versions.document('acme', store.versions.list('acme')[0]!.id)).toBe(base);
    }
    store.close();
    const [backup] = new Backups(join(folder, 'backups')).list(Date.now());
    const db = new Database(backup!, { readonly: true });
    expect(schemaVersion(db)).toBe(version);
    expect(db.prepare('SELECT operations FROM edit').pluck().all()).toEqual([operations]);
    db.close();
  });

  test('a failure in the middle of the next migration leaves schema and data as they were', async () => {
    journalOf(version);
    const next = journalMigrations[version]!;
    const failing = { version: next.version, up: (db: Database.Database) => (next.up(db), db.exec('broken')) };
    await expect(
      openDatabase(file, [...journalMigrations.slice(0, version), failing], configureJournal),
    ).rejects.toThrow();
    const db = new Database(file);
    expect(schemaVersion(db)).toBe(version);
    expect(db.prepare('SELECT operations FROM edit').pluck().all()).toEqual([operations]);
    db.close();
    const store = await openStore(folder);
    expect(store.health()).toEqual({ state: 'ok' });
    expect(store.drafts.slugs()).toEqual(['acme']);
    store.close();
  });
});

test('[SYNC-06] what waited in an older version is the draft as it was then, and of nobody known until it is told', async () => {
  journalOf(2);
  const store = await openStore(folder);
  expect(store.outbox.list()).toMatchObject([
    { slug: 'acme', last: 1, document: '{"slug":"acme","about":"one","gallery":[]}', person: '' },
  ]);
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

test('[SYNC-06, AUTH-04] a draft that several have edited in an older version is of them together, any other of who edited it', async () => {
  journalOf(12);
  const [one, other] = ['+12025550123', '+12025550199'] as const;
  const db = new Database(file);
  const draft = db.prepare('INSERT INTO draft VALUES (?, ?, ?, ?)');
  const insert = db.prepare(
    `INSERT INTO edit (seq, slug, step, kind, operations, inverse, pending, at, person, hash)
     VALUES (?, ?, 'step', 'do', ?, '[]', ?, 5, ?, ?)`,
  );
  const edit = (seq: number, slug: string, pending: 0 | 1, person: string) => {
    const content = [slug, seq, 'step', 'do', operations, '[]', pending, 5, `by ${person}`] as const;
    insert.run(seq, slug, operations, pending, person, rowHash(...content));
  };
  for (const slug of ['both', 'second']) draft.run(slug, base, 'm1', rowHash(slug, base, 'm1'));
  edit(11, 'both', 1, one);
  edit(12, 'both', 1, other);
  edit(21, 'second', 0, other);
  edit(22, 'second', 0, one);
  edit(23, 'second', 0, other);
  edit(24, 'second', 1, other);
  edit(31, 'saved', 0, one);
  db.close();

  const store = await openStore(folder);
  expect(store.health()).toEqual({ state: 'ok' });
  store.owners.current = other;
  expect(store.drafts.slugs()).toEqual(['second']);
  expect(store.drafts.find('second').edits.map(({ seq }) => seq)).toEqual([23, 24]);
  expect(store.owners.othersOf('both')).toEqual([`${one} ${other}`]);
  expect(store.drafts.find('saved').edits).toEqual([]);
  store.owners.current = one;
  expect(store.drafts.slugs()).toEqual([]);
  expect(store.drafts.find('saved').edits.map(({ seq }) => seq)).toEqual([31]);
  store.close();
});

test('[SYNC-05] a row that was damaged before a migration is still known as damaged after it', async () => {
  journalOf(2);
  const db = new Database(file);
  db.exec(`UPDATE edit SET operations = replace(operations, 'one', 'two')`);
  db.close();
  const store = await openStore(folder);
  expect(store.health()).toMatchObject({ state: 'recovered' });
  expect(store.drafts.find('acme').edits).toEqual([]);
  store.close();
});

test('[SYNC-05] a damaged journal of an older version is carried over to the newest', async () => {
  journalOf(2);
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
  journalOf(2);
  const document = `{"logo":"local-blob:${blobId}"}`;
  const other = Buffer.from('another');
  const db = new Database(file);
  db.prepare('INSERT INTO version (slug, kind, document, modified, at, hash) VALUES (?, ?, ?, ?, ?, ?)').run(
    ...['roof', 'merged', deflateRawSync(document), 'm1', 3, rowHash(document)],
  );
  const otherId = hash('sha256', other, 'hex');
  db.prepare('INSERT INTO blob (hash, name, type, bytes, at) VALUES (?, ?, ?, ?, ?)').run(
    ...[otherId, 'b.webp', 'image/webp', other, 2],
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
