import { hash } from 'node:crypto';
import { join } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { refusals } from '#shared/domain/photo/file-rules.ts';
import { utilityProcess } from '../../scripts/electron-host/utility-process.ts';
import { findChromium } from '../../scripts/lib/chromium.mjs';
import { logoFeature, type LogoPorts } from '../../src-main/features/logo/index.ts';
import { photosFeature, type PhotosPorts } from '../../src-main/features/photos/index.ts';
import { createConverter } from '../../src-main/media/converter.ts';
import { createCleanOutgoing } from '../../src-main/media/outgoing/outgoing.ts';
import { createUpload } from '../../src-main/media/upload.ts';
import { callerOf } from '../support/call-context.ts';
import { canaries, film, films } from '../support/films/films.ts';
import { drawnPhoto, heicPhoto } from '../support/photos/pictures.ts';

const MAIN = join(import.meta.dirname, '..', '..', 'src-main', 'media', 'converter', 'main.ts');
const signal = AbortSignal.timeout(600_000);
const converter = createConverter({ start: () => utilityProcess.fork(MAIN, [], { stdio: 'ignore' }) });
const clean = createCleanOutgoing(converter);
afterAll(() => converter.close());

/** Returns the file as the object store received it. */
async function sent(file: { name: string; type: string; bytes: Buffer<ArrayBuffer> }): Promise<Buffer> {
  let body = Buffer.alloc(0);
  const upload = createUpload({
    media: { presign: async () => ({ uploadUrl: 'https://store.example/put', fileUrl: '/media/a' }) },
    clean,
    baseUrl: async () => 'http://127.0.0.1:9',
    fetch: async (_, init) => {
      body = Buffer.from(init?.body as Uint8Array);
      return new Response();
    },
  });
  await upload(file);
  return body;
}

/** Returns the calls that take files and pictures, and the files that these calls kept for the upload. */
function app(original: Buffer = Buffer.alloc(0)) {
  const kept: { name: string; type: string; bytes: Buffer<ArrayBuffer> }[] = [];
  const given: { name: string; bytes: Uint8Array<ArrayBuffer> }[] = [];
  const keeping = {
    converter,
    clean,
    thumbnails: { put: async () => ({ status: 0 }) },
    blobs: {
      put(name: string, type: string, bytes: Buffer) {
        kept.push({ name, type, bytes: Buffer.from(bytes) });
        return hash('sha256', bytes, 'hex');
      },
      urlOf: () => undefined,
    },
    now: () => 1,
    pictureBytes: async () => ({ type: '', bytes: Buffer.from(original) }),
    savedRecord: () => '{"sitePk":"1","id_key":"1"}',
  };
  const photos = photosFeature({
    ...keeping,
    incoming: {
      put: async (_: unknown, bytes: Uint8Array) => given.push({ name: 'a', bytes: new Uint8Array(bytes) }),
      read: async (id: number) => given[id - 1]!,
    },
    person: () => '',
    slugNow: (slug: string) => slug,
  } as unknown as PhotosPorts);
  const logo = logoFeature({ ...keeping, client: {} } as unknown as LogoPorts);
  const call = callerOf({ ...photos, ...logo });
  async function take(bytes: Buffer): Promise<number> {
    return (await call('photos.take', { slug: 'a', place: '', name: 'a', bytes: new Uint8Array(bytes) }, signal)).file;
  }
  return { call, take, kept };
}

const area = { x: 0, y: 0, width: 8, height: 8 };
/** Ways in which a user brings a file into a site. */
const ways: Record<string, (bytes: Buffer) => Promise<ReturnType<typeof app>>> = {
  'photo that is dropped, chosen or pasted': async (bytes) => {
    const the = app();
    await the.call('photos.keep', { file: await the.take(bytes), as: 'photo', films: true, picture: 0 }, signal);
    return the;
  },
  'logo that is added': async (bytes) => {
    const the = app();
    await the.call('photos.keep', { file: await the.take(bytes), as: 'logo', films: true, picture: 0 }, signal);
    return the;
  },
  'logo of the generator': async (bytes) => {
    const the = app();
    await the.call('logo.keep', { name: 'logo.png', bytes: new Uint8Array(bytes) }, signal);
    return the;
  },
  'picture that is cut': async (bytes) => {
    const the = app(bytes);
    await the.call('photos.crop', { photo: '/media/a', area }, signal);
    return the;
  },
  icon: async (bytes) => {
    const the = app();
    await the.call('photos.keepIcon', { name: 'icon.svg', bytes: new Uint8Array(bytes) }, signal);
    return the;
  },
};
const ofPhotos = Object.keys(ways).filter((way) => way !== 'icon');

const photoWithMetadata = () =>
  drawnPhoto(24, 16)
    .withExif({
      IFD0: { Copyright: 'CANARY', ImageDescription: 'CANARY' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 12/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">CANARY 52.52</x:xmpmeta>');

/** Adds a comment and IPTC texts after the start of a JPEG. */
const jpegWords = (jpeg: Buffer): Buffer => {
  const segment = (marker: number, words: string) =>
    Buffer.concat([Buffer.of(0xff, marker, 0, 2 + words.length), Buffer.from(words, 'latin1')]);
  const news = 'Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\x0b\x1c\x02\x78\0\x06CANARY';
  return Buffer.concat([jpeg.subarray(0, 2), segment(0xfe, 'CANARY'), segment(0xed, news), jpeg.subarray(2)]);
};
const gifWords = (gif: Buffer): Buffer => {
  const at = gif.indexOf(Buffer.of(0x2c, 0, 0, 0, 0));
  return Buffer.concat([gif.subarray(0, at), Buffer.from('\x21\xfe\x06CANARY\0', 'latin1'), gif.subarray(at)]);
};
const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:i="i" viewBox="0 0 9 9" i:place="CANARY"><!--CANARY-->' +
    '<metadata>CANARY</metadata><path onclick="CANARY" d="M0 0h9v9z"/></svg>',
);

const pictures: Record<string, () => Promise<Buffer>> = {
  JPEG: async () => jpegWords(await photoWithMetadata().jpeg().toBuffer()),
  PNG: () => photoWithMetadata().png().toBuffer(),
  WebP: () => photoWithMetadata().webp().toBuffer(),
  AVIF: () => photoWithMetadata().avif().toBuffer(),
  GIF: async () => gifWords(await drawnPhoto(24, 16).gif().toBuffer()),
  HEIC: heicPhoto,
};

describe('[PHO-03] a file that leaves this computer', () => {
  const all = Object.entries(pictures).flatMap(([kind, file]) => ofPhotos.map((way) => [kind, way, file] as const));

  test.each(all)('tells nothing but its picture where it is a %s, as %s', async (kind, way, file) => {
    const before = await file();
    if (kind !== 'HEIC') expect(canaries.test(before.toString('latin1'))).toBe(true);
    const { kept } = await ways[way]!(before);
    expect(kept).toHaveLength(1);
    const body = await sent(kept[0]!);
    expect(canaries.test(body.toString('latin1'))).toBe(false);
    const { exif, xmp, iptc, comments } = await sharp(body).metadata();
    expect({ exif, xmp, iptc, comments }).toEqual({});
  });

  test.each(['logo that is added', 'icon'])('tells nothing but its drawing where it is an SVG, as %s', async (way) => {
    const { kept } = await ways[way]!(drawing);
    const body = (await sent(kept[0]!)).toString();
    expect(body).toContain('M0 0h9v9z');
    expect(canaries.test(body)).toBe(false);
  });

  test.each(films.flatMap((name) => ofPhotos.slice(0, 2).map((way) => [name, way] as const)))(
    'tells nothing but its pictures and sounds where it is the film %s, as %s',
    async (name, way) => {
      const { kept } = await ways[way]!(await film(name));
      const body = await sent(kept[0]!);
      expect(body.length).toBe((await film(name)).length);
      expect(canaries.test(body.toString('latin1'))).toBe(false);
    },
  );

  test.each([
    ['image/gif', async () => gifWords(await drawnPhoto(24, 16).gif().toBuffer())],
    ['image/svg+xml', async () => drawing],
    ['video/mp4', () => film('moov-first.mp4')],
    ['video/quicktime', () => film('moov-last.mov')],
  ])('tells nothing else where an earlier version has kept it as it was (%s)', async (type, file) => {
    const body = await sent({ name: 'a', type, bytes: Buffer.from(await file()) });
    expect(body.length).toBeGreaterThan(0);
    expect(canaries.test(body.toString('latin1'))).toBe(false);
  });

  test.each([
    ['image/jpeg', async () => photoWithMetadata().jpeg().toBuffer(), refusals.unreadable],
    ['image/png', async () => photoWithMetadata().webp().toBuffer(), refusals.unreadable],
    ['image/svg+xml', async () => photoWithMetadata().webp().toBuffer(), refusals.noDrawing],
    ['application/pdf', async () => Buffer.from('%PDF-1.4'), refusals.unreadable],
    ['video/webm', async () => Buffer.from('1a45dfa3', 'hex'), refusals.otherFilm],
    ['video/x-msvideo', async () => Buffer.from('RIFF....AVI LIST'), refusals.otherFilm],
    ['video/mp4', async () => Buffer.from('1a45dfa3', 'hex'), refusals.damagedFilm],
    ['constructor', async () => Buffer.from('a'), refusals.unreadable],
  ])('is no %s that nobody can clean: it is refused in words', async (type, file, message) => {
    const bytes = Buffer.from(await file());
    await expect(sent({ name: 'a', type, bytes })).rejects.toMatchObject({ code: 'BAD_PICTURE', message });
  });

  test('shows the same pictures at the same times where it is a film', async () => {
    const browser = await chromium.launch({ executablePath: findChromium()! });
    try {
      const page = await browser.newPage();
      for (const name of films) {
        const before = await film(name);
        const after = await clean({ type: 'video/mp4', bytes: before });
        const [shown, wanted] = [
          await page.evaluate(framesOf, dataOf(after)),
          await page.evaluate(framesOf, dataOf(before)),
        ];
        expect(new Set(wanted.frames).size).toBeGreaterThan(1);
        expect(shown).toEqual(wanted);
      }
    } finally {
      await browser.close();
    }
  });
});

const dataOf = (bytes: Buffer): string => `data:video/mp4;base64,${bytes.toString('base64')}`;

/** Returns frames of the film at some times, its length and its size. */
async function framesOf(src: string) {
  const video = Object.assign(document.createElement('video'), { src, muted: true, preload: 'auto' });
  document.body.append(video);
  await new Promise((resolve, reject) => {
    video.addEventListener('loadeddata', resolve);
    video.addEventListener('error', () => reject(new Error(video.error?.message)));
  });
  const context = new OffscreenCanvas(16, 12).getContext('2d')!;
  const frames: string[] = [];
  for (const time of [0.05, 0.35, 0.75, 1.25]) {
    const shown = new Promise((resolve) => video.requestVideoFrameCallback(resolve));
    video.currentTime = time;
    await shown;
    context.drawImage(video, 0, 0, 16, 12);
    frames.push([...context.getImageData(0, 0, 16, 12).data].join(' '));
  }
  video.remove();
  return { frames, duration: video.duration, width: video.videoWidth, height: video.videoHeight };
}
