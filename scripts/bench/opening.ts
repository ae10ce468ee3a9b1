import type { Page } from 'playwright';
import { longFaqs, longLists } from './long-site.ts';
import { median, ms } from './measure.ts';
import type { BenchRow } from './row.ts';
import { waitUntilDrawn, openTab, type Site, timeToOpen, withSite } from './site-window.ts';

const TABS = ['Services', 'FAQs', 'Reviews'] as const;
const ROUNDS = 9;
const MOST = 1.2;

type Times = Record<(typeof TABS)[number], number>;

/** Measures P21: the time to open a screen with a long list, compared with the same screen of the demo site. */
export async function run(): Promise<BenchRow[]> {
  const demo = await withSite((site) => site, measure);
  const long = await withSite(withLongLists, measure);
  return TABS.map((tab) => ({
    id: 'P21',
    what: `${tab} opens, with 60 services, 500 reviews and 200 FAQs`,
    reference: `the demo site's, ${ms(demo[tab])}`,
    measured: ms(long[tab]),
    ratio: long[tab] / demo[tab],
    goal: `≤ ${MOST}×`,
    ok: long[tab] <= MOST * demo[tab],
  }));
}

function withLongLists(site: Site): object {
  const { services, testimonials } = longLists({ photos: 0, reviews: 500, services: 60 });
  return { ...site, services, testimonials, faqs: longFaqs(200) };
}

async function measure(page: Page): Promise<Times> {
  const times: [string, number][] = [];
  for (const tab of TABS) {
    const taken: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      await openTab(page, 'Domain');
      await waitUntilDrawn(page);
      taken.push(await timeToOpen(page, tab, tab));
    }
    times.push([tab, median(taken)]);
  }
  return Object.fromEntries(times) as Times;
}
