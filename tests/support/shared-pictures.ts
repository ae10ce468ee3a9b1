import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { cache } from '../../scripts/lib/paths.mjs';

const given = process.env['SITEWRIGHT_TEST_PICTURES'];

/**
 * Folder of the pictures that backends draw, and of scaled copies of published pictures. Backends share the folder,
 * because making pictures takes longer than the tests. All suites of `npm test` have the same folder. A suite that is
 * run alone has a folder for each process that imports this file.
 */
export const sharedPictures = given ?? join(cache, `pictures-${process.pid}`);

/** Deletes the folder if only this process uses it. */
export async function forgetPictures(): Promise<void> {
  if (given === undefined) await rm(sharedPictures, { recursive: true, force: true });
}
