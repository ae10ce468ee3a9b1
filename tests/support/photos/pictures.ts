import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** Reads a photo as a phone writes it, with the location where it was taken. */
export const heicPhoto = (): Promise<Buffer> => readFile(join(import.meta.dirname, 'house.heic'));

/** Reads a file with two pictures: a red one in landscape and a blue one in portrait format. */
export const twoPictures = (): Promise<Buffer> => readFile(join(import.meta.dirname, 'two-pictures.heic'));

/** Draws a photo with a red upper half and a blue lower half. */
export function drawnPhoto(width: number, height: number): Sharp {
  const half = { width, height: Math.ceil(height / 2), channels: 3 as const, background: '#2040d0' };
  return sharp({ create: { width, height, channels: 3, background: '#d02020' } }).composite([
    { input: { create: half }, gravity: 'south' },
  ]);
}

/**
 * Makes a JPEG as from a camera held upright: its EXIF data says that a viewer must rotate the picture by 90°, and
 * contains a latitude.
 */
export function cameraPhoto(width: number, height: number): Promise<Buffer> {
  return drawnPhoto(width, height)
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 35/1 43/1' } })
    .jpeg()
    .toBuffer();
}

/** Draws a green dot in the middle of a white background of 400 × 200 pixels. */
export const flatLogo = (): Promise<Buffer> =>
  sharp(
    Buffer.from(
      '<svg width="400" height="200"><rect width="400" height="200" fill="#fff"/><circle cx="200" cy="100" r="60" fill="#1f4d36"/></svg>',
    ),
  )
    .png()
    .toBuffer();

/** Makes a PNG of a few bytes that claims to have the given number of pixels. */
export function bombPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.alloc(1000))), chunk('IEND')]);
}

/** Makes a JPEG of a few bytes that claims to have the given number of pixels. */
export async function bombJpeg(width: number, height: number): Promise<Buffer> {
  const small = await drawnPhoto(16, 16).jpeg().toBuffer();
  const frame = small.indexOf(Buffer.from([0xff, 0xc0]));
  small.writeUInt16BE(height, frame + 5);
  small.writeUInt16BE(width, frame + 7);
  return small;
}

/** Makes a GIF of a few bytes whose canvas and picture claim to have the given number of pixels. */
export async function bombGif(width: number, height: number): Promise<Buffer> {
  const small = await drawnPhoto(16, 16).gif().toBuffer();
  small.writeUInt16LE(width, 6);
  small.writeUInt16LE(height, 8);
  const picture = small.indexOf(Buffer.from([0x2c, 0, 0, 0, 0, 16, 0, 16, 0]));
  small.writeUInt16LE(width, picture + 5);
  small.writeUInt16LE(height, picture + 7);
  return small;
}

/**
 * Makes a WebP of a few bytes whose canvas claims to have the given number of pixels, at most 16,777,216 in each
 * direction.
 */
export async function bombWebp(width: number, height: number): Promise<Buffer> {
  const frames = await Promise.all(
    [drawnPhoto(16, 16), drawnPhoto(16, 16).negate()].map((frame) => frame.png().toBuffer()),
  );
  const film = await sharp(frames, { join: { animated: true } })
    .webp({ delay: [100, 100] })
    .toBuffer();
  const canvas = film.indexOf('VP8X') + 12;
  film.writeUIntLE(width - 1, canvas, 3);
  film.writeUIntLE(height - 1, canvas + 3, 3);
  return film;
}

/** Returns an AVIF or HEIC file whose header claims the given number of pixels for each of its pictures. */
export function bombHeif(file: Buffer, width: number, height: number): Buffer {
  const bomb = Buffer.from(file);
  for (let at = bomb.indexOf('ispe'); at >= 0; at = bomb.indexOf('ispe', at + 4)) {
    bomb.writeUInt32BE(width, at + 8);
    bomb.writeUInt32BE(height, at + 12);
  }
  return bomb;
}

/** Returns a copy of the file with some bytes changed, sometimes cut off. The same seed makes the same changes. */
export function mutated(file: Buffer, seed: number): Buffer {
  const copy = Buffer.from(file);
  let state = seed + 1;
  const next = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
  for (let change = 0; change <= next(12); change++) copy[next(copy.length)] = next(256);
  return next(4) === 0 ? copy.subarray(0, next(copy.length) + 1) : copy;
}

function chunk(type: string, data = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
