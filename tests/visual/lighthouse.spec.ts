import { auditPage, pageLimits } from '../../scripts/bench/lighthouse-run.ts';
import { fleet } from '../support/sites/index.ts';
import { expect, test } from './pages.ts';

// Some findings depend on the number of bytes of photos, and `plain` photos have too few.
test.use({ photos: 'drawn' });

// The performance score depends on measured times, so the bench checks it (P12). This test checks values that do not
// depend on the speed of the computer.
for (const name of Object.keys(fleet) as (keyof typeof fleet)[]) {
  test(`[PAGE-03] ${name}: Lighthouse finds nothing to mend or to save on a phone, and nothing shifts`, async ({
    served,
  }) => {
    const audit = await auditPage((await served.server(name)).url);
    expect(audit, audit.failed.join('\n')).toMatchObject({ accessibility: 1, bestPractices: 1, seo: 1 });
    expect(audit).toMatchObject({ cumulativeLayoutShift: 0, wasteful: [] });
    for (const each of ['bytes', 'scriptChars', 'elements'] as const)
      expect(audit[each], each).toBeLessThanOrEqual(pageLimits[each]);
  });
}
