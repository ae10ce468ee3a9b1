import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, test } from 'vitest';
import { examples } from '../support/model-examples.ts';
import { History, step, ways } from '../support/model-history.ts';

const { SITEWRIGHT_MODEL_RUNS: askedRuns, SITEWRIGHT_MODEL_SEED: askedSeed } = process.env;
const RUNS = Number(askedRuns ?? 150);
/** The same histories each time, but others where a number of runs is asked for, as each night. */
const SEED = askedSeed ?? (askedRuns ? undefined : '12');
/** of a history, on average */
const STEPS = 60;

let folder: string;
beforeAll(async () => {
  // What a power cut does is proven elsewhere: in memory the histories run many times as fast.
  folder = await mkdtemp(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'sitewright-model-'));
});
afterAll(() => rm(folder, { recursive: true }));

test(
  '[SYNC-01, SYNC-03, SYNC-04] three computers and a server: nothing acknowledged is lost or applied twice, all converge',
  { timeout: 60_000 + RUNS * 1000 },
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
        numRuns: RUNS,
        examples,
        // A history that comes to no end is a failure too.
        timeout: 30_000,
        ...(SEED && { seed: Number(SEED) }),
      },
    );
  },
);
