import { existsSync, mkdirSync, rmdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Cache } from '../../../src-main/store/cache.ts';
import { SiteCacheRepo } from '../../../src-main/store/site-cache-repo.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sitewright-cache-'));
  file = join(folder, 'cache.db');
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

test.each(['SQLITE_FULL', 'SQLITE_IOERR_WRITE', 'SQLITE_READONLY', 'SQLITE_BUSY', 'SQLITE_CANTOPEN'])(
  '[CACHE-02, SYNC-05] a write that fails with %s is not kept, and leaves what the cache holds, also after a restart',
  (code) => {
    const told: string[] = [];
    const cache = new Cache(
      file,
      () => told.push('begun anew'),
      () => told.push('not kept'),
    );
    const sites = new SiteCacheRepo(cache);
    sites.put('acme', { text: '{}', modified: 'm1' });
    const prepare = vi.spyOn(Sqlite.prototype, 'prepare').mockImplementation(() => {
      throw new Sqlite.SqliteError('the disk refused it', code);
    });
    cache.run('INSERT INTO site (slug) VALUES (?)', 'zen');
    prepare.mockRestore();
    expect(told).toEqual(['not kept']);
    expect(sites.find('acme')).toEqual({ text: '{}', modified: 'm1' });
    cache.close();
    const again = new SiteCacheRepo(new Cache(file, () => told.push('begun anew')));
    expect(again.find('acme')).toEqual({ text: '{}', modified: 'm1' });
  },
);

test.each(['SQLITE_FULL', 'SQLITE_CANTOPEN', 'SQLITE_BUSY', 'SQLITE_IOERR_SHMOPEN', 'SQLITE_NOMEM', 'EMFILE'])(
  '[SYNC-05] a cache that cannot be opened for the time (%s) is left as it is',
  (code) => {
    const cache = new Cache(file, () => undefined);
    new SiteCacheRepo(cache).put('acme', { text: '{}', modified: 'm1' });
    cache.close();
    const told: string[] = [];
    vi.spyOn(Sqlite.prototype, 'pragma').mockImplementationOnce(() => {
      throw new Sqlite.SqliteError('refused', code);
    });
    const refused = new Cache(
      file,
      () => told.push('begun anew'),
      () => told.push('not kept'),
    );
    expect(new SiteCacheRepo(refused).find('acme')).toBeUndefined();
    expect([told, existsSync(file)]).toEqual([['not kept'], true]);
    refused.close();
    expect(new SiteCacheRepo(new Cache(file, () => undefined)).find('acme')).toBeDefined();
  },
);

test('[SYNC-05] a cache whose log cannot be opened is left as it is', () => {
  const cache = new Cache(file, () => undefined);
  new SiteCacheRepo(cache).put('acme', { text: '{}', modified: 'm1' });
  cache.close();
  mkdirSync(`${file}-wal`);
  const told: string[] = [];
  const refused = new Cache(file, () => told.push('begun anew'));
  refused.close();
  rmdirSync(`${file}-wal`);
  expect(new SiteCacheRepo(new Cache(file, () => undefined)).find('acme')).toBeDefined();
  expect(told).toEqual([]);
});

test('[CACHE-02] a read that fails gives undefined, and an error of damage that does not recur leaves the cache as it is', () => {
  const told: string[] = [];
  const cache = new Cache(
    file,
    () => told.push('begun anew'),
    () => told.push('refused'),
  );
  const sites = new SiteCacheRepo(cache);
  sites.put('acme', { text: '{}', modified: 'm1' });
  const fail = (code: string) => () => {
    throw new Sqlite.SqliteError('the disk refused it', code);
  };
  const prepare = vi.spyOn(Sqlite.prototype, 'prepare').mockImplementationOnce(fail('SQLITE_IOERR_READ'));
  expect(sites.find('acme')).toBeUndefined();
  prepare.mockImplementationOnce(fail('SQLITE_CORRUPT'));
  expect(sites.find('acme')).toEqual({ text: '{}', modified: 'm1' });
  expect(told).toEqual(['refused']);
  cache.close();
});

test('a statement that is wrong is an error, and wipes nothing', () => {
  const cache = new Cache(file, () => expect.fail('begun anew'));
  new SiteCacheRepo(cache).put('acme', { text: '{}', modified: 'm1' });
  expect(() => cache.run('INSERT INTO missing VALUES (1)')).toThrow(/missing/);
  expect(new SiteCacheRepo(cache).find('acme')).toBeDefined();
  cache.close();
});
