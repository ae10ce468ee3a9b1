import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ReviewFields } from '../../../../src-renderer/screens/reviews/parts/review-fields.tsx';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(closeScreen);

test('[REV-02] a review has the month that staff choose for it', async () => {
  const item = {
    rowKey: 'ann',
    path: ['testimonials', 0],
    name: 'Ann Lee',
    index: 0,
    number: 1,
    remove: () => undefined,
  };
  const harness = await openScreen(<ReviewFields {...item} services={[]} sources={['Google']} />, {
    testimonials: [{ reviewer: 'Ann Lee', review: 'Good.', status: 'approved' }],
  });
  fireEvent.change(screen.getByLabelText('Month of the review of Ann Lee'), { target: { value: '2026-03' } });
  await waitFor(() => expect(harness.site().testimonials?.[0]?.date).toBe('2026-03'));
});
