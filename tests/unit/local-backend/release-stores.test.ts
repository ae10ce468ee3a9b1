import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { createFolderStore } from '../../../src-main/local-backend/publisher/folder-store.ts';
import { createGitStore } from '../../../src-main/local-backend/publisher/git-store.ts';
import type { ReleaseStore } from '../../../src-main/local-backend/publisher/release.ts';
import type { PublishedRedirect } from '../../../src-main/site-page/index.ts';
import { temporaryFolder } from './in-process.ts';

const html = (path: string, body: string) => ({ path, type: 'text/html', bytes: Buffer.from(body) });
let at = 0;
const release = (files: Record<string, string>, redirects: PublishedRedirect[] = []) => ({
  files: Object.entries(files).map(([path, body]) => html(path, body)),
  redirects,
  publishedAt: ++at * 1000,
});

describe.each([
  ['folder', createFolderStore],
  ['git', createGitStore],
])('[PUB-05] releases in a %s', (_, open) => {
  let folder: string;
  let store: ReleaseStore;
  const read = async (path: string, from = store) => {
    const file = await from.read(path);
    return file && Buffer.from(file.bytes).toString();
  };

  beforeEach(async () => {
    folder = join(await temporaryFolder(), 'site');
    store = open(folder);
  });

  test('nothing is shown before the first publish', async () => {
    expect(await store.current()).toBeUndefined();
    expect(await store.list()).toEqual([]);
    expect(await store.read('index.html')).toBeUndefined();
  });

  test('the newest release is shown, after a restart too', async () => {
    await store.publish(release({ 'index.html': 'one', 'a/page.html': 'same' }));
    const second = await store.publish(release({ 'index.html': 'two', 'a/page.html': 'same' }));
    for (const each of [store, open(folder)]) {
      expect((await each.current())?.id).toBe(second.id);
      expect(await read('index.html', each)).toBe('two');
      expect(await read('a/page.html', each)).toBe('same');
    }
  });

  test('the same content is the same release and is not written again', async () => {
    const first = await store.publish(release({ 'index.html': 'one' }));
    const again = await store.publish(release({ 'index.html': 'one' }));
    expect(again).toEqual(first);
    expect(await store.list()).toHaveLength(1);
  });

  test('other redirects alone make another release', async () => {
    const first = await store.publish(release({ 'index.html': 'one' }));
    const second = await store.publish(
      release({ 'index.html': 'one' }, [{ source: '/old', destination: '/', status: 301 }]),
    );
    expect(second.id).not.toBe(first.id);
    expect(second.redirects).toHaveLength(1);
  });

  test('three releases are kept, and a kept one can be shown again', async () => {
    const all = [];
    for (const body of ['one', 'two', 'three', 'four']) all.push(await store.publish(release({ 'index.html': body })));
    expect((await store.list()).map(({ id }) => id)).toEqual([all[3]?.id, all[2]?.id, all[1]?.id]);
    await store.rollBack(all[1]!.id);
    expect(await read('index.html')).toBe('two');
    expect(await read('index.html', open(folder))).toBe('two');
    await expect(store.rollBack(all[0]!.id)).rejects.toThrow(RangeError);
    expect(await read('index.html')).toBe('two');
  });

  test('a publish after a rollback goes on from what is shown', async () => {
    const first = await store.publish(release({ 'index.html': 'one' }));
    await store.publish(release({ 'index.html': 'two' }));
    await store.rollBack(first.id);
    await store.publish(release({ 'index.html': 'two' }));
    expect(await read('index.html')).toBe('two');
  });

  test('an asset of a kept release is still there for who has its page open; its pages are not', async () => {
    await store.publish(release({ 'index.html': 'one', 'old.html': 'gone', 'assets/1.css': 'first' }));
    await store.publish(release({ 'index.html': 'two', 'assets/2.css': 'second' }));
    expect(await read('assets/1.css')).toBe('first');
    expect(await store.read('old.html')).toBeUndefined();
    await store.publish(release({ 'index.html': 'three' }));
    await store.publish(release({ 'index.html': 'four' }));
    expect(await store.read('assets/1.css')).toBeUndefined();
  });

  test('a removed site shows nothing, and can be published anew', async () => {
    await store.publish(release({ 'index.html': 'one' }));
    await store.remove();
    expect(await store.current()).toBeUndefined();
    expect(await store.read('index.html')).toBeUndefined();
    await store.publish(release({ 'index.html': 'two' }));
    expect(await read('index.html', open(folder))).toBe('two');
  });
});

describe('[PUB-05] releases in a folder', () => {
  test('a file that is the same in two releases is stored once; old releases leave the disk', async () => {
    const folder = await temporaryFolder();
    const store = createFolderStore(folder);
    const ids = [];
    for (const body of ['one', 'two', 'three', 'four']) {
      ids.push((await store.publish(release({ 'index.html': body, 'a/same.html': 's' }))).id);
    }
    const inode = async (id: string) => (await stat(join(folder, 'releases', id, 'a/same.html'))).ino;
    expect(await inode(ids[3]!)).toBe(await inode(ids[2]!));
    expect((await readdir(join(folder, 'releases'))).sort()).toEqual(ids.slice(1).sort());
  });

  test('a file that went missing is written again with the next release', async () => {
    const folder = await temporaryFolder();
    const store = createFolderStore(folder);
    const first = await store.publish(release({ 'index.html': 'one', 'same.html': 's' }));
    await rm(join(folder, 'releases', first.id, 'same.html'));
    await store.publish(release({ 'index.html': 'two', 'same.html': 's' }));
    expect(Buffer.from((await store.read('same.html'))!.bytes).toString()).toBe('s');
  });
});
