import { expect, test } from 'vitest';
import { findText, replaceMatches } from '#shared/domain/site/find-text.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { applyToValue } from '#shared/record/apply-value.ts';

const site: SiteDocument = {
  slug: 'spring-plumbing',
  company_tagline: 'Spring deals: SPRING prices in spring',
  paid_url: 'spring.example',
  facebook_url: 'facebook.com/spring',
  home_page_widget: '<b class="spring">',
  review_link: 'spring.example/reviews',
  services: [{ 'service-name': 'Spring Check', service_id: 1 }],
  testimonials: [{ reviewer: 'Ann', service: 'Spring Check', review: 'In spring!' }],
  products: [{ pk: 4, model: 'landing.product', fields: { title: 'Spring Pump' } }],
  gallery_names: [{ 'gallery-name': 'Spring', 'gallery-subtitle': '' }],
  gallery: [{ photo: 'https://photos.example/spring.webp', caption: 'A spring', gallery: 'Spring', archived: false }],
};
const places = (term: string, codes = false): string[] =>
  findText(site, { term, codes }).map(({ path }) => path.join('.'));
const replaced = (term: string, replacement: string, codes = false): SiteDocument =>
  applyToValue(site, replaceMatches(site, findText(site, { term, codes }), replacement));

test('[NAV-15] a term is found in every text of the site, in any case, with the field’s name and place', () => {
  expect(places('spring')).toEqual([
    'company_tagline',
    'company_tagline',
    'company_tagline',
    'services.0.service-name',
    'gallery.0.caption',
    'gallery.0.gallery',
    'gallery_names.0.gallery-name',
    'testimonials.0.review',
    'products.0.fields.title',
  ]);
  expect(findText(site, { term: 'check', codes: false })[0]).toMatchObject({
    tab: 'services',
    label: 'Services › Spring Check › Name',
    start: 7,
    end: 12,
  });
  expect(places('')).toEqual([]);
  expect(places('.*')).toEqual([]);
});

test('[NAV-15] codes, links and the addresses of the site are searched only where that is ticked', () => {
  const added = places('spring', true).filter((path) => !places('spring').includes(path));
  expect(added).toEqual(
    expect.arrayContaining(['slug', 'paid_url', 'facebook_url', 'home_page_widget', 'review_link']),
  );
  const { slug, paid_url: domain, home_page_widget: widget, gallery } = replaced('spring', 'summer');
  expect([slug, domain, widget]).toEqual(['spring-plumbing', 'spring.example', '<b class="spring">']);
  expect(gallery?.[0]?.photo).toBe('https://photos.example/spring.webp');
});

test('[NAV-15] a replacement keeps the case of what it replaces, and what is called by a name follows it', () => {
  const after = replaced('spring', 'summer');
  expect(after.company_tagline).toBe('Summer deals: SUMMER prices in summer');
  expect(after.services?.[0]?.['service-name']).toBe('Summer Check');
  expect(after.testimonials?.[0]).toMatchObject({ service: 'Summer Check', review: 'In summer!' });
  expect(after.products?.[0]?.fields?.title).toBe('Summer Pump');
  expect(after.gallery?.[0]).toMatchObject({ caption: 'A summer', gallery: 'Summer' });
  expect(replaced('spring', 'McKay').company_tagline).toBe('McKay deals: McKay prices in McKay');
  expect(replaced('spring ', '').company_tagline).toBe('deals: prices in spring');
});

test('[NAV-15] a single place is replaced alone', () => {
  const second = findText(site, { term: 'spring', codes: false }).slice(1, 2);
  expect(applyToValue(site, replaceMatches(site, second, 'autumn')).company_tagline).toBe(
    'Spring deals: AUTUMN prices in spring',
  );
});
