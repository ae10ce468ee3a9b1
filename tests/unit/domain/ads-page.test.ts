import { describe, expect, test } from 'vitest';
import { adsPages, chooseService, duplicateAdsPage, setTestimonials } from '#shared/domain/ads-page/rules.ts';
import { samples } from '#shared/domain/review/samples.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { applyToValue } from '#shared/record/apply-value.ts';
import type { Operation } from '#shared/record/operation.ts';

const review = (id: number, service: string, more = {}) => ({ id, service, status: 'approved', order: -id, ...more });
const site = {
  services: [
    {
      'service-name': 'Roofs',
      photos: [
        { photo: 'b', order: '2' },
        { photo: 'a', order: 1 },
      ],
    },
    { 'service-name': 'Gutters', photos: [] },
  ],
  gallery: [
    { photo: 'g1', associated_service: 'Gutters', order: 1 },
    { photo: 'g2', associated_service: 'Gutters', order: 2 },
    { photo: 'g3', associated_service: 'Gutters', order: 3, archived: true },
  ],
  testimonials: [
    ...[1, 2, 3, 4, 5, 6].map((id) => review(id, 'Roofs')),
    review(7, 'Roofs', { status: 'unapproved' }),
    review(8, 'Roofs', { sample: true }),
    review(10, 'Roofs', { review: samples[0]!.review }),
    { ...review(9, 'Roofs'), id: null },
  ],
  ads_landing_pages: [
    {
      id: 11,
      selected_service: 'Skylights',
      about_us: 'Us',
      best_work_photos: ['x', { photo: 'y' }],
      testimonials_ids: '4,5',
    },
    null,
  ],
} as unknown as SiteDocument;
const page = (operations: Operation[], index = 0) => adsPages(applyToValue(site, operations))[index];

test('[ADS-01] pages are read in any form that a backend writes them', () => {
  expect(adsPages(site)).toEqual([
    { index: 0, service: 'Skylights', about: 'Us', photos: ['x', 'y'], testimonials: ['4', '5'] },
    { index: 1, service: '', about: '', photos: [], testimonials: [] },
  ]);
  expect(adsPages({ ads_landing_pages: null })).toEqual([]);
});

describe('[ADS-01] choosing the service', () => {
  test('sets its photos as best work and picks five of its reviews that may be shown', () => {
    expect(page(chooseService(site, 0, 'Roofs'))).toMatchObject({
      service: 'Roofs',
      photos: ['a', 'b'],
      testimonials: ['6', '5', '4', '3', '2'],
    });
  });

  test('keeps the reviews where the service has none', () => {
    expect(page(chooseService(site, 0, 'Gutters'))).toMatchObject({ photos: ['g2', 'g1'], testimonials: ['4', '5'] });
  });
});

test('[ADS-01] ids of reviews are written as the reviews have them', () => {
  expect(setTestimonials(site, 0, ['4', 'z'])).toMatchObject({ value: [4, 'z'] });
});

test('[ADS-01] a duplicate stands behind its page and has no id', () => {
  const copied = applyToValue(site, duplicateAdsPage(site, 0));
  expect(adsPages(copied).map(({ service }) => service)).toEqual(['Skylights', 'Skylights', '']);
  expect((copied.ads_landing_pages as object[])[1]).not.toHaveProperty('id');
});
