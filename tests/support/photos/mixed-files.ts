import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { refusals } from '#shared/domain/photo/file-rules.ts';
import { bombGif, bombHeif, bombJpeg, bombPng, bombWebp, drawnPhoto, heicPhoto, twoPictures } from './pictures.ts';

export interface DroppedFile {
  name: string;
  bytes: Buffer;
  /** why the app refuses the file; missing for a good file */
  refused?: string;
}

const ORIENTATIONS = 8;
const FORMATS = ['png', 'webp', 'avif', 'gif'] as const;
/** number of pictures of at least 1,600 × 1,600 pixels, which take longer to decode than to copy, as real photos do */
const LARGE_COUNT = 24;

/**
 * Makes files of many kinds, as a user drops them. Files that the app refuses stand among good ones. All good files
 * differ.
 * @param count number of files; a multiple of 4, so that there are equally many of each of `FORMATS`
 */
export async function mixedFiles(count: number): Promise<DroppedFile[]> {
  const bad = await badFiles();
  const unusual = await unusualFiles();
  const usual = count - bad.length - unusual.length;
  const turned = Math.round((usual * 0.37) / ORIENTATIONS) * ORIENTATIONS;
  const drawn = [...orientedJpegs(turned), ...ofOtherFormats((usual - turned) / FORMATS.length)];
  const good = [...(await Promise.all(drawn)), ...unusual];
  const every = Math.floor(good.length / bad.length);
  return good.flatMap((file, at) => [file, ...(at % every === 1 ? bad.splice(0, 1) : [])]).concat(bad);
}

function orientedJpegs(count: number): Promise<DroppedFile>[] {
  return Array.from({ length: count }, async (_, at) => {
    const orientation = 1 + (at % ORIENTATIONS);
    const size = at < LARGE_COUNT ? 1600 : 60;
    const jpeg = drawnPhoto(size + at, 40 + size)
      .withMetadata({ orientation })
      .jpeg();
    return { name: `turned ${String(orientation)} ${String(at)}.jpg`, bytes: await jpeg.toBuffer() };
  });
}

function ofOtherFormats(ofEach: number): Promise<DroppedFile>[] {
  return FORMATS.flatMap((format) =>
    Array.from({ length: ofEach }, async (_, at) => {
      const bytes = await drawnPhoto(80 + at, 50)
        .toFormat(format)
        .toBuffer();
      return { name: `${format} ${String(at)}.${format}`, bytes };
    }),
  );
}

async function unusualFiles(): Promise<DroppedFile[]> {
  const fixture = (name: string) => readFile(join(import.meta.dirname, name));
  return [
    { name: 'with its place.HEIC', bytes: await heicPhoto() },
    { name: 'two pictures.heif', bytes: await twoPictures() },
    { name: 'of ten bits.heic', bytes: await fixture('ten-bit.heic') },
    { name: 'held upright.HEIC', bytes: await fixture('oriented.heic') },
    { name: 'a png.jpg', bytes: await drawnPhoto(33, 44).png().toBuffer() },
    { name: 'a jpeg.heic', bytes: await drawnPhoto(34, 45).jpeg().toBuffer() },
    { name: 'a webp.gif', bytes: await drawnPhoto(35, 46).webp().toBuffer() },
    { name: 'a gif.png', bytes: await drawnPhoto(36, 47).gif().toBuffer() },
  ];
}

async function badFiles(): Promise<DroppedFile[]> {
  const { unreadable, tooManyPixels, empty } = refusals;
  const photo = drawnPhoto(300, 300);
  const half = (file: Buffer) => file.subarray(0, file.length / 2);
  const cutOff = (['jpeg', 'png', 'webp', 'avif', 'gif'] as const).map(async (format) => ({
    name: `cut off.${format}`,
    bytes: half(await photo.clone().toFormat(format).toBuffer()),
    refused: unreadable,
  }));
  return [
    ...(await Promise.all(cutOff)),
    { name: 'cut off.heic', bytes: half(await heicPhoto()), refused: unreadable },
    { name: 'empty.png', bytes: Buffer.alloc(0), refused: empty },
    { name: 'notes.jpg', bytes: Buffer.from('no photo'), refused: unreadable },
    { name: 'page.webp', bytes: Buffer.from('<!doctype html>'), refused: unreadable },
    { name: 'drawing.png', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), refused: unreadable },
    { name: 'letter.jpg', bytes: Buffer.from('%PDF-1.4'), refused: unreadable },
    { name: 'scan.jpg', bytes: await drawnPhoto(20, 20).tiff().toBuffer(), refused: unreadable },
    { name: 'head.heic', bytes: (await heicPhoto()).fill(0xff, 60, 400), refused: unreadable },
    { name: 'huge.png', bytes: bombPng(60_000, 60_000), refused: tooManyPixels },
    { name: 'huge.jpg', bytes: await bombJpeg(65_000, 65_000), refused: tooManyPixels },
    { name: 'huge.gif', bytes: await bombGif(65_000, 65_000), refused: tooManyPixels },
    { name: 'huge.webp', bytes: await bombWebp(16_000, 16_000), refused: tooManyPixels },
    { name: 'huge.avif', bytes: bombHeif(await photo.avif().toBuffer(), 30_000, 30_000), refused: tooManyPixels },
    { name: 'huge.heic', bytes: bombHeif(await heicPhoto(), 20_000, 20_000), refused: tooManyPixels },
    { name: 'large.png', bytes: bombPng(10_001, 10_001), refused: tooManyPixels },
  ];
}
