import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createUpload } from '../../../src-main/media/upload.ts';
import { startS3Server } from '../../support/s3-server.ts';

let s3: Awaited<ReturnType<typeof startS3Server>>;
beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(() => s3.stop());

const file = { name: 'van.webp', type: 'image/webp', bytes: Buffer.from('a photo') };
/** Removes nothing. Other tests cover what is removed from files. */
const clean = async ({ bytes }: { bytes: Uint8Array }) => Buffer.from(bytes);
const uploadTo = (place: { uploadUrl: string; fileUrl: string }, send = fetch) =>
  createUpload({
    clean,
    media: { presign: async () => place },
    baseUrl: async () => 'http://127.0.0.1:9',
    fetch: send,
  });

describe('[HOST-03] an upload to an object store', () => {
  test('arrives as it is, with its type and a year in caches', async () => {
    const place = s3.place('media/van.webp', file.type);
    expect(await uploadTo(place)(file)).toBe(place.fileUrl);
    const stored = await fetch(place.fileUrl);
    expect([stored.status, await stored.text()]).toEqual([200, 'a photo']);
    expect(stored.headers.get('content-type')).toBe('image/webp');
    expect(stored.headers.get('cache-control')).toBe('max-age=31536000');
  });

  test('that comes too late is refused, and may be tried again at another place', async () => {
    const late = s3.place('media/late.webp', file.type, new Date(Date.now() - 700_000));
    await expect(uploadTo(late)(file)).rejects.toMatchObject({ code: 'BACKEND_FAILED', status: 403, retry: true });
    expect((await fetch(late.fileUrl)).status).not.toBe(200);
  });

  test('whose answer is lost has arrived where it can be read, and only there', async () => {
    const puts: string[] = [];
    const losing =
      (arrives: boolean): typeof fetch =>
      async (input, init) => {
        if (init?.method !== 'PUT') return fetch(input, init);
        puts.push(String(input));
        if (arrives) await fetch(input, init);
        throw new TypeError('the connection was lost');
      };
    const there = s3.place('media/lost-answer.webp', file.type);
    expect(await uploadTo(there, losing(true))(file)).toBe(there.fileUrl);
    const nowhere = s3.place('media/lost-file.webp', file.type);
    await expect(uploadTo(nowhere, losing(false))(file)).rejects.toMatchObject({ code: 'OFFLINE', retry: true });
    // A different file that has the same name on the server does not count as the uploaded file.
    const other = s3.place('media/lost-answer.webp', file.type);
    const changed = { ...file, bytes: Buffer.from('another') };
    await expect(uploadTo(other, losing(false))(changed)).rejects.toMatchObject({ code: 'OFFLINE' });
    expect(puts).toHaveLength(3);
  });

  test('that is not answered in time is ended, and may be tried again', async () => {
    const place = s3.place('media/slow.webp', file.type);
    const silent: typeof fetch = (input, init) =>
      init?.method === 'PUT'
        ? new Promise((_, reject) => {
            init.signal?.addEventListener('abort', () => reject(new Error('aborted')), { once: true });
          })
        : fetch(input, init);
    const upload = createUpload({
      clean,
      media: { presign: async () => place },
      baseUrl: async () => 'http://127.0.0.1:9',
      fetch: silent,
      timeoutMs: 1,
    });
    await expect(upload(file)).rejects.toMatchObject({ code: 'TIMEOUT', retry: true });
  });

  test('that was signed by somebody else is refused', async () => {
    const { uploadUrl, fileUrl } = s3.place('media/other.webp', file.type);
    const forged = uploadUrl.replace(/Signature=..../, 'Signature=0000');
    await expect(uploadTo({ uploadUrl: forged, fileUrl })(file)).rejects.toMatchObject({ status: 403 });
  });

  test('is sent as what it was signed for: another type is refused', async () => {
    const place = s3.place('media/van.webp', 'image/png');
    await expect(uploadTo(place)(file)).rejects.toMatchObject({ status: 403 });
  });

  test('goes nowhere without encryption but to this computer', async () => {
    const place = { uploadUrl: 'http://bucket.example/van.webp', fileUrl: 'https://bucket.example/van.webp' };
    await expect(uploadTo(place)(file)).rejects.toMatchObject({ code: 'BACKEND_FAILED' });
  });
});
