import { expect, test } from 'vitest';
import { approvedReviews } from '../../../src-main/site-page/content/reviews.ts';

test('[REV-04] a sample review is not shown, in any form of its mark', () => {
  const review = { reviewer: 'Ann', review: 'Great', status: 'approved' };
  const testimonials = [{ ...review, sample: true }, { ...review, sample: 'True' }, { ...review, sample: 1 }, review];
  expect(approvedReviews({ testimonials })).toHaveLength(1);
});
