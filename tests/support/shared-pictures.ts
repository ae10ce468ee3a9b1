import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { cache } from '../../scripts/lib/paths.mjs';

const given = process.env['SITEWRIGHT_TEST_PICTURES'];

/**
 * Folder of the pictures that backends draw, and of the sizes of published pictures. All backends of a run share it,
 * because making pictures takes longer than the tests. A run is the whole `npm test`, or else a single suite.
 */
export const sharedPictures = given ?? join(cache, `pictures-${process.pid}`);

/** Deletes the pictures if only this suite uses them. */
export async function forgetPictures(): Promise<void> {
  if (given === undefined) await rm(sharedPictures, { recursive: true, force: true });
}
