import lighthouse, { type RunnerResult } from 'lighthouse';
import { chromium } from 'playwright';
import { findChromium, WITHOUT_ADDRESS_BAR } from '../lib/chromium.mjs';
import { freePort } from '../lib/free-port.ts';

export interface PageAudit {
  /** score from 0 to 1, like the next three members */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** milliseconds */
  largestContentfulPaint: number;
  cumulativeLayoutShift: number;
  /** bytes transferred, without pictures */
  bytes: number;
  /** characters of the page's inline scripts; data (scripts with a `type`) is not counted */
  scriptChars: number;
  elements: number;
  /** ID, title and value of each audit that counts towards a category's score and itself scores less than 0.9 */
  failed: string[];
  /** ID, title and value of each performance audit that found possible savings, except for MEASURED_TIMES */
  wasteful: string[];
}

/** Maximum values of a published page (goal P12). */
export const pageLimits = { paintMs: 1200, bytes: 150 * 1024, scriptChars: 4 * 1024, elements: 1500 };

/** IDs of audits that measure how fast this computer runs the page, not the page itself. */
const MEASURED_TIMES = new Set([
  'bootup-time',
  'document-latency-insight',
  'mainthread-work-breakdown',
  'server-response-time',
]);

type Audit = RunnerResult['lhr']['audits'][string];

interface Request {
  resourceType?: string;
  transferSize?: number;
}

/** Audits a page in a new browser with Lighthouse's mobile defaults (simulated slow 4G, 4× slower processor). */
export async function auditPage(url: string): Promise<PageAudit> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    // No browser trusts the tests' certificate.
    args: [`--remote-debugging-port=${port}`, WITHOUT_ADDRESS_BAR, '--ignore-certificate-errors'],
  });
  try {
    const result = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    });
    if (result === undefined) throw new Error(`Lighthouse gave no result for ${url}`);
    const { audits, categories, runtimeError } = result.lhr;
    if (runtimeError !== undefined) throw new Error(`${runtimeError.code}: ${runtimeError.message}`);
    const score = (category: string): number => categories[category]?.score ?? 0;
    const value = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
    const titles = (isMeant: (audit: Audit) => boolean): string[] =>
      Object.values(audits)
        .filter(isMeant)
        .map(({ id, title, displayValue }) => [id, title, displayValue].filter(Boolean).join(' – '));
    const counted = new Set(
      Object.values(categories).flatMap(({ auditRefs }) =>
        auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
      ),
    );
    const requests = (audits['network-requests']?.details as { items?: Request[] } | undefined)?.items ?? [];
    const bytes = requests.filter(({ resourceType }) => resourceType !== 'Image').map((each) => each.transferSize ?? 0);
    const page = await browser.newPage();
    await page.goto(url);
    const { scriptChars, elements } = await page.evaluate(() => ({
      scriptChars: [...document.querySelectorAll('script:not([type])')].reduce(
        (sum, script) => sum + (script.textContent?.length ?? 0),
        0,
      ),
      elements: document.querySelectorAll('*').length,
    }));
    return {
      bytes: bytes.reduce((sum, size) => sum + size, 0),
      scriptChars,
      elements,
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      largestContentfulPaint: value('largest-contentful-paint'),
      cumulativeLayoutShift: value('cumulative-layout-shift'),
      failed: titles(({ id, score: own }) => counted.has(id) && own !== null && own < 0.9),
      wasteful: titles(
        ({ id, score: own, scoreDisplayMode }) =>
          scoreDisplayMode === 'metricSavings' && !MEASURED_TIMES.has(id) && own !== null && own < 1,
      ),
    };
  } finally {
    await browser.close();
  }
}
