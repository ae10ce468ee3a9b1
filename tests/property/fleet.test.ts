import { expect, test } from 'vitest';
import fc from '../support/fast-check.ts';
import { FleetModel, type FleetStep } from '../support/fleet-model.ts';

const RUNS = Number(process.env['SITEWRIGHT_FLEET_HISTORIES'] ?? 1000);
const SITES = 3;

const number = fc.nat(9);
const change = fc.record({
  do: fc.constant('change' as const),
  sites: fc.array(fc.boolean(), { minLength: SITES, maxLength: SITES }),
  then: fc.constantFrom('nothing', 'save', 'publish'),
  canary: fc.nat(2),
});
const onSite = fc.record({
  do: fc.constantFrom('edit', 'edit', 'rename', 'colleague', 'undo', 'redo', 'save', 'look', 'decide'),
  site: number,
});
const fail = fc.record({ do: fc.constant('fail' as const), site: number, when: fc.constantFrom('before', 'after') });
const onRun = fc.record({ do: fc.constantFrom('pause', 'goOn', 'goOn', 'stop', 'takeBack', 'takeBack'), run: number });
const wait = fc.record({ do: fc.constant('wait' as const), turns: fc.nat(30) });
const step: fc.Arbitrary<FleetStep> = fc.oneof(
  { weight: 3, arbitrary: change },
  { weight: 6, arbitrary: onSite },
  { weight: 1, arbitrary: fail },
  { weight: 3, arbitrary: onRun },
  { weight: 3, arbitrary: wait },
  { weight: 1, arbitrary: fc.constant({ do: 'restart' as const }) },
);

test(
  `[FLEET-04] [FLEET-05] changes over many sites between edits here and on the server, ${RUNS} histories: each is made once or says why not, and nobody’s edit is lost`,
  { timeout: 60_000 + RUNS * 1000 },
  async () => {
    let edited = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14, size: 'max' }), async (steps) => {
        const model = new FleetModel(SITES);
        await model.start();
        try {
          for (const each of steps) await model.take(each);
          await model.finish();
          edited += await model.verify();
        } finally {
          await model.dispose();
        }
      }),
      { numRuns: RUNS },
    );
    expect(edited).toBeGreaterThan(RUNS);
  },
);
