import { chmod, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createFolderStore } from '../../../src-main/backend/publisher/folder-store.ts';
import { createGitStore } from '../../../src-main/backend/publisher/git-store.ts';
import type { ReleaseStore, Shown } from '../../../src-main/backend/publisher/release.ts';
import { type Bucket, openBucket } from '../../../src-main/backend/server/bucket.ts';
import { createBucketStore } from '../../../src-main/backend/server/bucket-releases.ts';
import type { PublishedRedirect } from '../../../src-main/site-page/index.ts';
import { collectReports } from '../../support/reports.ts';
import { type S3Server, startS3Server } from '../../support/s3-server.ts';
import { temporaryFolder } from './in-process.ts';

// Keeps the stores' reports about damage, which these tests cause, off stderr.
beforeEach(() => void collectReports());

/** Flips one bit in the middle of a file. */
async function flip(file: string): Promise<void> {
  const bytes = await readFile(file);
  const at = bytes.length >> 1;
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  await chmod(file, 0o644);
  await writeFile(file, bytes);
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((each) => each.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

const html = (path: string, body: string) => ({ path, type: 'text/html', bytes: Buffer.from(body) });
let at = 0;
const release = (files: Record<string, string>, redirects: PublishedRedirect[] = []) => ({
  files: Object.entries(files).map(([path, body]) => html(path, body)),
  redirects,
  publishedAt: ++at * 1000,
});

let s3: S3Server;
beforeAll(async () => void (s3 = await startS3Server()));
afterAll(() => s3.stop());

/** The list of releases of each bucket store, by the store's folder. The backend keeps it in a site's `Publication`. */
const publications = new Map<string, Shown | undefined>();

/**
 * Returns a store in a bucket. After each change, the store puts its list of releases into `publications` and then
 * calls `tidy`, as the publisher does after a publish.
 */
function createPublishedBucketStore(folder: string): ReleaseStore {
  const bucket = openBucket({ bucket: s3.bucket, s3: s3.access }).below(basename(dirname(folder)));
  const store = () => createBucketStore(bucket, publications.get(folder));
  async function stored<T>(change: (on: ReleaseStore) => Promise<T>): Promise<T> {
    const on = store();
    const result = await change(on);
    publications.set(folder, on.shown?.());
    await on.tidy?.();
    return result;
  }
  return {
    current: () => store().current(),
    list: () => store().list(),
    read: (path) => store().read(path),
    publish: (added) => stored((on) => on.publish(added)),
    rollBack: (id) => stored((on) => on.rollBack(id)),
    remove: () => stored((on) => on.remove()),
  };
}

describe.each([
  ['folder', createFolderStore],
  ['git', createGitStore],
  ['bucket', createPublishedBucketStore],
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

describe.each([
  ['folder', createFolderStore],
  ['git', createGitStore],
])('[PUB-05] releases in a %s', (_, open) => {
  test('what was damaged on the disk is written anew with the next publish, of other pages or of the same', async () => {
    const folder = join(await temporaryFolder(), 'site');
    const read = async (path: string, from: ReleaseStore) => Buffer.from((await from.read(path))!.bytes).toString();
    const files = { 'index.html': 'one', 'a/page.html': 'the same in both' };
    const { id } = await open(folder).publish(release(files));
    // Only pages and Git's objects are damaged. Another test damages releases.json.
    const pages = (await filesBelow(folder)).filter((file) => /objects|page\.html$|index\.html$/.test(file));
    expect(pages.length).toBeGreaterThan(1);
    for (const file of pages) await flip(file);
    const other = open(folder);
    await other.publish(release({ ...files, 'index.html': 'two' }));
    for (const each of [other, open(folder)]) expect(await read('a/page.html', each)).toBe('the same in both');

    await other.publish(release(files));
    expect((await other.current())?.id).toBe(id);
    for (const file of pages) await flip(file);
    const third = open(folder);
    await third.publish(release(files));
    for (const path of ['index.html', 'a/page.html'] as const) expect(await read(path, third)).toBe(files[path]);
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

  test.each([
    ['emptied', () => ''],
    ['cut short', (text: string) => text.slice(0, -20)],
    ['zeroed', (text: string) => '\0'.repeat(text.length)],
    ['another list', () => '[1]'],
    ['about another release', (text: string) => text.replace(/"current":"...../, '"current":"00000')],
    ['wrong in a hash', (text: string) => text.replace(/"hash":"...../, '"hash":"00000')],
    ['deleted', undefined],
  ])(
    'the list of releases that was %s is made anew from the releases: the same one is shown',
    async (_what, damaged) => {
      const folder = await temporaryFolder();
      const store = createFolderStore(folder);
      const ids = [];
      for (const body of ['one', 'two', 'three']) {
        ids.push(
          (await store.publish(release({ 'index.html': body }, [{ source: '/o', destination: '/', status: 301 }]))).id,
        );
      }
      await store.rollBack(ids[1]!);
      const list = join(folder, 'releases.json');
      const text = await readFile(list, 'utf8');
      await (damaged ? writeFile(list, damaged(text)) : rm(list));
      const again = createFolderStore(folder);
      expect((await again.current())?.id).toBe(ids[1]);
      expect((await again.list()).map(({ id }) => id)).toEqual(ids.toReversed());
      expect(await readFile(list, 'utf8')).toBe(text);
      await again.publish(release({ 'index.html': 'four' }));
      expect(Buffer.from((await createFolderStore(folder).read('index.html'))!.bytes).toString()).toBe('four');
    },
  );

  test('releases of an earlier version, without a file that tells of them, are known again too once they were read', async () => {
    const folder = await temporaryFolder();
    const { id } = await createFolderStore(folder).publish(release({ 'index.html': 'one' }));
    await rm(join(folder, 'releases', id, '.release.json'));
    expect((await createFolderStore(folder).current())?.id).toBe(id);
    await rm(join(folder, 'releases.json'));
    expect((await createFolderStore(folder).current())?.id).toBe(id);
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

describe('[PUB-05] releases in a bucket', () => {
  const put = async (files: Record<string, string>, shown?: Shown) => {
    const store = createBucketStore(bucket, shown);
    await store.publish(release(files));
    return store;
  };
  let bucket: Bucket;
  beforeEach(async () => {
    bucket = openBucket({ bucket: s3.bucket, s3: s3.access }).below(basename(await temporaryFolder()));
  });

  test('show nothing new before the publication says so, and nothing half when the bucket fails on the way', async () => {
    const first = await put({ 'index.html': 'one', 'a.html': 'same' });
    const before = first.shown?.();
    await put({ 'index.html': 'two', 'a.html': 'same' }, before);
    expect((await createBucketStore(bucket, before).read('index.html'))?.bytes.toString()).toBe('one');
    let puts = 0;
    s3.fail((method) => (method === 'PUT' && ++puts > 1 ? '503' : undefined));
    const failed = createBucketStore(bucket, before);
    const many = Object.fromEntries(Array.from({ length: 20 }, (_, page) => [`${String(page)}.html`, `page ${page}`]));
    await expect(failed.publish(release(many))).rejects.toMatchObject({ status: 503 });
    s3.fail(() => undefined);
    expect(failed.shown?.()).toEqual(before);
  });

  test('write a file that is the same in two of them once, and again where it has gone', async () => {
    const first = await put({ 'index.html': 'one', 'a.html': 'same' });
    const writes = async (shown?: Shown) => {
      s3.calls.length = 0;
      const next = await put({ 'index.html': 'two', 'a.html': 'same' }, shown);
      return { next, count: s3.calls.filter((call) => call.startsWith('PUT')).length };
    };
    // three writes: the changed page, uncompressed and compressed, and the manifest
    const { next, count } = await writes(first.shown?.());
    expect(count).toBe(3);
    expect((await writes(next.shown?.())).count).toBe(0);
    await bucket.remove([...(await bucket.sizes()).keys()].filter((name) => !name.endsWith('.json')));
    const mended = await writes(next.shown?.());
    expect(mended.count).toBe(5);
    expect((await mended.next.read('a.html'))?.bytes.toString()).toBe('same');
  });

  test('leave the bucket with the last release that has them, while those of a publish that runs stay', async () => {
    let shown: Shown | undefined;
    for (const body of ['one', 'two', 'three', 'four']) {
      const store = await put({ 'index.html': body, 'a.html': 'same' }, shown);
      shown = store.shown?.();
      await store.tidy?.();
    }
    // the home pages of the last three releases and the page that all share, each uncompressed and compressed, and
    // three manifests
    expect((await bucket.sizes()).size).toBe(2 * (3 + 1) + 3);
    await put({ 'index.html': 'of a publish that has not ended' }, shown);
    const last = await put({ 'index.html': 'five' }, shown);
    await last.tidy?.();
    expect((await bucket.sizes()).size).toBe(2 * (3 + 1) + 3 + 3);
  });

  test.each([
    ['emptied', (text: string) => text.slice(0, 0)],
    ['cut short', (text: string) => text.slice(0, -20)],
    ['of another form', () => '{"release":{}}'],
    ['deleted', undefined],
  ])('can be published anew, and kept ones shown, when the manifest of the current one is %s', async (_, damage) => {
    const reports = collectReports();
    const first = (await put({ 'index.html': 'one' })).shown?.();
    const lost = (await put({ 'index.html': 'two', 'a.html': 'same' }, first)).shown?.();
    const manifest = `${lost!.current}.json`;
    const text = (await bucket.read(manifest))!.toString();
    await (damage ? bucket.write(manifest, Buffer.from(damage(text))) : bucket.remove([manifest]));
    const store = createBucketStore(bucket, lost);
    const isLost = { status: 503, code: 'release_lost' };
    await expect(store.read('index.html')).rejects.toMatchObject(isLost);
    await expect(store.current()).rejects.toMatchObject(isLost);
    expect(reports).toContainEqual(expect.stringContaining(manifest));
    const [earlier, ...others] = await store.list();
    expect(others).toEqual([]);
    const shownAgain = createBucketStore(bucket, lost);
    await shownAgain.rollBack(earlier!.id);
    expect((await shownAgain.read('index.html'))?.bytes.toString()).toBe('one');
    await store.publish(release({ 'index.html': 'three', 'a.html': 'same' }));
    await store.tidy?.();
    const now = createBucketStore(bucket, store.shown?.());
    expect((await now.read('index.html'))?.bytes.toString()).toBe('three');
    expect((await now.read('a.html'))?.bytes.toString()).toBe('same');
    expect(await now.list()).toHaveLength(2);
    const left = [...(await bucket.sizes()).keys()].filter((name) => name.startsWith(lost!.current));
    expect(left).toEqual([]);
  });

  test('fail to be published, and none is given up, when their manifests cannot be read for now', async () => {
    const shown = (await put({ 'index.html': 'one' })).shown?.();
    const store = createBucketStore(bucket, shown);
    s3.fail((method, path) => (method === 'GET' && path.endsWith('.json') ? '503' : undefined));
    await expect(store.publish(release({ 'index.html': 'two' }))).rejects.toMatchObject({ code: 'files_down' });
    s3.fail(() => undefined);
    expect(store.shown?.()).toEqual(shown);
  });

  test('are never shown with other bytes than were published', async () => {
    const store = await put({ 'index.html': 'one' });
    const object = [...(await bucket.sizes()).keys()].find((name) => !name.endsWith('.json'));
    await bucket.write(object ?? '', Buffer.from('two'));
    await expect(store.read('index.html')).rejects.toMatchObject({ status: 503 });
  });
});
