import { refused } from '../refuse.ts';

/** A box of an MP4 or QuickTime file. Positions count in bytes from the start of the file. */
export interface Box {
  type: string;
  start: number;
  /** position of the content */
  body: number;
  end: number;
}

const HEADER = 8;
const LONG_HEADER = 16;
/** maximum number of boxes at one level, far more than a film has */
const MOST_BOXES = 100_000;

/**
 * Yields the boxes between two positions. A box of size 0 extends to the end of the range. Bytes at the end that are
 * too few for a header are ignored.
 * @throws AppError BAD_PICTURE if the range or a box has an impossible length, or if there are too many boxes
 */
export function* boxesIn(bytes: Buffer, start: number, end: number): Generator<Box> {
  if (start > end) throw refused('damagedFilm');
  let left = MOST_BOXES;
  for (let at = start; end - at >= HEADER;) {
    if (--left < 0) throw refused('damagedFilm');
    const size = bytes.readUInt32BE(at);
    const isLong = size === 1;
    if (isLong && end - at < LONG_HEADER) throw refused('damagedFilm');
    const length = isLong ? Number(bytes.readBigUInt64BE(at + HEADER)) : size === 0 ? end - at : size;
    const header = isLong ? LONG_HEADER : HEADER;
    if (length < header || length > end - at) throw refused('damagedFilm');
    yield { type: bytes.toString('latin1', at + 4, at + HEADER), start: at, body: at + header, end: at + length };
    at += length;
  }
}

export const childrenOf = (bytes: Buffer, { body, end }: Box): Box[] => [...boxesIn(bytes, body, end)];

/** Returns the box at a path of types below `from`. If several boxes have the same type, the first one is taken. */
export function boxAt(bytes: Buffer, from: Box, ...path: readonly string[]): Box | undefined {
  return path.reduce<Box | undefined>(
    (box, type) => box && childrenOf(bytes, box).find((child) => child.type === type),
    from,
  );
}

/**
 * Reads an unsigned 32-bit number at an offset after the box's header.
 * @throws AppError BAD_PICTURE if the number is not inside the box
 */
export function numberIn(bytes: Buffer, { body, end }: Box, offset: number): number {
  if (body + offset + 4 > end) throw refused('damagedFilm');
  return bytes.readUInt32BE(body + offset);
}

/** Returns the 24 bits of flags after a box's version. */
export const flagsOf = (bytes: Buffer, box: Box): number => numberIn(bytes, box, 0) & 0xffffff;

/** Turns a box into a `free` box of the same length. Readers skip such boxes, and positions in tables stay valid. */
export function toFree(bytes: Buffer, { start, body, end }: Box): void {
  bytes.write('free', start + 4, 'latin1');
  bytes.fill(0, body, end);
}
