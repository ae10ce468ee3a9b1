import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { Page } from '../../src-main/site-page/page.ts';
import { sections } from '../../src-main/site-page/sections/index.ts';
import { fixtureSites } from './fixture-sites.ts';
import { interleave } from './measure.ts';
import type { BenchRow } from './row.ts';
import { faqInEta, reviewsInEta, servicesInEta } from './site-page-eta.ts';

const sectionCount = 60;
const pagesPerRound = 4;
const rounds = 400;
/** our time over Eta's for 1.3 times as many pages */
const goal = 1 / 1.3;

const page: Page = {
  mode: 'publish',
  baseUrl: 'https://www.example.com/',
  image: (src) => ({ src }),
  present: ['reviews', 'faq', 'our-services'],
  tone: 'tint',
};

let edition = 0;

/** Records for the sections of one page, each different from all before it, so that no memo can answer. */
function records(site: SiteDocument): SiteDocument[] {
  return Array.from({ length: sectionCount }, () => {
    const title = `Edition ${++edition}`;
    return { ...site, faq_header: title, service_header: title, testimonial_header: title };
  });
}

function ours(sites: readonly SiteDocument[]): string {
  const designs = [sections.faq, sections['our-services'], sections.reviews].map((versions) => versions['v2.1']);
  return sites.map((site, at) => designs[at % 3]?.render(site, page).value).join('');
}

function inEta(sites: readonly SiteDocument[]): string {
  const designs = [faqInEta, servicesInEta, reviewsInEta];
  return sites.map((site, at) => designs[at % 3]?.(site, page)).join('');
}

/** White space in and around tags is each template's own. */
function comparable(markup: string): string {
  return markup.replace(/\s+/g, ' ').replace(/ ?([<>]) ?/g, '$1');
}

/** P10: a page of 60 sections, ours against the same page in Eta. */
export async function run(): Promise<BenchRow[]> {
  const { plumber } = await fixtureSites();
  const sample = records(plumber);
  if (comparable(ours(sample)) !== comparable(inEta(sample))) throw new Error('The two pages differ');
  const pages = (): SiteDocument[][] => Array.from({ length: pagesPerRound }, () => records(plumber));
  let batch = pages();
  const times = interleave(
    {
      ours: () => batch.forEach(ours),
      eta: () => batch.forEach(inEta),
    },
    rounds,
    () => void (batch = pages()),
  );
  const perSecond = (time: number): number => Math.round((pagesPerRound / time) * 1000);
  const ratio = times.ours / times.eta;
  return [
    {
      id: 'P10',
      what: `render a page of ${sectionCount} sections`,
      reference: `Eta, ${perSecond(times.eta)} pages/s`,
      measured: `${perSecond(times.ours)} pages/s`,
      ratio,
      goal: '≥ 1.3× as many (ratio ≤ 0.77)',
      ok: ratio <= goal,
    },
  ];
}
