import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../../src-main/backend/db/open.ts';
import { SCHEMA_VERSION } from '../../src-main/backend/db/schema.ts';
import { Cache } from '../../src-main/store/cache.ts';
import { SiteCacheRepo } from '../../src-main/store/site-cache-repo.ts';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'sitewright-schemas-'))));
afterEach(() => rm(folder, { recursive: true }));

function write(file: string, version: number, sql = ''): void {
  const db = new Database(file);
  db.exec(sql);
  db.pragma(`user_version = ${version}`);
  db.close();
}

/** Tables that later migrations change. Without the tables these migrations would fail. */
const changedLater = `CREATE TABLE user (id INTEGER PRIMARY KEY, phone_number TEXT NOT NULL);
  CREATE TABLE revision (id INTEGER PRIMARY KEY, user_id INTEGER);`;

test('[CACHE-01] a cache with the schema of another version is begun anew, and keeps sites then', () => {
  const file = join(folder, 'cache.db');
  write(file, 1, 'CREATE TABLE site (slug TEXT PRIMARY KEY, modified TEXT NOT NULL, document TEXT NOT NULL) STRICT');
  const told: string[] = [];
  const cache = new Cache(file, (error) => told.push(String(error)));
  const sites = new SiteCacheRepo(cache);
  sites.put('acme', { text: '{}', modified: 'm1' });
  expect(sites.find('acme')).toEqual({ text: '{}', modified: 'm1' });
  expect(told).toEqual([expect.stringContaining('schema')]);
  cache.close();
});

test.each([
  [7, 'a trial version'],
  [SCHEMA_VERSION + 1, 'a newer version'],
])('a database of the embedded backend with schema %d is refused in words and left alone', (version, words) => {
  const file = join(folder, 'backend.db');
  write(file, version);
  expect(() => openDatabase(folder)).toThrow(words);
  const db = new Database(file);
  expect(db.pragma('user_version', { simple: true })).toBe(version);
  db.close();
});

test('[PAGE-05] messages in a database of the embedded backend from before the words of a consent were kept stay', () => {
  const file = join(folder, 'backend.db');
  write(
    file,
    8,
    `CREATE TABLE texts (id INTEGER PRIMARY KEY, message TEXT NOT NULL); INSERT INTO texts VALUES (1, 'A leak');
     CREATE TABLE site (site_pk TEXT PRIMARY KEY, document TEXT NOT NULL); ${changedLater}`,
  );
  const db = openDatabase(folder);
  expect(db.prepare('SELECT message, consent_wording FROM texts').all()).toEqual([
    { message: 'A leak', consent_wording: '' },
  ]);
  expect(db.pragma('user_version', { simple: true })).toBe(SCHEMA_VERSION);
  db.close();
});

test('[PAGE-05] photos of a message are deleted with it when the database is from before messages had photos', () => {
  const file = join(folder, 'backend.db');
  write(
    file,
    12,
    `CREATE TABLE texts (id INTEGER PRIMARY KEY, message TEXT NOT NULL); INSERT INTO texts VALUES (1, 'A leak')`,
  );
  const db = openDatabase(folder);
  db.exec(`INSERT INTO text_photo VALUES ('a.webp', 1, 0, x'00'); DELETE FROM texts`);
  expect(db.prepare('SELECT * FROM text_photo').all()).toEqual([]);
  db.close();
});

test('[SRV-01] sites in a database from before their company and city had columns get both from their records', () => {
  const file = join(folder, 'backend.db');
  write(
    file,
    10,
    `${changedLater} CREATE TABLE site (site_pk TEXT PRIMARY KEY, document TEXT NOT NULL);
     INSERT INTO site VALUES ('1', '{"company_name":"Blue Ridge","city":"Asheville"}'), ('2', '{"company_name":null}')`,
  );
  const db = openDatabase(folder);
  expect(db.prepare('SELECT company_name, city FROM site ORDER BY site_pk').all()).toEqual([
    { company_name: 'Blue Ridge', city: 'Asheville' },
    { company_name: '', city: '' },
  ]);
  db.close();
});

test('[SRV-03] people in a database from before removed ones kept their names are still there, without one', () => {
  write(join(folder, 'backend.db'), 11, `${changedLater} INSERT INTO user VALUES (1, '+12025550111')`);
  const db = openDatabase(folder);
  expect(db.prepare('SELECT phone_number, name FROM user').all()).toEqual([{ phone_number: '+12025550111', name: '' }]);
  expect(db.prepare('SELECT * FROM audit').all()).toEqual([]);
  db.close();
});

test('a database of the embedded backend is opened again as it was made', () => {
  openDatabase(folder).close();
  const db = openDatabase(folder);
  expect(db.pragma('user_version', { simple: true })).toBe(SCHEMA_VERSION);
  db.close();
});
