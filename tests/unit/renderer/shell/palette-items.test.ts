import { describe, expect, test } from 'vitest';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { controlOf, whyNotShown } from '#shared/layout/shown.ts';
import { tabIds } from '#shared/record-catalogue/tabs.ts';
import { rank, TYPO } from '../../../../src-renderer/app/commands/rank.ts';
import { siteEntries, type SiteEntry } from '../../../../src-renderer/app/commands/site-entries.ts';

const site: SiteDocument = {
  slug: 'joes',
  services: [{ 'service-name': 'Pipes' }, { 'service-name': 'Drain Cleaning' }],
  redirects: [{ source: '/old', destination: '/new', redirect_type: '301' }],
  teammates: [{ name: 'Ann Lee', photo: 'https://photos.example/1.webp' }],
  products: [{ pk: 4, model: 'landing.product', fields: { title: 'Hearthline' } }],
  gallery: [{ photo: 'https://photos.example/roof.webp' }],
};

const entries = siteEntries(site, 'sitewright_contact_id', tabIds);
const find = (term: string): SiteEntry[] => rank(entries, term).map(({ item }) => item);
const placeOf = ({ kind, tab, path }: SiteEntry): string => `${kind} ${tab} ${path.join('.')}`;
const found = (term: string): string[] => find(term).map(placeOf);

describe('what the palette knows of a site', () => {
  test('[NAV-15] fields, lists, their items and what can be added to them, each with the place of its control', () => {
    expect(found('contact')[0]).toBe('field domain sitewright_contact_id');
    expect(found('saturday')[0]).toBe('item basicInfo business_hours.6');
    expect(found('drain')).toContain('item services services.1.service-name');
    expect(found('redirect')).toEqual(expect.arrayContaining(['field domain redirects', 'addition domain redirects']));
    expect(found('/old')[0]).toBe('item domain redirects.0.source');
    expect(found('promo')).toEqual(
      expect.arrayContaining(['field custom deal_header', 'field basicInfo announcement']),
    );
    expect(found('hearthline')[0]).toBe('item partnerships products.0.fields.title');
    expect(found('ann lee')[0]).toBe('item team teammates.0.name');
    expect(found('roof.webp')[0]).toBe('item photos gallery.0.caption');
    expect(found('add service')[0]).toBe('addition services services');
  });

  test('[NAV-15] no keys, numbers of places, pictures that are the item itself, nor what no screen has a control for', () => {
    const paths = entries.map(({ path }) => path.join('.'));
    for (const absent of ['sitePk', 'gallery.0.photo', 'services.0.order', 'services.0.service_id', 'a_record_ip'])
      expect(paths).not.toContain(absent);
    expect(siteEntries(site, 'sitewright_contact_id', ['faqs']).every(({ tab }) => tab === 'faqs')).toBe(true);
  });

  test('[NAV-15] a list that is full or that nobody can read offers nothing to add', () => {
    const full: SiteDocument = { hero_gallery_photos: [{}, {}, {}, {}, {}], faqs: { odd: true } as never };
    const additions = siteEntries(full, 'c', tabIds).filter(({ kind }) => kind === 'addition');
    expect(additions.map(({ label }) => label)).not.toContain('Add cover photo');
    expect(additions.map(({ label }) => label)).not.toContain('Add faq');
    expect(additions.map(({ label }) => label)).toContain('Add service');
  });
});

describe('the order of what is found', () => {
  const named = (...labels: string[]) => labels.map((label) => ({ label }));
  const labels = (items: Parameters<typeof rank>[0], term: string) => rank(items, term).map(({ item }) => item.label);

  test('[NAV-15] names before parts of names, other names, places', () => {
    const items = [
      { label: 'Icon', detail: 'Promo' },
      { label: 'Deal header', words: ['promo'] },
      { label: 'Nopromo' },
      { label: 'The promo' },
      { label: 'Promo text' },
    ];
    expect(labels(items, 'promo')).toEqual(['Promo text', 'The promo', 'Nopromo', 'Deal header', 'Icon']);
  });

  test('[NAV-15] words in any order, accents and one wrong letter in each word are forgiven; what has one comes last', () => {
    expect(labels(named('Café hours', 'Phone'), 'hours cafe')).toEqual(['Café hours']);
    expect(rank(named('Saturday', 'Sunday'), 'saterday')).toEqual([{ item: { label: 'Saturday' }, tier: TYPO }]);
    expect(labels(named('Contract', 'Contact'), 'contact')[0]).toBe('Contact');
    expect(labels(named('Phone'), 'email')).toEqual([]);
  });
});

describe('what is not on the page', () => {
  test('[NAV-15] fields of hidden sections, of pages that are off, and of a mix of versions say so', () => {
    const hidden: SiteDocument = { version: 'v2.1', custom_layout: { hero: { version: 'none' } } };
    expect(whyNotShown(hidden, ['company_name'])).toBe('Not on the page: Hero is hidden on Layout');
    expect(whyNotShown({ version: 'v2.1' }, ['company_name'])).toBeUndefined();
    expect(whyNotShown({}, ['team_header'])).toBe('Not on the page: Team page is switched off');
    expect(whyNotShown({ show_team_page: true }, ['team_header'])).toMatch(/left out of a site with a single page/);
    expect(whyNotShown({ show_team_page: true, multipage: true }, ['team_header'])).toBeUndefined();
    expect(whyNotShown({ version: 'v3' }, ['custom_hero_text_color'])).toMatch(/version vC only/);
    expect(whyNotShown({ version: 'vC' }, ['custom_hero_text_color'])).toBeUndefined();
  });

  test('[NAV-15] what only a mix of versions has is led to by the choice of the version', () => {
    expect(controlOf({ version: 'v3' }, ['custom_grayscale'])).toEqual(['version']);
    expect(controlOf({ version: 'vC' }, ['custom_grayscale'])).toEqual(['custom_grayscale']);
  });
});
