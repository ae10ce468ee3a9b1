import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { cache } from '../../scripts/lib/paths.mjs';

const given = process.env['SITEWRIGHT_TEST_PICTURES'];

/**
 * Folder of the pictures that backends draw, and the sizes of published ones. Those of a run share it, because making them
 * takes longer than the tests: all of `npm test`, else one suite.
 */
export const sharedPictures = given ?? join(cache, `pictures-${process.pid}`);

/** Forgets the pictures where they are of this suite alone. */
export async function forgetPictures(): Promise<void> {
  if (given === undefined) await rm(sharedPictures, { recursive: true, force: true });
}
