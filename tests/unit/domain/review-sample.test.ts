import { expect, test } from 'vitest';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { applyToValue } from '#shared/record/apply-value.ts';
import { addItem, newItem } from '#shared/record-catalogue/list-engine.ts';
import { reviewCounts } from '#shared/domain/review/rules.ts';
import { isSample, sampleReview } from '#shared/domain/review/sample.ts';
import { samples } from '#shared/domain/review/samples.ts';

const site = {
  service_areas: [
    { city: 'Reno', state: 'NV', order: 1 },
    { city: 'Elko', state: 'NV', order: 0 },
  ],
};

test('[REV-04] there are fourteen samples, of Google and Facebook, each of its own', () => {
  expect(samples).toHaveLength(14);
  expect(new Set(samples.map(({ source }) => source))).toEqual(new Set(['Google', 'Facebook']));
  expect(new Set(samples.map(({ review }) => review)).size).toBe(14);
});

test('[REV-04] a sample is marked as one and comes from the first service area', () => {
  expect(sampleReview(site, () => 0)).toEqual({
    ...samples[0],
    title: 'Elko, NV',
    status: 'unapproved',
    sample: true,
  });
});

test('[REV-04] an added sample holds what an added review does', () => {
  const own = { sitePk: 7, ...site };
  const { testimonials } = applyToValue<SiteDocument>(
    own,
    addItem(
      own,
      ['testimonials'],
      sampleReview(own, () => 0),
    ),
  );
  expect(testimonials).toEqual([
    {
      ...newItem(own, ['testimonials']),
      ...samples[0],
      title: 'Elko, NV',
      status: 'unapproved',
      sample: true,
      order: 0,
      landing_page: 7,
      draggableId: expect.any(String) as string,
    },
  ]);
});

test('[REV-04] a sample that the site has is not given again until all are there', () => {
  const there = samples.slice(0, 13).map(({ review }) => ({ review }));
  expect(sampleReview({ ...site, testimonials: there }, () => 0)?.review).toBe(samples[13]?.review);
  expect(sampleReview({ ...site, testimonials: [...samples] }, () => 0.99)?.review).toBe(samples[13]?.review);
});

test('[REV-04] a sample is known again by its text where a server drops the mark, and never counted', () => {
  const { review } = samples[3]!;
  expect([isSample({ review: ` ${review}` }), isSample({ review: `${review} Really.` })]).toEqual([true, false]);
  const testimonials = [
    { review, status: 'approved' },
    { review: 'Good.', status: 'approved' },
    { review: 'Also good.', status: 'unapproved' },
    { review: 'Made up.', status: 'unapproved', sample: true },
  ];
  expect(reviewCounts({ testimonials })).toEqual({ approved: 1, unapproved: 1, samples: 2, checked: 0 });
});

test('[REV-04] a site gets no sample review when no service area has city and state', () => {
  expect(sampleReview({ service_areas: [{ city: 'Reno', state: '' }] }, () => 0)).toBeUndefined();
});
