import { refused } from './refuse.ts';

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
/**
 * PNG chunks that are kept: those of the picture, its colors and its animation. Color profiles are left out, because
 * the converter makes sRGB pictures.
 */
const PNG_CHUNKS = new Set('IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB sBIT cICP acTL fcTL fdAT'.split(' '));

const WEBP_CHUNKS = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF']);
const FRAME_HEADER_BYTES = 16;
/** Bits for an alpha channel and for an animation in the flags of a `VP8X` chunk. */
const [HAS_ALPHA, IS_ANIMATED] = [0x10, 0x02];

/**
 * Removes everything but `PNG_CHUNKS` from a PNG, such as texts, times, locations and data after the end.
 * @throws AppError BAD_PICTURE
 */
export function cleanPng(bytes: Buffer): Buffer {
  if (!bytes.subarray(0, PNG.length).equals(PNG)) throw refused('unreadable');
  const kept: Buffer[] = [PNG];
  for (let at = PNG.length, type = ''; type !== 'IEND';) {
    if (at + 12 > bytes.length) throw refused('unreadable');
    const end = at + 12 + bytes.readUInt32BE(at);
    type = bytes.toString('latin1', at + 4, at + 8);
    if (end > bytes.length) throw refused('unreadable');
    if (PNG_CHUNKS.has(type)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}

/**
 * Removes everything but `WEBP_CHUNKS` from a WebP, such as locations, color profiles and data after the end.
 * @throws AppError BAD_PICTURE
 */
export function cleanWebp(bytes: Buffer): Buffer {
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  const end = isWebp ? 8 + bytes.readUInt32LE(4) : 0;
  if (!isWebp || end > bytes.length) throw refused('unreadable');
  const body = Buffer.concat(webpChunks(bytes.subarray(12, end)));
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(4 + body.length, 4);
  return Buffer.concat([head, body]);
}

function webpChunks(bytes: Buffer): Buffer[] {
  const kept: Buffer[] = [];
  for (let at = 0; at < bytes.length;) {
    if (at + 8 > bytes.length) throw refused('unreadable');
    const type = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    if (end > bytes.length) throw refused('unreadable');
    if (WEBP_CHUNKS.has(type)) kept.push(cleanChunk(type, Buffer.from(bytes.subarray(at, end))));
    at = end;
  }
  return kept;
}

function cleanChunk(type: string, chunk: Buffer): Buffer {
  // Clears the flags of the chunks that are removed.
  if (type === 'VP8X') chunk[8]! &= HAS_ALPHA | IS_ANIMATED;
  if (type !== 'ANMF') return chunk;
  const body = Buffer.concat([
    chunk.subarray(8, 8 + FRAME_HEADER_BYTES),
    ...webpChunks(chunk.subarray(8 + FRAME_HEADER_BYTES, 8 + chunk.readUInt32LE(4))),
  ]);
  const head = Buffer.from('ANMF\0\0\0\0', 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}
