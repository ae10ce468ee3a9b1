import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Half a second of black, then a second that is orange at its left, with a sound, 160 × 120. Each says in all ways of its format where it
 * was made (52.52 N, 13.405 E), and when: `©xyz` and other texts, keys, XMP, and a track of places as phones write them.
 * What they say besides begins with CANARY.
 */
export const films = ['moov-last.mov', 'keys.mov', 'moov-first.mp4', 'fragments.mp4', 'older-fragments.mp4'] as const;
export type FilmName = (typeof films)[number];

export const film = (name: FilmName): Promise<Buffer<ArrayBuffer>> => readFile(join(import.meta.dirname, name));

/** What no file may say that left. */
export const canaries = /CANARY|52\.52|13\.405|com\.apple|mebx|\u00a9xyz/;
