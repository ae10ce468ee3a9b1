import { expect, test, vi } from 'vitest';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { textsLeftOut } from '../../../src-main/features/preview/left-out.ts';
import { createPreviewService } from '../../../src-main/features/preview/service.ts';
import { inVersion, kinds } from '../../support/sites/kinds.ts';
import { demoSites } from '../../../src-main/backend/data/demo-sites/index.ts';

const { signal } = new AbortController();

const previewOf = (draft: SiteDocument) =>
  createPreviewService({
    draft: () => draft,
    version: () => undefined,
    productName: 'S',
    logos: { of: () => undefined },
  });

/** Returns the paths of the texts that the page leaves out if `draw` makes the page. */
const leftOut = async (site: SiteDocument, draw: (site: SiteDocument) => string) =>
  (await textsLeftOut(site, async (each) => draw(each), signal)).map(String);

const site: SiteDocument = {
  company_tagline: 'Honest work',
  about: 'We come when you call',
  faqs: [{ question: 'Do you come?', answer: 'We do' }],
};

test('[NAV-15] a text is left out when no page changes with it, in a list too', async () => {
  expect(await leftOut(site, ({ company_tagline }) => `<h1>${company_tagline}</h1>`)).toEqual([
    ...['about', 'faqs,0,question', 'faqs,0,answer'],
  ]);
});

test('[NAV-15] a text is not left out when a page says it otherwise, or says something else without it', async () => {
  const draw = ({ company_tagline, about }: SiteDocument) =>
    `${String(company_tagline).length} ${about ? 'more' : 'usual'}`;
  expect(await leftOut({ ...site, faqs: [] }, draw)).toEqual([]);
});

test('[NAV-15] looking ends when it is cancelled', async () => {
  const stop = new AbortController();
  const draw = vi.fn(async () => (stop.abort(), 'x'));
  await expect(textsLeftOut(site, draw, stop.signal)).rejects.toMatchObject({ name: 'AbortError' });
  expect(draw).toHaveBeenCalledTimes(1);
});

test('[NAV-15] the pages of a demo site leave out what their structures have no place for, and nothing that they show', async () => {
  const demo = demoSites('').find((each) => each.get(['slug'])?.toText().includes('sparrow'))!;
  const preview = previewOf({ ...(demo.toValue() as SiteDocument), version: 'v2.1' });
  const found = (await preview.leftOut('sparrow', signal)).map(String);
  // No structure of these pages shows this label. The tagline, the questions and the services are on the pages.
  expect(found).toContain('service_link_text');
  expect(found).not.toContain('company_tagline');
  expect(found.filter((path) => /^(faqs|services),/.test(path))).toEqual([]);
}, 60_000);

test('[LAY-03] the home page leaves out sections with nothing to show, and a call to action that repeats the form', () => {
  const usual = inVersion(kinds['sparse']!, 'v2.1');
  const whyLeftOut = (site: SiteDocument) =>
    Object.fromEntries(
      previewOf(site)
        .sectionsLeftOut('sparse')
        .map(({ section, why }) => [section, why]),
    );
  expect(whyLeftOut(usual)).toMatchObject({ cta: 'repeats', 'final-cta': 'repeats', 'our-partners': 'empty' });
  expect(whyLeftOut(usual)).not.toHaveProperty('get_a_quote');
  const worded = whyLeftOut({ ...usual, cta_header: 'Locked out?' });
  expect(worded).not.toHaveProperty('cta');
  const custom_layout = { ...usual.custom_layout, 'our-partners': { version: 'none', order: 99 } } as const;
  expect(whyLeftOut({ ...usual, custom_layout })).not.toHaveProperty('our-partners');
});
