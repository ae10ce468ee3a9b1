import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, test } from 'vitest';
import { examples } from './model-examples.ts';
import { History, step, ways } from './model-history.ts';
import { memory } from './computer.ts';

const { SITEWRIGHT_MODEL_RUNS: askedRuns, SITEWRIGHT_MODEL_SEED: askedSeed } = process.env;
/** number of histories in both halves together */
const RUNS = Number(askedRuns ?? 500);
/** average number of steps in a history */
const STEPS = 60;
const seeds = { first: 12, second: 13 };

/**
 * Returns a seed computed from SITEWRIGHT_MODEL_SEED, if that is set. Otherwise returns a fixed seed, so that each test
 * run has the same histories. Returns no seed if only SITEWRIGHT_MODEL_RUNS is set, as in nightly test runs.
 */
function seedOf(half: keyof typeof seeds): { seed?: number } {
  if (askedSeed !== undefined) return { seed: Number(askedSeed) + seeds[half] - seeds.first };
  return askedRuns === undefined ? { seed: seeds[half] } : {};
}

/** Defines the test of one half of the histories. Two test files have a half each, so that both can run at once. */
export function proveModel(half: keyof typeof seeds): void {
  const runs = Math.ceil(RUNS / 2);
  let folder: string;
  beforeAll(async () => {
    // The folder is in memory, where histories run many times as fast. Other tests prove what a power cut does.
    folder = await mkdtemp(join(memory, 'sitewright-model-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test(
    `[SYNC-01, SYNC-03, SYNC-04] three computers and a server, ${runs} histories × ${STEPS} steps: nothing acknowledged is lost or applied twice, all converge`,
    { timeout: 60_000 + runs * 1000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 2 * STEPS, size: 'max' }), ways, async (steps, serverWays) => {
          const history = new History(folder, serverWays);
          await history.start();
          try {
            for (const each of steps) await history.take(each);
            await history.settle();
            history.check();
          } finally {
            await history.dispose();
          }
        }),
        {
          numRuns: runs,
          examples: half === 'first' ? examples : [],
          // A history that does not end fails the test too.
          timeout: 30_000,
          ...seedOf(half),
        },
      );
    },
  );
}
