import { refused } from './refuse.ts';

const HEADER = 13;
const IMAGE_MEMBERS = 10;
const [EXTENSION, IMAGE, TRAILER] = [0x21, 0x2c, 0x3b];
const [TIMING, APPLICATION] = [0xf9, 0xff];
/** Names of the application extensions that say how often a GIF plays. */
const LOOP = /^(?:NETSCAPE2\.0|ANIMEXTS1\.0)$/;
const LOOP_LENGTH = 19;

/**
 * Reduces a GIF to its frames, their display times, and how often it plays. Removes, for example, comments and texts.
 * @throws AppError BAD_PICTURE
 */
export function cleanGif(bytes: Buffer): Buffer {
  if (!/^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6)) || bytes.length < HEADER) throw refused('unreadable');
  let at = HEADER + tableLength(bytes[10]!);
  const kept = [bytes.subarray(0, at)];
  /** extension with the display time of the next frame; dropped if that frame is a text */
  let timing: Buffer[] = [];
  while (at < bytes.length && bytes[at] !== TRAILER) {
    const start = at;
    if (bytes[at] === IMAGE) {
      at = afterBlocks(bytes, at + IMAGE_MEMBERS + tableLength(byteAt(bytes, at + 9)) + 1);
      kept.push(...timing, bytes.subarray(start, at));
      timing = [];
      continue;
    }
    if (bytes[at] !== EXTENSION) throw refused('unreadable');
    const label = byteAt(bytes, at + 1);
    at = afterBlocks(bytes, at + 2);
    const extension = bytes.subarray(start, at);
    if (label === TIMING) timing = [extension];
    else if (label !== APPLICATION) timing = label === 0x01 ? [] : timing;
    else if (isLoop(extension)) kept.push(extension);
  }
  return Buffer.concat([...kept, Buffer.of(TRAILER)]);
}

/** Returns the length of a color table in bytes, from the flags that announce the table. */
const tableLength = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0);

/** Returns the position after a series of blocks. Each block begins with its length; the last block has length 0. */
function afterBlocks(bytes: Buffer, from: number): number {
  let at = from;
  for (let length; (length = byteAt(bytes, at)) > 0;) at += 1 + length;
  return at + 1;
}

function byteAt(bytes: Buffer, at: number): number {
  const byte = bytes[at];
  if (byte === undefined) throw refused('unreadable');
  return byte;
}

const isLoop = (extension: Buffer): boolean =>
  extension.length === LOOP_LENGTH && LOOP.test(extension.toString('latin1', 3, 14)) && extension[15] === 1;
