import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { intakeAnswers, openPhotos } from '../../../support/photos-screen.tsx';
import { closeScreen } from '../../../support/screen-harness.tsx';

afterEach(closeScreen);

const gallery = [1, 2, 3].map((pk) => ({
  photo: `/media/${pk}.webp`,
  photo_pk: pk,
  caption: `Job ${pk}`,
  order: 4 - pk,
  all_photos_order: 4 - pk,
}));
const details = () => within(screen.getByRole('region', { name: 'Details of the selected photos' }));

test('[PAGE-02] two photos are a pair when staff choose the one from before, then the one from after', async () => {
  const { user, site, steps } = await openPhotos({ gallery }, intakeAnswers());
  const [first, second] = screen.getAllByRole('checkbox', { name: /^Select / });
  await user.click(second!);
  expect(details().queryByRole('button', { name: 'Before and after' })).toBeNull();
  await user.click(first!);
  await user.click(details().getByRole('button', { name: 'Before and after' }));
  const befores = () => site().gallery?.map((photo) => photo?.before_photo ?? '');
  await waitFor(() => expect(befores()).toEqual(['/media/2.webp', '', '']));
  expect(steps()).toHaveLength(1);
  await user.click(details().getByRole('button', { name: 'Unpair' }));
  await waitFor(() => expect(befores()).toEqual(['', '', '']));
});
