import { refused } from '../refuse.ts';

/** A box of an MP4 or QuickTime file; places count from the start of the file. */
export interface Box {
  type: string;
  start: number;
  /** where what it holds begins */
  body: number;
  end: number;
}

const HEADER = 8;
const LONG_HEADER = 16;
/** side by side: no film has so many */
const MOST_BOXES = 100_000;

/**
 * The boxes that stand one after the other between two places. A size of 0 leads to the end, as the format has it; less
 * than a header at the end is no box.
 * @throws AppError BAD_PICTURE where a box ends outside of them
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

/** The first box that the path of types leads to. */
export function boxAt(bytes: Buffer, from: Box, ...path: readonly string[]): Box | undefined {
  return path.reduce<Box | undefined>(
    (box, type) => box && childrenOf(bytes, box).find((child) => child.type === type),
    from,
  );
}

/** An unsigned number of 32 bits in a box, at so many bytes behind its header. @throws AppError BAD_PICTURE outside of it */
export function numberIn(bytes: Buffer, { body, end }: Box, offset: number): number {
  if (body + offset + 4 > end) throw refused('damagedFilm');
  return bytes.readUInt32BE(body + offset);
}

/** The 24 bits of flags that follow the version of a box. */
export const flagsOf = (bytes: Buffer, box: Box): number => numberIn(bytes, box, 0) & 0xffffff;

/** Makes a box one that every reader skips, as long as before: what follows stays where tables say that it is. */
export function toFree(bytes: Buffer, { start, body, end }: Box): void {
  bytes.write('free', start + 4, 'latin1');
  bytes.fill(0, body, end);
}
