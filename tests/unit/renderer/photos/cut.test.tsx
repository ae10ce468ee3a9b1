import { act } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { cropPicture } from '../../../../src-renderer/editor/photos/crop-picture.ts';
import { cropLogo } from '../../../../src-renderer/screens/logo/queries.ts';
import { cropPhoto } from '../../../../src-renderer/screens/photos/queries.ts';
import { currentSite, edit } from '../../../../src-renderer/state/draft.ts';
import { draftStore } from '../../../../src-renderer/state/draft-store.ts';
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

test.each([
  ['[PHO-11] a photo', () => cropPhoto(0, { x: 1, y: 2, width: 9, height: 9 })],
  ['[LOGO-01] a logo', () => cropLogo({ x: 1, y: 2, width: 9, height: 9 })],
  ['[TEAM-01] a field', () => cropPicture(['teammates', 0, 'photo'], { x: 1, y: 2, width: 9, height: 9 })],
])('%s of another site stays as it is when that site is opened during the cut', async (_, crop) => {
  const record = {
    logo: '/media/1.webp',
    gallery: [{ photo: '/media/1.webp' }],
    teammates: [{ name: 'Ann', photo: '/media/1.webp' }],
  };
  const { bridge } = await openScreen(null, record);
  const { site } = draftStore.getState();
  bridge.handlers['photos.crop'] = () => {
    draftStore.setState({ slug: 'other' });
    return { photo: '/media/cut.webp', type: 'image/webp', width: 9, height: 9, takenAt: null, place: null };
  };
  await act(crop);
  expect(bridge.inputsOf('photos.crop')).toHaveLength(1);
  expect(currentSite()).toBe(site);
});
