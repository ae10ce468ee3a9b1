import { act } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { cropPhoto } from '../../../../src-renderer/screens/photos/queries.ts';
import { edit } from '../../../../src-renderer/state/draft.ts';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(closeScreen);

test('[PHO-11] a cut follows its photo where the others move meanwhile, and changes none where it is gone', async () => {
  const gallery = [1, 2, 3].map((pk) => ({ photo: `/media/${pk}.webp`, photo_pk: pk }));
  const { bridge, site } = await openScreen(null, { gallery });
  bridge.handlers['photos.crop'] = () => {
    edit([{ op: 'remove', path: ['gallery', 0] }]);
    return { photo: '/media/cut.webp', type: 'image/webp', width: 9, height: 9, takenAt: null, place: null };
  };
  const photos = () => site().gallery?.map((photo) => photo?.photo);
  const area = { x: 1, y: 2, width: 9, height: 9 };
  await act(() => cropPhoto(1, area));
  expect(photos()).toEqual(['/media/cut.webp', '/media/3.webp']);
  await act(() => cropPhoto(0, area));
  expect(photos()).toEqual(['/media/3.webp']);
});
