import { fixtureSites } from './fixture-sites.ts';
import { auditPage, type PageAudit } from './lighthouse-run.ts';
import { median } from './measure.ts';
import type { BenchRow } from './row.ts';
import { serveSite } from './site-server.ts';

const runs = 3;
const weightLimit = 150 * 1024;

/** P12: the published page of each fixture site under Lighthouse's mobile conditions; the median of three runs. */
export async function run(): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const [name, site] of Object.entries(await fixtureSites())) {
    const server = await serveSite(site);
    try {
      const audits: PageAudit[] = [];
      for (let at = 0; at < runs; at++) audits.push(await auditPage(server.url));
      const middle = (pick: (audit: PageAudit) => number): number => median(audits.map(pick));
      const scores = [
        middle((audit) => audit.performance),
        middle((audit) => audit.accessibility),
        middle((audit) => audit.bestPractices),
        middle((audit) => audit.seo),
      ].map((score) => Math.round(score * 100));
      const paint = middle((audit) => audit.largestContentfulPaint);
      const shift = middle((audit) => audit.cumulativeLayoutShift);
      const weight = `${(server.rawBytes / 1024).toFixed(0)} KB (${(server.pageBytes / 1024).toFixed(0)} KB gzip)`;
      rows.push({
        id: 'P12',
        what: `published page, ${name}`,
        reference: 'Lighthouse mobile',
        measured: `${scores.join('/')}, LCP ${(paint / 1000).toFixed(2)} s, CLS ${shift.toFixed(3)}, ${weight}`,
        goal: '100/100/100/100, LCP ≤ 1.2 s, CLS 0, ≤ 150 KB before images',
        ok: scores.every((score) => score === 100) && paint <= 1200 && shift === 0 && server.rawBytes <= weightLimit,
      });
    } finally {
      await server.close();
    }
  }
  return rows;
}
