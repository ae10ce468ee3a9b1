import { refused } from '../refuse.ts';
import { type Box, boxAt, boxesIn, childrenOf, numberIn } from './box.ts';

/** A track of pictures or sounds that a page can play. */
export interface Track {
  id: number;
  box: Box;
  /** the `stbl` box, which contains the track's tables */
  table: Box;
  /** bytes per frame of uncompressed sound, because the size table does not have them; undefined for other formats */
  frame: number | undefined;
}

/** Codes of the picture formats that are kept. */
export const pictures = ['avc1', 'avc3', 'hvc1', 'hev1', 'vp08', 'vp09', 'av01', 'mp4v'];
const plainSounds = ['sowt', 'twos', 'lpcm', 'in24'];
export const sounds = ['mp4a', 'Opus', 'ac-3', 'ec-3', 'alac', ...plainSounds];
const codecs: Readonly<Record<string, readonly string[]>> = { vide: pictures, soun: sounds };

/** Offset of a table's entries after the box's header. Version, flags and the number of entries are before them. */
export const ENTRIES = 8;

/**
 * Returns the tracks whose pictures or sounds have a format that is kept. Other tracks have, for example, locations,
 * times or texts.
 * @throws AppError BAD_PICTURE if no track has pictures in such a format, or if a box is damaged
 */
export function playedTracks(bytes: Buffer, moov: Box): Track[] {
  const tracks = childrenOf(bytes, moov).filter(({ type }) => type === 'trak');
  const read = tracks.flatMap((box) => readTrack(bytes, box) ?? []);
  if (!read.some(({ kind }) => kind === 'vide')) throw refused('unplayableFilm');
  return read.map(({ track }) => track);
}

function readTrack(bytes: Buffer, box: Box): { kind: string; track: Track } | undefined {
  const header = boxAt(bytes, box, 'tkhd');
  const handler = boxAt(bytes, box, 'mdia', 'hdlr');
  const table = boxAt(bytes, box, 'mdia', 'minf', 'stbl');
  const formats = table && boxAt(bytes, table, 'stsd');
  if (!header || !handler || !formats) return undefined;
  numberIn(bytes, handler, 8);
  const kind = bytes.toString('latin1', handler.body + 8, handler.body + 12);
  const entries = [...boxesIn(bytes, formats.body + ENTRIES, formats.end)];
  const [first] = entries;
  const known = Object.hasOwn(codecs, kind) ? codecs[kind]! : [];
  if (!first || !entries.every(({ type }) => known.includes(type))) return undefined;
  const isLong = numberIn(bytes, header, 0) >>> 24 === 1;
  const frame = plainSounds.includes(first.type) ? plainFrame(bytes, first) : undefined;
  return { kind, track: { id: numberIn(bytes, header, isLong ? 20 : 12), box, table, frame } };
}

/**
 * Returns the bytes per frame of uncompressed sound. Versions 1 and 2 of the entry contain this number. For version 0
 * it is computed from the number of channels and the bits per sample.
 */
function plainFrame(bytes: Buffer, entry: Box): number {
  const version = numberIn(bytes, entry, 8) >>> 16;
  if (version === 2) return numberIn(bytes, entry, 56);
  if (version === 1) return numberIn(bytes, entry, 36);
  const channelsAndBits = numberIn(bytes, entry, 16);
  return ((channelsAndBits >>> 16) * (channelsAndBits & 0xffff)) / 8;
}
