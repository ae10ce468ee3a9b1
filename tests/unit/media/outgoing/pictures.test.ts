import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { refusals } from '#shared/domain/photo/file-rules.ts';
import { cleanPng, cleanWebp } from '../../../../src-main/media/outgoing/chunks.ts';
import { cleanGif } from '../../../../src-main/media/outgoing/gif.ts';
import { drawnPhoto, mutated } from '../../../support/photos/pictures.ts';

const CANARY = 'CANARY 52.52';
const frames = () => Promise.all([drawnPhoto(24, 16), drawnPhoto(24, 16).negate()].map((one) => one.png().toBuffer()));
const animated = async () => sharp(await frames(), { join: { animated: true } });
const tagged = (image: Sharp) => image.withExif({ IFD0: { Copyright: CANARY } }).withXmp(`<x>${CANARY}</x>`);

const pixels = async (bytes: Uint8Array) => {
  const { data, info } = await sharp(bytes, { animated: true }).raw().toBuffer({ resolveWithObject: true });
  const { delay, loop } = await sharp(bytes, { animated: true }).metadata();
  return { data: data.toString('base64'), width: info.width, height: info.height, delay, loop };
};

/** Returns the end of a GIF extension: a block with the text, and the empty block that ends the extension. */
const blocks = (text: string) => Buffer.concat([Buffer.of(text.length), Buffer.from(text), Buffer.of(0)]);
const comment = Buffer.concat([Buffer.of(0x21, 0xfe), blocks(CANARY)]);
const plainText = Buffer.concat([Buffer.of(0x21, 0x01, 12), Buffer.from('012345678901'), blocks(CANARY)]);
const xmp = Buffer.concat([Buffer.of(0x21, 0xff, 11), Buffer.from('XMP DataXMP'), blocks(CANARY)]);

/** Returns a GIF with texts after its end, and in three kinds of extensions before the timing of the first frame. */
async function toldGif(): Promise<Buffer> {
  const gif = await (await animated()).gif({ delay: [70, 130], loop: 3 }).toBuffer();
  const at = gif.indexOf(Buffer.of(0x21, 0xf9, 4));
  return Buffer.concat([gif.subarray(0, at), comment, xmp, plainText, gif.subarray(at), Buffer.from(CANARY)]);
}

function withChunk(png: Buffer, type: string): Buffer {
  const body = Buffer.from(type + CANARY);
  const framed = Buffer.alloc(8 + body.length);
  framed.writeUInt32BE(CANARY.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), 4 + body.length);
  return Buffer.concat([png.subarray(0, 33), framed, png.subarray(33)]);
}

const kinds: Record<string, { clean: (bytes: Buffer) => Buffer; file: () => Promise<Buffer> }> = {
  GIF: { clean: cleanGif, file: toldGif },
  'GIF without an end': { clean: cleanGif, file: async () => (await toldGif()).subarray(0, -1 - CANARY.length) },
  PNG: {
    clean: cleanPng,
    file: async () => {
      const png = await tagged(drawnPhoto(24, 16).ensureAlpha()).png().toBuffer();
      const parts = ['tEXt', 'zTXt', 'iTXt', 'tIME', 'eXIf', 'prVt'].reduce(withChunk, png);
      return Buffer.concat([parts, Buffer.from(CANARY)]);
    },
  },
  WebP: {
    clean: cleanWebp,
    file: async () => {
      const webp = await tagged(drawnPhoto(24, 16)).withIccProfile('p3').webp().toBuffer();
      return Buffer.concat([webp, Buffer.from(CANARY)]);
    },
  },
  'moving WebP': {
    clean: cleanWebp,
    file: async () =>
      tagged(await animated())
        .webp({ delay: [70, 130] })
        .toBuffer(),
  },
};

describe.each(Object.entries(kinds))('[PHO-03] what leaves of a %s', (_, { clean, file }) => {
  test('shows and moves as before, and says nothing else', async () => {
    const before = await file();
    expect(before.toString('latin1')).toContain(CANARY);
    const after = clean(before);
    expect(after.toString('latin1')).not.toContain(CANARY);
    expect((await sharp(after).metadata()).exif).toBeUndefined();
    expect((await sharp(after).metadata()).xmp).toBeUndefined();
    const isColored = (await sharp(before).metadata()).icc !== undefined;
    if (!isColored) expect(await pixels(after)).toEqual(await pixels(before));
    expect(clean(after).equals(after)).toBe(true);
  });

  test('is cleaned, or refused as unreadable, when it is damaged', async () => {
    const whole = await file();
    let refused = 0;
    for (let seed = 0; seed < 200; seed++) {
      try {
        clean(mutated(whole, seed));
      } catch (error) {
        refused++;
        expect(error).toMatchObject({ code: 'BAD_PICTURE', message: refusals.unreadable });
      }
    }
    expect(refused).toBeGreaterThan(0);
    expect(() => clean(Buffer.from('no picture'))).toThrow(refusals.unreadable);
  });
});
