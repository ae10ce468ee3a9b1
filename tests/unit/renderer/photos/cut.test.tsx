import { act } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { cropPicture } from '../../../../src-renderer/editor/photos/crop-picture.ts';
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

test('[TEAM-01] a cut of a field’s picture follows its item where others go meanwhile, and changes none where it is gone', async () => {
  const teammates = [1, 2, 3].map((pk) => ({ name: `Ann ${pk}`, photo: `/media/${pk}.webp` }));
  const { bridge, site } = await openScreen(null, { teammates });
  bridge.handlers['photos.crop'] = () => {
    edit([{ op: 'remove', path: ['teammates', 0] }]);
    return { photo: '/media/cut.webp', type: 'image/webp', width: 9, height: 9, takenAt: null, place: null };
  };
  const photos = () => site().teammates?.map((teammate) => teammate?.photo);
  const area = { x: 1, y: 2, width: 9, height: 9 };
  await act(() => cropPicture(['teammates', 1, 'photo'], area));
  expect(photos()).toEqual(['/media/cut.webp', '/media/3.webp']);
  await act(() => cropPicture(['teammates', 0, 'photo'], area));
  expect(photos()).toEqual(['/media/3.webp']);
  expect(bridge.inputsOf('photos.crop')).toMatchObject([{ photo: '/media/2.webp' }, { photo: '/media/cut.webp' }]);
});
