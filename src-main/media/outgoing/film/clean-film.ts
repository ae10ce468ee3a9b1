import { refused } from '../refuse.ts';
import { type Box, boxesIn, childrenOf, numberIn } from './box.ts';
import { cleanBoxes, topRules } from './rules.ts';
import { type Range, samplesOfFragment, samplesOfTrack } from './samples.ts';
import { playedTracks } from './tracks.ts';

/** maximum number of byte ranges with pictures or sounds; a film has a few per second */
const MOST_RANGES = 1_000_000;

/**
 * Removes from an MP4 or QuickTime film what is not played, such as the time and location of the recording, texts, and
 * the name of the program that made the film. Changes the bytes in place: boxes that are not kept become `free` boxes
 * of the same size, and media data other than pictures and sounds is cleared. Nothing moves, so the positions in tables
 * stay valid.
 * @throws AppError BAD_PICTURE; the bytes are unusable then
 */
export function cleanFilm(bytes: Buffer): void {
  const boxes = [...boxesIn(bytes, 0, bytes.length)];
  const [moov, another] = boxes.filter(({ type }) => type === 'moov');
  if (!moov || another) throw refused('damagedFilm');
  const tracks = playedTracks(bytes, moov);
  const defaults = defaultSizes(bytes, moov);
  const sizes = new Map(tracks.map(({ id }) => [id, defaults.get(id) ?? 0]));
  const samples: Range[] = [];
  const add = (ranges: Iterable<Range>): void => {
    for (const range of ranges) {
      if (samples.push(range) > MOST_RANGES) throw refused('damagedFilm');
    }
  };
  for (const track of tracks) add(samplesOfTrack(bytes, track));
  for (const box of boxes) if (box.type === 'moof') add(samplesOfFragment(bytes, box, sizes));
  const media = boxes.filter(({ type }) => type === 'mdat');
  if (!clearBetween(bytes, media, samples)) throw refused('damagedFilm');
  cleanBoxes(bytes, 0, bytes.length, topRules({ tracks: new Set(tracks.map(({ box }) => box.start)), ids: sizes }));
}

/** Returns the default sample size of each track by ID, for fragments that have no sample size of their own. */
function defaultSizes(bytes: Buffer, moov: Box): Map<number, number> {
  const extended = childrenOf(bytes, moov).filter(({ type }) => type === 'mvex');
  const all = extended.flatMap((box) => childrenOf(bytes, box)).filter(({ type }) => type === 'trex');
  return new Map(all.map((box) => [numberIn(bytes, box, 4), numberIn(bytes, box, 16)]));
}

/** Clears the content of the boxes outside of the ranges. Returns false if no byte of the ranges is in the boxes. */
function clearBetween(bytes: Buffer, boxes: readonly Box[], ranges: readonly Range[]): boolean {
  const sorted = ranges.toSorted(([a], [b]) => a - b);
  let at = 0;
  let hasMedia = false;
  for (const { body, end } of boxes) {
    let clear = body;
    for (; at < sorted.length && sorted[at]![0] < end; at++) {
      const [from, to] = sorted[at]!;
      if (from > clear) bytes.fill(0, clear, from);
      hasMedia ||= to > Math.max(clear, from);
      clear = Math.max(clear, Math.min(to, end));
    }
    bytes.fill(0, clear, end);
  }
  return hasMedia;
}
