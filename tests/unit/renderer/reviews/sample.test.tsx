import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ReviewsCard } from '../../../../src-renderer/screens/reviews/parts/reviews-card.tsx';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(closeScreen);

test('[REV-04] a sample is added unapproved, cannot be approved and is counted among no reviews', async () => {
  const { user, site } = await openScreen(
    <ReviewsCard />,
    {
      sitePk: 7,
      service_areas: [{ city: 'Reno', state: 'NV' }],
      testimonials: [{ review: 'Good.', status: 'approved' }],
    },
    { answers: { 'reviews.sources': () => ({ sources: ['Facebook', 'Google'], stale: false }) } },
  );
  await user.click(screen.getByRole('button', { name: 'Sample review' }));
  await waitFor(() => expect(site().testimonials).toHaveLength(2));
  expect(site().testimonials?.[1]).toMatchObject({ status: 'unapproved', sample: true, landing_page: 7, stars: '5' });
  const [good, sample] = screen.getAllByRole<HTMLInputElement>('switch', { name: /^Approve / });
  expect([good?.disabled, sample?.disabled]).toEqual([false, true]);
  expect(screen.getByText('1 approved')).toBeTruthy();
  expect(screen.getByText('1 sample')).toBeTruthy();
  expect(screen.queryByText('1 not approved')).toBeNull();
});
