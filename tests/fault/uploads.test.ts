import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { SiteActor } from '../../src-main/sync/draft/site-actor.ts';
import { refuseReferences } from '../../src-main/sync/save/upload-photos.ts';
import { blobReference } from '../../src-main/store/blob-repo.ts';
import { smallSite, startSiteBackend, type SiteBackend } from '../support/site-backend.ts';
import { openSyncHarness, type SyncHarness } from '../support/sync-harness.ts';

const PHOTOS = 20;
const PRESIGN = '/api/get-presigned-url';
const PUT = '/media/uploads/';

let server: SiteBackend;
let harness: SyncHarness;
/** names of the files whose upload began, one entry for each try */
let tried: string[];
/** number of uploads that are running, and the maximum so far */
let underWay: { now: number; most: number };
/** whether uploads get no answer after they have arrived, as if the app ended before it recorded them */
let endsBeforeNote: boolean;
beforeAll(async () => {
  server = await startSiteBackend();
});
beforeEach(async () => {
  tried = [];
  underWay = { now: 0, most: 0 };
  endsBeforeNote = false;
  await server.admin('DELETE', 'faults');
  await server.admin('POST', 'sites', { ...smallSite('acme'), gallery: [] });
  harness = await openSyncHarness({
    client: server.client,
    async upload(file, options) {
      tried.push(file.name);
      underWay.most = Math.max(underWay.most, ++underWay.now);
      const address = await server.upload(file, options).finally(() => underWay.now--);
      return endsBeforeNote ? new Promise<never>(() => undefined) : address;
    },
  });
  await harness.open('acme');
});
afterEach(() => harness.dispose());
afterAll(() => server.stop());

const nameOf = (photo: number) => `photo ${photo}.jpg`;

/** Adds photos as the photos screen does while offline. */
function addPhotos(): void {
  for (let photo = 0; photo < PHOTOS; photo++) {
    const hash = harness.store.blobs.put(nameOf(photo), 'image/jpeg', Buffer.from(`bytes of ${photo}`), 1);
    harness.site
      .actor('acme')
      .edit(`add ${photo}`, [
        { op: 'insert', path: ['gallery', photo], value: { photo: blobReference(hash), caption: `${photo}` } },
      ]);
  }
}

/** Returns the path of each request that uploaded a file or tried to. */
async function puts(): Promise<string[]> {
  const { message } = (await server.admin('GET', 'requests')) as { message: { method: string; path: string }[] };
  return message.flatMap(({ method, path }) => (method === 'PUT' && path.startsWith(PUT) ? [path] : []));
}

async function photosOnServer(): Promise<string[]> {
  const { gallery } = (await server.document('acme')) as { gallery: { photo: string }[] };
  return gallery.map(({ photo }) => photo);
}

async function expectAllThere(): Promise<void> {
  const photos = await photosOnServer();
  expect(photos).toHaveLength(PHOTOS);
  for (const [photo, address] of photos.entries()) {
    expect(address).toMatch(/^\/media\/uploads\/[0-9a-f]{16}-photo-\d+\.jpg$/);
    const answer = await fetch(server.backend.url + address);
    expect([answer.headers.get('content-type'), await answer.text()]).toEqual(['image/jpeg', `bytes of ${photo}`]);
  }
  expect(harness.site.draft('acme')?.gallery?.map((item) => item?.photo)).toEqual(photos);
  expect(harness.site.actor('acme').status()).toMatchObject({ sync: 'clean' });
}

/** Expects every photo to be sent once, and `again` additional uploads, in any order. */
function expectSent(again: number): void {
  expect(new Set(tried)).toEqual(new Set(Array.from({ length: PHOTOS }, (_, photo) => nameOf(photo))));
  expect(tried).toHaveLength(PHOTOS + again);
}

/** Makes the call at the path fail for the given photo. The calls for the photos before it succeed. */
async function failAt(path: string, photo: number, fault: object): Promise<void> {
  await server.admin('POST', 'faults', [
    ...(photo > 0 ? [{ path, kind: 'delay', ms: 0, times: photo }] : []),
    { path, ...fault },
  ]);
}

/** Saves until a save succeeds. Returns the number of tries. */
async function saveThrough(): Promise<number> {
  for (let tries = 1; ; tries++) {
    const outcome: unknown = await harness.save('acme').catch((error: unknown) => error);
    const isDone = typeof outcome === 'object' && outcome && 'savedAt' in outcome && !('waiting' in outcome);
    if (isDone) return tries;
    expect(tries).toBeLessThan(4);
    expect(JSON.stringify(await server.document('acme'))).not.toContain('local-blob');
  }
}

const failing = PHOTOS / 2;
/** `sentAgain`: number of files that the second of two saves sends again; `tries`: number of saves if it is not two. */
const points: { name: string; path: string; fault: object; sentAgain: number; tries?: number }[] = [
  { name: 'no place is given', path: PRESIGN, fault: { kind: 'status', status: 503 }, sentAgain: 1 },
  { name: 'the connection is lost before the file is stored', path: PUT, fault: { kind: 'reset' }, sentAgain: 1 },
  {
    name: 'the connection is lost after it is stored',
    path: PUT,
    fault: { kind: 'reset', when: 'after' },
    sentAgain: 0,
    tries: 1,
  },
  { name: 'the place has expired', path: PUT, fault: { kind: 'status', status: 403 }, sentAgain: 1 },
  {
    name: 'the post fails when all are sent',
    path: '/edit/landingpage',
    fault: { kind: 'status', status: 500 },
    sentAgain: 0,
  },
];

test.each(points)(`[SYNC-02] ${PHOTOS} photos, and $name: none that was recorded is sent again`, async (point) => {
  addPhotos();
  await failAt(point.path, point.path === '/edit/landingpage' ? 0 : failing, point.fault);
  expect(await saveThrough()).toBe(point.tries ?? 2);
  expectSent(point.sentAgain);
  await expectAllThere();
});

test.each(points)('[SYNC-02] $name, and the app is restarted: what was recorded stays recorded', async (point) => {
  addPhotos();
  await failAt(point.path, point.path === '/edit/landingpage' ? 0 : failing, point.fault);
  await harness.save('acme').catch(() => undefined);
  await harness.restart();
  await harness.open('acme');
  await saveThrough();
  expectSent(point.sentAgain);
  await expectAllThere();
});

test('[SYNC-02] no file is uploaded again when the app ends after files have arrived and before it records them', async () => {
  addPhotos();
  endsBeforeNote = true;
  void harness.save('acme').catch(() => undefined);
  await vi.waitFor(async () => expect(await puts()).toHaveLength(3));
  await vi.waitFor(() => expect(underWay.now).toBe(0));
  await harness.restart();
  await harness.open('acme');
  endsBeforeNote = false;
  await saveThrough();
  expect(await puts()).toHaveLength(PHOTOS);
  await expectAllThere();
});

test('[PHO-03] photos are uploaded three at a time', async () => {
  addPhotos();
  await harness.save('acme');
  expect([tried.length, underWay.most]).toEqual([PHOTOS, 3]);
  await expectAllThere();
});

test('[SYNC-02] one file that is shown twice, in an item of a list too, is sent once', async () => {
  const hash = harness.store.blobs.put('twice.jpg', 'image/jpeg', Buffer.from('twice'), 1);
  const reference = blobReference(hash);
  harness.site.actor('acme').edit('add', [
    { op: 'set', path: ['hero_image'], value: reference },
    { op: 'set', path: ['products'], value: [{ pk: 1, fields: { photo: reference } }] },
  ]);
  await harness.save('acme');
  expect(tried).toEqual(['twice.jpg']);
  const { hero_image: address, products } = await server.document('acme');
  expect(address).toMatch(/^\/media\/uploads\//);
  expect(JSON.parse(String(products))).toEqual([{ pk: 1, fields: { photo: address } }]);
});

test('[SYNC-02] a reference to a file that is not there is not posted', async () => {
  harness.set('acme', 'hero_image', blobReference('0'.repeat(64)));
  await expect(harness.save('acme')).rejects.toMatchObject({ code: 'NOT_SAVABLE' });
  expect(JSON.stringify(await server.document('acme'))).not.toContain('local-blob');
  const actor = harness.site.actor('acme');
  expect(actor).toBeInstanceOf(SiteActor);
  expect(() => refuseReferences(actor.document)).toThrow(expect.objectContaining({ code: 'NOT_SAVABLE' }) as Error);
});

test('[HOST-03] the object store takes what was signed, and nothing else', async () => {
  const { uploadUrl, fileUrl } = await server.app.client.media.presign({
    fileName: 'a b.jpg',
    contentType: 'image/jpeg',
  });
  const put = (url: string, headers: Record<string, string>) => fetch(url, { method: 'PUT', body: 'bytes', headers });
  const right = { 'Content-Type': 'image/jpeg', 'x-amz-acl': 'public-read' };
  expect((await put(uploadUrl, { ...right, 'Content-Type': 'image/png' })).status).toBe(403);
  expect((await put(uploadUrl, { 'Content-Type': 'image/jpeg' })).status).toBe(403);
  expect((await put(uploadUrl.replace(/expires=\d+/, 'expires=9999999999999'), right)).status).toBe(403);
  expect((await put(server.proxy.url + fileUrl, right)).status).toBe(400);
  expect((await put(uploadUrl, right)).status).toBe(200);
  expect(await (await fetch(server.backend.url + fileUrl)).text()).toBe('bytes');
});
