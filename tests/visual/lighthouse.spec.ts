import { auditPage, type PageAudit } from '../../scripts/bench/lighthouse-run.ts';
import { fleet } from '../support/sites/index.ts';
import { expect, test } from './pages.ts';

// the exact goal is measured by the bench, because timing on a busy computer cannot be a test
const FAST = 0.95;
const TRIES = 3;

/** Repeats the audit: other work of the computer makes a page slower, never faster. */
async function bestAudit(url: string): Promise<PageAudit> {
  let best = await auditPage(url);
  for (let tries = 1; best.performance < FAST && tries < TRIES; tries++) {
    const next = await auditPage(url);
    if (next.performance > best.performance) best = next;
  }
  return best;
}

for (const name of Object.keys(fleet) as (keyof typeof fleet)[]) {
  test(`[PAGE-03] ${name}: Lighthouse on a slow phone gives full marks, and nothing shifts`, async ({ served }) => {
    const server = await served.server(name);
    expect(server.rawBytes).toBeLessThanOrEqual(150 * 1024);
    const audit = await bestAudit(server.url);
    expect(audit, audit.failed.join('\n')).toMatchObject({ accessibility: 1, bestPractices: 1, seo: 1 });
    expect(audit.cumulativeLayoutShift).toBe(0);
    expect(audit.performance, audit.failed.join('\n')).toBeGreaterThanOrEqual(FAST);
  });
}
