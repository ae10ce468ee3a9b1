import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Films of 160 × 120 pixels: half a second of black, then a second with orange at the left, and a sound. Each contains
 * the time and the place of its recording (52.52 N, 13.405 E) in several forms, such as `©xyz`, keys, XMP, and a track
 * of locations as phones write it. Other texts about the recording begin with CANARY.
 */
export const films = ['moov-last.mov', 'keys.mov', 'moov-first.mp4', 'fragments.mp4', 'older-fragments.mp4'] as const;
export type FilmName = (typeof films)[number];

export const film = (name: FilmName): Promise<Buffer<ArrayBuffer>> => readFile(join(import.meta.dirname, name));

/** Texts that must not be in a file that leaves the computer. */
export const canaries = /CANARY|52\.52|13\.405|com\.apple|mebx|\u00a9xyz/;
