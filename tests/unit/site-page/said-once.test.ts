// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { homeDocument, publishInput, sectionText } from '../../support/site-page.ts';
import { inVersion, kinds, versions } from '../../support/sites/kinds.ts';

const published = (site: SiteDocument) => homeDocument(publishInput(site, { formAction: '/message' }));

const records = ['rich', 'sparse', 'without photos'] as const;
test.each(versions.flatMap((version) => records.map((kind) => ({ kind, version }))))(
  '[PAGE-06] $kind in $version has the form once, and a button to it where the quote section has none',
  ({ kind, version }) => {
    const site = inVersion(kinds[kind]!, version);
    const page = published(site);
    expect(page.querySelectorAll('.s form')).toHaveLength(1);
    const buttons = (of: Document) =>
      [...of.querySelectorAll('#get_a_quote .btn.main:not(form *)')].map((button) => button.getAttribute('href'));
    const isInHero = page.querySelector('#hero form') !== null;
    expect(buttons(page)).toEqual(isInHero ? ['text-us/'] : []);
    const toForms = [...page.querySelectorAll('#hero .btns a[href^="#"]')].map((button) => button.getAttribute('href'));
    expect(toForms).toEqual([isInHero ? '#hero-message' : '#get_a_quote']);
    const layout = { ...site.custom_layout, 'modals/text_us': { version: 'none', order: 99 } } as const;
    expect(buttons(published({ ...site, custom_layout: layout }))).toEqual(isInHero ? ['#hero'] : []);
  },
);

test.each(versions)(
  '[PAGE-02] %s says a badge in a hero of words only where the badges are not right below',
  (version) => {
    const site = inVersion({ ...kinds['sparse']!, emergency_services: true }, version);
    const heroOf = (change: Partial<SiteDocument>) => sectionText(published({ ...site, ...change }), 'hero');
    expect(sectionText(published(site), 'logo-w-text-grid')).toContain('Emergency service');
    expect(heroOf({})).not.toContain('Emergency service');
    const custom_layout = { ...site.custom_layout, 'logo-w-text-grid': { version, order: 99 } };
    expect(heroOf({ custom_layout })).toContain('Emergency service');
  },
);

test.each(versions)('[PAGE-02] %s asks once below a form, and again where staff wrote the words', (version) => {
  const site = inVersion(kinds['sparse']!, version);
  const asking = (page: Document) =>
    [...page.querySelectorAll('#cta, #get_a_quote, #final-cta')].map((section) => section.id);
  expect(asking(published(site))).toEqual(['get_a_quote']);
  expect(asking(published({ ...site, cta_header: 'Locked out?', final_cta_subtitle: 'Day and night' }))).toEqual([
    'cta',
    'get_a_quote',
    'final-cta',
  ]);
});
