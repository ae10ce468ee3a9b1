import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shippedFile } from '#shared/domain/font/shipped.ts';

/** Gives the bytes of a WOFF2 file of the family, of the weight nearest to the one wanted; undefined where none ships. */
export type ShippedFonts = (family: string, weight: number) => Promise<Buffer<ArrayBuffer> | undefined>;

const weights = [100, 200, 300, 400, 500, 600, 700, 800, 900];

/** The fonts that ship with the app, which need no server. */
export function createShippedFonts(folder: string): ShippedFonts {
  let listed: Promise<ReadonlySet<string>> | undefined;
  return async (family, weight) => {
    listed ??= readdir(folder).then(
      (names) => new Set(names),
      () => new Set(),
    );
    const files = await listed;
    const byDistance = weights.toSorted((a, b) => Math.abs(a - weight) - Math.abs(b - weight));
    const file = byDistance.map((each) => shippedFile(files, family, each)).find((name) => name !== undefined);
    return file === undefined ? undefined : readFile(join(folder, file));
  };
}
