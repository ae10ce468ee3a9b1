import fc from '../support/fast-check.ts';
import { expect, test } from 'vitest';
import { applyFacts, recordSays } from '#shared/domain/facts/apply.ts';
import { fact } from '#shared/domain/facts/fact.ts';
import { loadCities, readFacts } from '#shared/domain/facts/read.ts';
import { applyToValue } from '#shared/record/apply-value.ts';
import { firstHalf } from '../unit/domain/facts/samples/first-half.ts';
import { secondHalf } from '../unit/domain/facts/samples/second-half.ts';
import { site, today } from '../unit/domain/facts/samples/site.ts';

const pieces = [...firstHalf, ...secondHalf].flatMap(({ text }) => text.split(/(?<=[\s,;|])/u));
const mixed = fc
  .array(fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...pieces) }, { weight: 1, arbitrary: fc.string() }), {
    maxLength: 60,
  })
  .map((parts) => parts.join(''));

test('[NAV-12] whatever is pasted, what is ticked are facts that can be applied together, and then the site says them', async () => {
  const cities = await loadCities();
  fc.assert(
    fc.property(mixed, (text) => {
      const { facts } = readFacts(text, { site, today, cities });
      for (const read of facts) expect(fact.safeParse(read.fact).success).toBe(true);
      const ticked = facts.flatMap(({ fact: each, doubt }) => (doubt === undefined ? [each] : []));
      const after = applyToValue(
        site,
        applyFacts(site, ticked, () => 0),
      );
      expect(ticked.filter((each) => !recordSays(after, each))).toEqual([]);
    }),
    // Only 300 runs, because all readers read each text, which takes long.
    { numRuns: 300 },
  );
});
