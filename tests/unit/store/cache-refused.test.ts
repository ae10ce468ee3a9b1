import { existsSync } from 'node:fs';
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

test.each(['SQLITE_FULL', 'SQLITE_IOERR_WRITE', 'SQLITE_READONLY'])(
  '[CACHE-02, SYNC-05] %s means that it is not kept: what is there stays, in this run and the next',
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

test('[SYNC-05] a cache that cannot be opened for the disk’s sake is left as it is', () => {
  const cache = new Cache(file, () => undefined);
  new SiteCacheRepo(cache).put('acme', { text: '{}', modified: 'm1' });
  cache.close();
  const told: string[] = [];
  vi.spyOn(Sqlite.prototype, 'pragma').mockImplementationOnce(() => {
    throw new Sqlite.SqliteError('full', 'SQLITE_FULL');
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
});
