import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { refusals } from '#shared/domain/photo/file-rules.ts';
import { addPhoto, hasPhoto } from '#shared/domain/photo/gallery.ts';
import { text } from '#shared/domain/site/readers.ts';
import { utilityProcess } from '../../scripts/electron-host/utility-process.ts';
import { createPhotosService, type PhotosService } from '../../src-main/features/photos/service.ts';
import { createConverter, type Converter } from '../../src-main/media/converter.ts';
import { IncomingFiles } from '../../src-main/media/incoming-files.ts';
import { ALREADY_THERE, IntakeQueue } from '../../src-renderer/editor/photos/intake-queue.ts';
import { bombGif, bombJpeg, bombPng, drawnPhoto, heicPhoto, twoPictures } from '../support/photos/pictures.ts';
import { smallSite, startSiteBackend, type SiteBackend } from '../support/site-backend.ts';
import { openSyncHarness, type SyncHarness } from '../support/sync-harness.ts';

const MAIN = join(import.meta.dirname, '..', '..', 'src-main', 'media', 'converter', 'main.ts');
const { signal } = new AbortController();

let server: SiteBackend;
let harness: SyncHarness;
let converter: Converter;
let folder: string;
beforeAll(async () => {
  server = await startSiteBackend();
});
beforeEach(async () => {
  await server.admin('POST', 'sites', { ...smallSite('acme'), gallery: [] });
  harness = await openSyncHarness({ client: server.client, upload: server.upload });
  await harness.open('acme');
  folder = await mkdtemp(join(tmpdir(), 'sitewright-incoming-'));
  converter = createConverter({ start: () => utilityProcess.fork(MAIN) });
});
afterEach(async () => {
  converter.close();
  await harness.dispose();
  await rm(folder, { recursive: true });
});
afterAll(() => server.stop());

interface Given {
  name: string;
  bytes: Buffer;
  /** why it is refused; a good one where it is missing */
  refused?: string;
}

/** What somebody drops at once, good and bad in turns; no two of the good ones are alike. */
async function mixedFiles(): Promise<Given[]> {
  const jpegs = Array.from({ length: 8 }, async (_, at): Promise<Given> => {
    const bytes = await drawnPhoto(60 + at, 40)
      .withMetadata({ orientation: at + 1 })
      .jpeg()
      .toBuffer();
    return { name: `turned ${String(at + 1)}.jpg`, bytes };
  });
  const formats = (['png', 'webp', 'avif', 'gif'] as const).flatMap((format) =>
    Array.from({ length: 5 }, async (_, at): Promise<Given> => {
      const bytes = await drawnPhoto(80 + at, 50)
        .toFormat(format)
        .toBuffer();
      return { name: `${format} ${String(at)}.${format}`, bytes };
    }),
  );
  const jpeg = await drawnPhoto(300, 300).jpeg().toBuffer();
  const unreadable = refusals.unreadable;
  const others: Given[] = [
    { name: 'phone.HEIC', bytes: await heicPhoto() },
    { name: 'two.heif', bytes: await twoPictures() },
    { name: 'a png.jpg', bytes: await drawnPhoto(33, 44).png().toBuffer() },
    { name: 'a jpeg.heic', bytes: await drawnPhoto(34, 45).jpeg().toBuffer() },
    { name: 'cut off.jpg', bytes: jpeg.subarray(0, 900), refused: unreadable },
    { name: 'cut off.heic', bytes: (await heicPhoto()).subarray(0, 1500), refused: unreadable },
    { name: 'notes.jpg', bytes: Buffer.from('no photo'), refused: unreadable },
    { name: 'empty.png', bytes: Buffer.alloc(0), refused: refusals.empty },
    { name: 'bomb.png', bytes: bombPng(60_000, 60_000), refused: refusals.tooManyPixels },
    { name: 'bomb.jpg', bytes: await bombJpeg(65_000, 65_000), refused: refusals.tooManyPixels },
    { name: 'bomb.gif', bytes: await bombGif(65_000, 65_000), refused: refusals.tooManyPixels },
    { name: 'page.webp', bytes: Buffer.from('<!doctype html>'), refused: unreadable },
  ];
  const good = await Promise.all([...jpegs, ...formats]);
  return [...good.slice(0, 14), ...others, ...good.slice(14)];
}

/** One run of the app from its start to its end: `die` leaves everything as it is at that moment. */
function startRun({ letsGo }: { letsGo: boolean }) {
  let isAlive = true;
  const photos: PhotosService = createPhotosService({
    client: server.app.client.media,
    converter,
    incoming: new IncomingFiles(folder),
    person: () => '',
    pictureBytes: () => Promise.reject(new Error('not asked')),
    sentAddress: () => Promise.reject(new Error('not asked')),
    savedRecord: (slug) => harness.site.actor(slug).base.text,
    blobs: harness.store.blobs,
    thumbnails: { put: async () => ({ status: 0 }) },
    now: Date.now,
  });
  const whileAlive = async <T>(work: () => Promise<T>): Promise<T> => {
    const value = isAlive ? await work() : undefined;
    return isAlive ? (value as T) : new Promise<T>(() => undefined);
  };
  const queue = new IntakeQueue({
    inFront: true,
    take: (file) =>
      whileAlive(async () => {
        const bytes = new Uint8Array(await file.arrayBuffer());
        return (await photos.take({ slug: 'acme', place: 'gallery', name: file.name, bytes }, signal)).file;
      }),
    keep: (file) => whileAlive(async () => (await photos.keep({ file, as: 'photo', picture: 0 }, signal)).photo),
    add(photo, step) {
      const site = harness.site.draft('acme')!;
      if (hasPhoto(site, photo)) return ALREADY_THERE;
      harness.site.actor('acme').edit(step, addPhoto(site, photo));
      return undefined;
    },
    letGo: (files) => void (letsGo && isAlive && photos.letGo({ files: [...files] }, signal)),
  });
  return {
    queue,
    resume: async () => queue.resume((await photos.waiting({ slug: 'acme' }, signal)).files),
    reached: (facts: { done: number }) =>
      vi.waitFor(() => expect(queue.store.getState().done).toBeGreaterThanOrEqual(facts.done), { timeout: 60_000 }),
    atRest: () => vi.waitFor(() => expect(queue.store.getState().total).toBe(0), { timeout: 60_000 }),
    async die() {
      isAlive = false;
      await harness.restart();
      await harness.open('acme');
    },
  };
}

test('[PHO-03] [SYNC-02] forty mixed files, and the app ends twice on the way: each good one is there once, in its order, each bad one is named', async () => {
  const files = await mixedFiles();
  expect(files).toHaveLength(40);
  const first = startRun({ letsGo: true });
  first.queue.addFiles(files.map(({ name, bytes }) => new File([new Uint8Array(bytes)], name)));
  await vi.waitFor(() => expect(first.queue.store.getState().untaken).toBe(0), { timeout: 60_000 });
  await first.reached({ done: 9 });
  await first.die();
  expect(harness.site.draft('acme')?.gallery?.length).toBeGreaterThan(5);

  // This one ends each time just after a photo is in the record, before its file is let go.
  const second = startRun({ letsGo: false });
  await second.resume();
  await second.reached({ done: 12 });
  await second.die();

  const third = startRun({ letsGo: true });
  await third.resume();
  await third.atRest();
  const bad = files.filter(({ refused }) => refused !== undefined);
  const named = third.queue.store.getState().failed.map(({ name, reason }) => [name, reason]);
  expect(named.toReversed()).toEqual(bad.map(({ name, refused }) => [name, refused]));

  await harness.save('acme');
  const { gallery } = (await server.document('acme')) as { gallery: { photo: string }[] };
  const addresses = gallery.map(({ photo }) => text(photo));
  const good = files.filter(({ refused }) => refused === undefined);
  // As dropped: by the names that they are uploaded under.
  expect(addresses.map((address) => /^\/media\/uploads\/[0-9a-f]{16}-(.*)\.\w+$/.exec(address)?.[1])).toEqual(
    good.map(({ name }) => name.replace(/\.\w+$/, '').replace(/[^\w-]+/g, '-')),
  );
  expect(new Set(addresses).size).toBe(good.length);
});
