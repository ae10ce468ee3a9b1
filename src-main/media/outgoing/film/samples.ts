import { refused } from '../refuse.ts';
import { type Box, boxAt, childrenOf, flagsOf, numberIn } from './box.ts';
import type { Track } from './tracks.ts';

/** A range of bytes; `to` is not included. */
export type Range = readonly [from: number, to: number];

/**
 * Yields the positions of a track's pictures or sounds from the track's tables, one range per chunk.
 * @throws AppError BAD_PICTURE
 */
export function* samplesOfTrack(bytes: Buffer, { table, frame }: Track): Generator<Range> {
  const box = (type: string): Box | undefined => boxAt(bytes, table, type);
  const [sizes, runs, short] = [box('stsz'), box('stsc'), box('stco')];
  const offsets = short ?? box('co64');
  if (!sizes || !runs || !offsets) throw refused('damagedFilm');
  const sizeOfAll = frame ?? numberIn(bytes, sizes, 4);
  const sizeCount = numberIn(bytes, sizes, 8);
  const runCount = numberIn(bytes, runs, 4);

  let [run, sample] = [-1, 0];
  let nextRun = runCount > 0 ? numberIn(bytes, runs, 8) : Infinity;
  const chunks = entriesOf(bytes, offsets, short ? 4 : 8);
  for (let at = 0; at < chunks; at++) {
    while (at + 1 >= nextRun) {
      run += 1;
      nextRun = run + 1 < runCount ? numberIn(bytes, runs, 8 + (run + 1) * 12) : Infinity;
    }
    const from = short ? numberIn(bytes, offsets, 8 + at * 4) : longIn(bytes, offsets, 8 + at * 8);
    const first = sample;
    sample = Math.min(sizeCount, first + (run < 0 ? 0 : numberIn(bytes, runs, 8 + run * 12 + 4)));
    let to = from + (sample - first) * sizeOfAll;
    if (sizeOfAll === 0) {
      for (let each = first; each < sample; each++) to += numberIn(bytes, sizes, 12 + each * 4);
    }
    yield [from, to];
  }
}

/**
 * Returns the number of entries in a table.
 * @param size of an entry, in bytes
 * @throws AppError BAD_PICTURE if the table is too small for its entries
 */
function entriesOf(bytes: Buffer, table: Box, size: number): number {
  const count = numberIn(bytes, table, 4);
  if (count * size > table.end - table.body - 8) throw refused('damagedFilm');
  return count;
}

const longIn = (bytes: Buffer, box: Box, offset: number): number =>
  numberIn(bytes, box, offset) * 2 ** 32 + numberIn(bytes, box, offset + 4);

const BASE_GIVEN = 0x1;
const BASE_IS_FRAGMENT = 0x20000;
/** flag and length in bytes of each optional field before the default sample size in a track fragment's header */
const BEFORE_SIZE = [
  [BASE_GIVEN, 8],
  [0x2, 4],
  [0x8, 4],
] as const;
const SIZE_OF_ALL = 0x10;
const OFFSET_GIVEN = 0x1;
const FIRST_FLAGS = 0x4;
const SIZE_OF_EACH = 0x200;
/** flags of the fields that each sample may have: duration, size, flags, time */
const OF_EACH = [0x100, SIZE_OF_EACH, 0x400, 0x800];

/**
 * Yields the positions of a fragment's pictures and sounds that belong to kept tracks.
 * @param defaults default sample size of each kept track, for a fragment that has none of its own
 * @throws AppError BAD_PICTURE
 */
export function* samplesOfFragment(
  bytes: Buffer,
  fragment: Box,
  defaults: ReadonlyMap<number, number>,
): Generator<Range> {
  let next = fragment.start;
  let isAfterDropped = false;
  for (const part of childrenOf(bytes, fragment).filter(({ type }) => type === 'traf')) {
    const header = boxAt(bytes, part, 'tfhd');
    if (!header) throw refused('damagedFilm');
    const flags = flagsOf(bytes, header);
    const sizeOfTrack = defaults.get(numberIn(bytes, header, 4));
    const isPlaced = (flags & (BASE_GIVEN | BASE_IS_FRAGMENT)) !== 0;
    // Without a base, the data of a track begins where the data of the track before it ends. Players could not find
    // this track's data if a track before it is removed.
    if (sizeOfTrack !== undefined && isAfterDropped && !isPlaced) throw refused('unplayableFilm');
    isAfterDropped ||= sizeOfTrack === undefined;
    const base = flags & BASE_GIVEN ? longIn(bytes, header, 8) : flags & BASE_IS_FRAGMENT ? fragment.start : next;
    const sizeAt = BEFORE_SIZE.reduce((at, [flag, length]) => at + (flags & flag ? length : 0), 8);
    const sizeOfAll = flags & SIZE_OF_ALL ? numberIn(bytes, header, sizeAt) : (sizeOfTrack ?? 0);
    next = base;
    for (const run of childrenOf(bytes, part).filter(({ type }) => type === 'trun')) {
      const range = rangeOfRun(bytes, run, { base, next, sizeOfAll });
      if (sizeOfTrack !== undefined) yield range;
      next = range[1];
    }
  }
}

function rangeOfRun(bytes: Buffer, run: Box, from: { base: number; next: number; sizeOfAll: number }): Range {
  const flags = flagsOf(bytes, run);
  const count = numberIn(bytes, run, 4);
  const hasOffset = (flags & OFFSET_GIVEN) !== 0;
  // The offset is signed.
  const start = hasOffset ? from.base + (numberIn(bytes, run, 8) | 0) : from.next;
  if (!(flags & SIZE_OF_EACH)) return [start, start + count * from.sizeOfAll];
  const length = 4 * OF_EACH.filter((flag) => flags & flag).length;
  const sizes = 8 + (hasOffset ? 4 : 0) + (flags & FIRST_FLAGS ? 4 : 0) + (flags & OF_EACH[0]! ? 4 : 0);
  let end = start;
  for (let at = 0; at < count; at++) end += numberIn(bytes, run, sizes + at * length);
  return [start, end];
}
