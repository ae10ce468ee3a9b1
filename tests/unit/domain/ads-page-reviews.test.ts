import { expect, test } from 'vitest';
import {
  chosenReviews,
  describeEffect,
  reviewsToPick,
  siteReviews,
  unsavedReviews,
} from '#shared/domain/ads-page/reviews.ts';

const testimonials = [
  { id: 7, reviewer: 'Ann', review: 'Quick and tidy', service: 'Drains', status: 'Approved', order: 2 },
  { id: '8', reviewer: '', review: 'Good', service: 'Heaters', status: 'approved', order: 1 },
  { id: 9, reviewer: 'Cal', review: 'Nice', service: 'Drains', status: 'unapproved', order: 3 },
  { id: null, reviewer: 'Dee', review: 'New', service: 'Drains', status: 'approved', order: 4 },
  null,
];
const site = { testimonials } as Parameters<typeof siteReviews>[0];
const page = { index: 0, service: 'Drains', about: '', photos: [], testimonials: ['7'] };

test('reviews are offered in the order of the site, those without an id only once they are saved', () => {
  expect(siteReviews(site).map(({ id, reviewer, isLeftOut }) => [id, reviewer, isLeftOut])).toEqual([
    ['8', 'Somebody', false],
    ['7', 'Ann', false],
    ['9', 'Cal', true],
  ]);
  expect(unsavedReviews(site)).toBe(1);
});

test('the reviews of a page keep its order, each once, also one that the site no longer has', () => {
  expect(chosenReviews(site, ['7', '55', '7', '8']).map(({ id, isLeftOut }) => [id, isLeftOut])).toEqual([
    ['7', false],
    ['55', true],
    ['8', false],
  ]);
});

test('every word of a search has to be in reviewer, review or service', () => {
  const all = siteReviews(site);
  expect(reviewsToPick(all, { term: 'ANN tidy', service: null }).map(({ id }) => id)).toEqual(['7']);
  expect(reviewsToPick(all, { term: 'ann good', service: null })).toEqual([]);
  expect(reviewsToPick(all, { term: '', service: 'Drains' }).map(({ id }) => id)).toEqual(['7', '9']);
});

test('the effect of a service names its photos, and whether reviews were picked', () => {
  expect(describeEffect(page, { ...page, photos: ['a', 'b'], testimonials: ['8'] })).toBe(
    'Best work: 2 photos of it; 1 review of it was picked.',
  );
  expect(describeEffect(page, page)).toBe('Best work: it has no photos; the reviews stay as they were.');
});
