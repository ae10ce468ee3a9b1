import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shippedFile } from '#shared/domain/font/shipped.ts';

/**
 * Reads the app's own WOFF2 file of the family with the weight nearest to the given one. A variable font has every
 * weight. Resolves to undefined if the app has no file of the family.
 */
export type ShippedFonts = (family: string, weight: number) => Promise<Buffer<ArrayBuffer> | undefined>;

const weights = [100, 200, 300, 400, 500, 600, 700, 800, 900];

/** Creates the reader of the app's own fonts, which need no server. */
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
