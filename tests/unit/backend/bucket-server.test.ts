import { readdir } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openBucket } from '../../../src-main/backend/server/bucket.ts';
import { hostedServer, type HostedServer, roofer } from '../../support/hosted-site.ts';
import { collectReports } from '../../support/reports.ts';
import { type S3Server, startS3Server } from '../../support/s3-server.ts';

let s3: S3Server;
beforeAll(async () => void (s3 = await startS3Server()));
afterAll(() => s3.stop());
afterEach(() => s3.fail(() => undefined));

const MEGABYTE = 1024 * 1024;
const onBucket = (settings: string[] = []): Promise<HostedServer> => hostedServer([...s3.settings, ...settings]);

/**
 * Requests an upload address and sends a file to it. Returns the file's path, and a function that sends another file to
 * the same address.
 */
async function upload({ call, user }: HostedServer, bytes: Uint8Array<ArrayBuffer>) {
  const asked = await call('POST', '/api/get-presigned-url', { fileName: 'van.webp', contentType: 'image/webp' }, user);
  const { message } = (await asked.json()) as { message: { uploadUrl: string; fileUrl: string } };
  const put = async (body: Uint8Array<ArrayBuffer>) => {
    const headers = { 'Content-Type': 'image/webp', 'Cache-Control': 'max-age=31536000' };
    return (await fetch(message.uploadUrl, { method: 'PUT', headers, body })).status;
  };
  expect(await put(bytes)).toBe(200);
  return { path: message.fileUrl, put };
}

async function save({ call, user }: HostedServer, change: object): Promise<Response> {
  const answer = await call('GET', `/api/getLandingPage/${roofer}`, undefined, user);
  const { message } = (await answer.json()) as { message: object };
  return call('POST', '/edit/landingpage', { ...message, ...change }, user);
}

describe('[SRV-01] a server on a bucket', () => {
  test('keeps nothing but the database in its folder when it publishes and takes uploads', async () => {
    const server = await onBucket();
    const { path } = await upload(server, Buffer.from('a photo'));
    expect((await save(server, { logo: path })).status).toBe(200);
    expect((await server.visit('roof.example/')).status).toBe(200);
    const names = await readdir(server.dataDir);
    expect(names.filter((name) => !name.startsWith('backend.db'))).toEqual([]);
    const ready = await server.call('GET', '/readyz');
    expect(await ready.json()).toMatchObject({ checks: { files: 'ok' } });
  });

  test('gives an upload before a record names it, and never lets it be changed after it was read', async () => {
    const server = await onBucket();
    const { path, put } = await upload(server, Buffer.from('a photo'));
    const read = async () => (await server.call('GET', path)).text();
    expect(await read()).toBe('a photo');
    expect(await put(Buffer.from('another'))).toBe(200);
    expect(await read()).toBe('a photo');
    expect((await save(server, { logo: path })).status).toBe(200);
    expect(await read()).toBe('a photo');
  });

  test('refuses the save by the name of the file when an upload is larger than it may be, or all are', async () => {
    const server = await onBucket(['--uploads-most-megabytes=1', '--uploads-quota-gigabytes=1']);
    const large = await upload(server, Buffer.alloc(MEGABYTE + 1));
    const refused = await save(server, { logo: large.path });
    expect([refused.status, await refused.text()]).toEqual([413, expect.stringMatching(/van\.webp .*at most 1 MB/)]);
    expect((await server.call('GET', large.path)).status).toBe(404);
    server.db.prepare('INSERT INTO upload (name, bytes) VALUES (?, ?)').run('others', 1024 * MEGABYTE - 3);
    const last = await upload(server, Buffer.from('four'));
    const full = await save(server, { logo: last.path });
    expect([full.status, await full.text()]).toEqual([413, expect.stringContaining('keeps 1 GB')]);
    const fits = await upload(server, Buffer.from('two'));
    expect((await save(server, { logo: fits.path })).status).toBe(200);
  });

  test('lets anybody read all uploads when `s3.publicRead` is set, also those that the server writes, and no other file', async () => {
    const before = s3.calls.length;
    const server = await onBucket(['--s3-public-read=true']);
    const { id_key } = server.db.prepare('SELECT id_key FROM site WHERE slug = ?').get(roofer) as { id_key: string };
    const images = ['/media/stock/services/roofs-1.webp', '/media/stock/services/roofs-2.webp'];
    const merge = { images, id_key, alignment: 'vertical', gallery_name: '' };
    expect((await server.call('POST', '/api/merge_photo', merge, server.user)).status).toBe(200);
    const written = s3.calls
      .map((call, at) => ({ call, acl: s3.headers[at]?.['x-amz-acl'] }))
      .slice(before)
      .filter(({ call }) => call.startsWith('PUT '));
    const uploads = written.filter(({ call }) => call.startsWith('PUT /photos/media/uploads/'));
    expect(uploads.map(({ acl }) => acl)).toEqual(['public-read']);
    expect(written.length).toBeGreaterThan(1);
    expect(written.filter(({ acl }) => acl !== undefined)).toEqual(uploads);
  });

  test('publishes a site with a repository to the bucket too, and shows a kept release again', async () => {
    const server = await onBucket();
    const { call, user } = server;
    await server.edit(roofer, { publish_to_google_storage: false, company_tagline: 'From a repository' });
    expect((await server.publish(roofer, 'roof.example')).status).toBe(200);
    await server.edit(roofer, { company_tagline: 'Changed since' });
    expect((await server.publish(roofer, 'roof.example')).status).toBe(200);
    const shows = async (words: string) => (await (await server.visit('roof.example/')).text()).includes(words);
    expect(await shows('Changed since')).toBe(true);
    const idKey = server.db.prepare('SELECT id_key FROM site WHERE slug = ?').pluck().get(roofer) as string;
    const listed = await call('GET', `/publish/releases/${idKey}`, undefined, user);
    const { message } = (await listed.json()) as { message: { releases: { id: string }[] } };
    const release = message.releases[1]?.id;
    expect((await call('POST', '/publish/rollback', { id_key: idKey, release }, user)).status).toBe(200);
    expect(await shows('From a repository')).toBe(true);
    expect((await call('POST', '/publish/remove', { id_key: idKey }, user)).status).toBe(200);
    expect((await server.visit('roof.example/')).status).not.toBe(200);
  });
});

describe('[SRV-04] a page that a server on a bucket has published', () => {
  const BR = { 'Accept-Encoding': 'gzip, br' };
  // Nothing is cached in memory, so each response shows what is in the bucket.
  const withoutCache = () => onBucket(['--page-cache-megabytes=0']);
  /** Runs `work` and returns the requests that the bucket got meanwhile. */
  async function during(work: () => Promise<unknown>): Promise<string[]> {
    const before = s3.calls.length;
    await work();
    return s3.calls.slice(before);
  }
  const texts = (calls: string[], method: string) =>
    calls.filter((each) => each.startsWith(method) && each.endsWith('.br'));

  test('comes as it was compressed when it was published, with length and tag of its own', async () => {
    const server = await withoutCache();
    const plain = await server.visit('roof.example/');
    let sent: Response | undefined;
    const calls = await during(async () => (sent = await server.visit('roof.example/', BR)));
    expect(calls).toHaveLength(1);
    expect(texts(calls, 'GET')).toHaveLength(1);
    const bytes = Buffer.from(await sent!.arrayBuffer());
    expect(brotliDecompressSync(bytes).toString()).toBe(await plain.text());
    expect(Object.fromEntries(sent!.headers)).toMatchObject({
      'content-encoding': 'br',
      'content-length': String(bytes.length),
      vary: 'Accept-Encoding',
    });
    const tag = sent!.headers.get('ETag')!;
    expect(tag).not.toBe(plain.headers.get('ETag'));
    expect((await server.visit('roof.example/', { ...BR, 'If-None-Match': tag })).status).toBe(304);
    expect((await server.visit('roof.example/', { 'If-None-Match': tag })).status).toBe(200);
  });

  test('is compressed again only where it changed, and goes with its release', async () => {
    const server = await withoutCache();
    const again = await during(() => server.publish(roofer, 'roof.example'));
    expect(texts(again, 'PUT')).toEqual([]);
    await server.edit(roofer, { company_tagline: 'New words' });
    const changed = texts(await during(() => server.publish(roofer, 'roof.example')), 'PUT');
    expect(changed.length).toBeGreaterThan(0);
    for (const words of ['One', 'Two', 'Three']) {
      await server.edit(roofer, { company_tagline: words });
      await server.publish(roofer, 'roof.example');
    }
    const gone = s3.calls.filter((each) => each.startsWith('DELETE')).map((each) => each.replace('DELETE', 'PUT'));
    expect(changed.filter((each) => gone.includes(each))).not.toEqual([]);
    expect((await server.visit('roof.example/', BR)).status).toBe(200);
  });

  test('is compressed when it is asked for where the bucket has lost that, which the next publish mends', async () => {
    const reports = collectReports();
    const server = await withoutCache();
    const words = async () => {
      const answer = await server.visit('roof.example/', BR);
      expect(answer.headers.get('Content-Encoding')).toBe('br');
      return brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString();
    };
    const [object = ''] = texts(await during(words), 'GET').map((each) => each.replace('GET /photos/', ''));
    const bucket = openBucket({ bucket: s3.bucket, s3: s3.access });
    expect(await bucket.look(object)).toBeDefined();
    await bucket.remove([object]);
    expect(await words()).toContain('Summit Roofing');
    expect(reports).toContainEqual(expect.stringContaining(object.split('/').at(-1)!));
    const mended = texts(await during(() => server.publish(roofer, 'roof.example')), 'PUT');
    expect(mended).toHaveLength(1);
    reports.length = 0;
    expect(await words()).toContain('Summit Roofing');
    expect(reports).toEqual([]);
  });
});

describe('[SRV-02] a server whose bucket fails', () => {
  // Keeps the errors that these tests cause off stderr.
  beforeEach(() => void collectReports());

  test('publishes nothing and says why, while visitors see what they saw, and publishes when the bucket is back', async () => {
    const server = await onBucket();
    const before = await (await server.visit('roof.example/')).text();
    await server.edit(roofer, { company_tagline: 'While the bucket is down' });
    s3.fail((method) => (method === 'PUT' ? '503' : undefined));
    const refused = await server.publish(roofer, 'roof.example');
    expect([refused.status, await refused.text()]).toEqual([503, expect.stringContaining('does not answer')]);
    s3.fail(() => '503');
    expect(await (await server.visit('roof.example/')).text()).toBe(before);
    expect((await server.call('GET', '/readyz')).status).toBe(503);
    s3.fail(() => undefined);
    expect((await server.publish(roofer, 'roof.example')).status).toBe(200);
    expect(await (await server.visit('roof.example/')).text()).toContain('While the bucket is down');
  });

  test('publishes with whole pictures when the bucket kept parts of them that a killed server wrote', async () => {
    const server = await onBucket();
    const bucket = openBucket({ bucket: s3.bucket, s3: s3.access });
    const names = [...(await bucket.sizes()).keys()].filter((name) => /^(media\/v|variants|icons)/.test(name));
    const kinds = new Set(names.map((name) => name.replace(/\/.*\./, ' ')));
    expect([...kinds].sort()).toEqual(['icons png', 'media png', 'variants avif', 'variants png', 'variants webp']);
    const whole = new Map<string, Buffer>();
    for (const name of names) whole.set(name, (await bucket.read(name))!);
    for (const share of [0, 0.001, 0.5]) {
      for (const [name, bytes] of whole) await bucket.write(name, bytes.subarray(0, Math.ceil(bytes.length * share)));
      await server.edit(roofer, { company_tagline: `With parts of ${share}` });
      expect((await server.publish(roofer, 'roof.example')).status).toBe(200);
      for (const [name, bytes] of whole) expect((await bucket.read(name))?.equals(bytes), name).toBe(true);
    }
    const html = await (await server.visit('roof.example/')).text();
    for (const [asset] of html.matchAll(/assets\/[0-9a-f]{12}\.(png|webp|avif)/g)) {
      const picture = await (await server.visit(`roof.example/${asset}`)).arrayBuffer();
      await expect(sharp(picture).stats()).resolves.toBeDefined();
    }
  });

  test('names the picture and does nothing with it when an upload is no picture or ends too early', async () => {
    const server = await onBucket();
    const { call, user, db } = server;
    const idKey = db.prepare('SELECT id_key FROM site WHERE slug = ?').pluck().get(roofer) as string;
    const photo = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#2040d0' } })
      .webp({ lossless: true })
      .toBuffer();
    for (const bytes of [Buffer.from('a photo'), photo.subarray(0, photo.length - 20), Buffer.alloc(0)]) {
      const { path } = await upload(server, new Uint8Array(bytes));
      await server.edit(roofer, { logo: path, company_tagline: 'With a bad picture' });
      const refused = await server.publish(roofer, 'roof.example');
      expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('van.webp is damaged')]);
      const answers = [
        await call('GET', `${path}?w=64`),
        await call('POST', '/api/merge_photo', { images: [path, path], id_key: idKey, alignment: 'vertical' }, user),
        await call('POST', '/api/ai-logo-remove-background', { url: path }, user),
      ];
      for (const answer of answers) {
        expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining('van.webp is damaged')]);
      }
    }
    expect(await (await server.visit('roof.example/')).text()).not.toContain('With a bad picture');
  });

  test('saves no record with a new upload, and saves others', async () => {
    const server = await onBucket();
    const { path } = await upload(server, Buffer.from('a photo'));
    s3.fail(() => '503');
    expect((await save(server, { logo: path })).status).toBe(503);
    expect((await save(server, { company_tagline: 'Without a photo' })).status).toBe(200);
    s3.fail(() => undefined);
    expect((await save(server, { logo: path })).status).toBe(200);
    expect(await (await server.call('GET', path)).text()).toBe('a photo');
  });
});
