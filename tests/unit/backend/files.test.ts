import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Files } from '../../../src-main/backend/files/files.ts';
import { folderFiles } from '../../../src-main/backend/files/folder-files.ts';
import { type Bucket, openBucket } from '../../../src-main/backend/server/bucket.ts';
import { collectReports } from '../../support/reports.ts';
import { type S3Server, startS3Server } from '../../support/s3-server.ts';
import { temporaryFolder } from './in-process.ts';

let s3: S3Server;
let runs = 0;
beforeAll(async () => void (s3 = await startS3Server()));
afterAll(() => s3.stop());
beforeEach(() => s3.fail(() => undefined));

/**
 * Timeouts in milliseconds. They are short so that a request to a server that does not respond fails within the test.
 */
const shortTimeouts = { connectionTimeout: 500, requestTimeout: 300, socketTimeout: 300 };
const open = (limits = {}): Bucket =>
  openBucket({ bucket: s3.bucket, s3: s3.access }, limits).below(`run${String(++runs)}`);

describe.each<[string, () => Promise<Files>]>([
  ['folder', async () => folderFiles(await temporaryFolder())],
  ['bucket', async () => open()],
])('[SRV-01] files in a %s', (_, make) => {
  test('are read as they were written last, and are nothing when none was written', async () => {
    const files = await make();
    expect(await files.read('a.webp')).toBeUndefined();
    await files.write('a.webp', Buffer.from([0, 255, 7]), 'image/webp');
    expect(await files.read('a.webp')).toEqual(Buffer.from([0, 255, 7]));
    await files.write('a.webp', Buffer.from('other'), 'image/webp');
    expect((await files.read('a.webp'))?.toString()).toBe('other');
    await files.write('empty.txt', Buffer.alloc(0));
    expect(await files.read('empty.txt')).toHaveLength(0);
  });

  test('stand in folders, whose files are the same from above', async () => {
    const files = await make();
    await files.below('media').below('v2').write('b.png', Buffer.from('b'));
    expect((await files.read('media/v2/b.png'))?.toString()).toBe('b');
    await files.write('media/c d+é.png', Buffer.from('c'));
    expect((await files.below('media').read('c d+é.png'))?.toString()).toBe('c');
  });

  test('are whole after many were written at the same time', async () => {
    const files = await make();
    const bodies = Array.from({ length: 20 }, (_each, at) => Buffer.alloc(50_000, at));
    await Promise.all(bodies.map((body) => files.write('same', body)));
    const read = await files.read('same');
    expect(bodies.some((body) => read?.equals(body))).toBe(true);
  });
});

test('[SRV-01] a folder rejects when a file is there and cannot be read, and has nothing under a name that is too long', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'a.webp'));
  await expect(folderFiles(folder).read('a.webp')).rejects.toThrow('EISDIR');
  expect(await folderFiles(folder).read(`${'a'.repeat(300)}.webp`)).toBeUndefined();
});

describe('[SRV-01] a bucket', () => {
  test('tells sizes, copies what was looked at and nothing newer, and removes', async () => {
    const files = open();
    await files.write('in/a', Buffer.from('four'));
    expect(await files.sizes()).toEqual(new Map([['in/a', 4]]));
    const { tag = '' } = (await files.look('in/a')) ?? {};
    await files.copy('in/a', 'out/a', { tag, type: 'image/webp' });
    expect((await files.read('out/a'))?.toString()).toBe('four');
    await files.remove(['in/a', 'never']);
    expect([...(await files.sizes()).keys()]).toEqual(['out/a']);
    expect(await files.look('in/a')).toBeUndefined();
  });

  test('takes one file of the type at a presigned address, for ten minutes', async () => {
    const files = open();
    const address = await files.addressFor('a.webp', 'image/webp');
    expect(new URL(address).searchParams.get('X-Amz-Expires')).toBe('600');
    const put = (to: string, headers: Record<string, string>) =>
      fetch(to, { method: 'PUT', headers, body: 'a photo' }).then(({ status }) => status);
    const right = { 'Content-Type': 'image/webp' };
    expect(await put(address, right)).toBe(200);
    expect((await files.read('a.webp'))?.toString()).toBe('a photo');
    expect(await put(address.replace('a.webp', 'b.webp'), right)).toBe(403);
    expect(await put(address, { ...right, 'Content-Type': 'text/html' })).toBe(403);
    expect(await files.read('b.webp')).toBeUndefined();
  });

  test('signs who may read only when it is told that anybody may', async () => {
    const signed = async (publicRead: boolean) =>
      new URL(
        await openBucket({ bucket: s3.bucket, s3: { ...s3.access, publicRead } }).addressFor('a', 'image/webp'),
      ).searchParams.get('X-Amz-SignedHeaders');
    expect(await signed(true)).toBe('content-type;host;x-amz-acl');
    expect(await signed(false)).toBe('content-type;host');
  });

  test('sends bodies whole, without checksums in them', async () => {
    await open().write('a', Buffer.from('body'));
    const sent = s3.headers.at(-1);
    expect(sent).toMatchObject({ 'content-length': '4' });
    expect(JSON.stringify(sent)).not.toMatch(/aws-chunked|x-amz-checksum|STREAMING/);
  });

  test.each(['503', 'silent', 'lost before', 'cut'] as const)(
    '[SRV-02] says that it does not answer when it is %s, writes nothing half, and goes on afterwards',
    { timeout: 30_000 },
    async (fault) => {
      collectReports();
      const files = open(shortTimeouts);
      await files.write('a', Buffer.alloc(200_000, 1));
      s3.fail(() => fault);
      const down = { status: 503, message: expect.stringContaining('does not answer') as string };
      await expect(files.read('a')).rejects.toMatchObject(down);
      if (fault !== 'cut') await expect(files.write('b', Buffer.from('b'))).rejects.toMatchObject(down);
      s3.fail(() => undefined);
      expect(await files.read('a')).toHaveLength(200_000);
      if (fault !== 'cut') expect(await files.read('b')).toBeUndefined();
    },
  );

  test('[SRV-02] tries again when one call fails', async () => {
    const files = open();
    let failed = 0;
    s3.fail(() => (failed++ === 0 ? '503' : undefined));
    await files.write('a', Buffer.from('a'));
    expect((await files.read('a'))?.toString()).toBe('a');
  });
});
