import { expect, test } from 'vitest';
import { labelOf } from '#shared/record-catalogue/catalogue.ts';

const site = {
  services: [{ 'service-name': 'Drain cleaning', 'service-description': 'x' }],
  gallery: [{ order: 1 }, { photo: 'https://cdn.example/media/van.webp' }, { photo: '/a.webp', caption: 'Our van' }],
  business_hours: [{ from: '8' }],
  keywords: ['24 hour plumber'],
  products: [{ pk: 3, model: 'm', fields: { title: 'Hearthline', link: '' } }],
  payments: 'none',
};

test.each([
  [['company_tagline'], 'Tagline'],
  [['custom_hero_text_color'], 'Hero text'],
  [['services', 0, 'service-description'], 'Services › Drain cleaning › Short description'],
  [['gallery', 0], 'Photos › No. 1'],
  [['gallery', 1], 'Photos › van.webp'],
  [['gallery', 2, 'caption'], 'Photos › Our van › Caption'],
  [['business_hours', 0, 'from'], 'Business hours › Sunday › From'],
  [['keywords', 0], 'Keywords › No. 1'],
  [['products', 0, 'fields', 'link'], 'Partnerships › Hearthline › Link'],
  [['payments', 0], 'Payments › 0'],
  [['services', 7], 'Services › No. 8'],
])('%j is called %s', (path, label) => {
  expect(labelOf(site, path)).toBe(label);
});
