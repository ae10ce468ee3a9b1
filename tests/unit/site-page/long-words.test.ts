// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { loadAtlas } from '#shared/domain/place/atlas.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { homeDocument, publishInput, sectionText } from '../../support/site-page.ts';
import { plumber } from '../../support/sites/index.ts';
import { inVersion, versions } from '../../support/sites/kinds.ts';

const longName = 'Reparación de Electrodomésticos y Refrigeración Comercial Villanueva e Hijos';
const sentence = 'Your refrigerator cools again today, or we charge nothing for the visit';
const home = (fields: Partial<SiteDocument>, version: (typeof versions)[number] = 'v2.1') =>
  homeDocument(publishInput(inVersion({ ...plumber, ...fields }, version)));
const kickerOf = (page: Document, section: string) => page.querySelector(`#${section} .kick`)?.textContent;

test('[PAGE-02] the line above a title has the name when it is short, and trade and place alone when it is long', () => {
  expect(kickerOf(home({ company_name: 'Ace' }), 'hero')).toBe('Ace · Plumber in Austin, TX');
  expect(kickerOf(home({ company_name: 'Ace' }), 'about-us')).toBe('Ace');
  const long = home({ company_name: longName });
  expect(kickerOf(long, 'hero')).toBe('Plumber in Austin, TX');
  expect(kickerOf(long, 'about-us')).toBeUndefined();
});

test.each(versions)('[PAGE-02] %s sets a title smaller when it is a sentence', (version) => {
  const classOf = (company_tagline: string) =>
    home({ company_tagline }, version).querySelector('#hero h1')?.classList.contains('long');
  expect([classOf('Plumbing done right'), classOf(sentence)]).toEqual([false, true]);
});

test('[PAGE-02] the hero of v2.1 says rating and licence, and leaves the badges to the card at its edge', () => {
  const page = home({ insured: true, bonded: true });
  expect(sectionText(page, 'hero')).toContain('License M-38291');
  expect(sectionText(page, 'hero')).not.toContain('Bonded');
  expect(sectionText(page, 'logo-w-text-grid')).toContain('Bonded');
});

test('[PAGE-02] a card without a photo stands on its own ground when the cards beside it have photos', () => {
  const services = [{ 'service-name': 'Drains', photos: [{ photo: '/a.webp' }] }, { 'service-name': 'Leaks' }];
  const lists = (each: SiteDocument['services']) => home({ services: each }).querySelectorAll('#our-services .photos');
  expect(lists(services)).toHaveLength(1);
  expect(lists(services.slice(1))).toHaveLength(0);
});

test('[PAGE-02] v2.3 gives years and licence a row each when they do not fit beside each other', () => {
  const lone = (license_number: string) => home({ license_number }, 'v2.3').querySelectorAll('#about-us .lone').length;
  expect([lone('M-38291'), lone(''), lone('TACLB00128841C')]).toEqual([0, 1, 2]);
});

test('[PAGE-02] a badge leaves out a number that it would break, and the hero says it', () => {
  const page = home({ license_number: 'TACLB00128841C' });
  expect(sectionText(page, 'logo-w-text-grid')).not.toContain('TACLB00128841C');
  expect(sectionText(page, 'hero')).toContain('License TACLB00128841C');
});

test('[PAGE-02] a town near the edge of the map is named there, aside of the others', async () => {
  const towns = ['McAllen', 'Edinburg', 'Mission', 'Pharr', 'Weslaco', 'Rio Grande City', 'Harlingen'];
  const site = inVersion({ ...plumber, service_areas: towns.map((city) => ({ city, state: 'TX' })) }, 'v2.1');
  const page = homeDocument(publishInput(site, { atlas: await loadAtlas() }));
  const names = [...page.querySelectorAll('#service_areas svg text')].map(({ textContent }) => textContent);
  expect(names.toSorted()).toEqual(towns.toSorted());
});
