import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AppError } from '#shared/ipc/errors.ts';
import { openPhotos } from '../../../support/photos-screen.tsx';
import { closeScreen } from '../../../support/screen-harness.tsx';

afterEach(closeScreen);

const own = ['/media/1.webp', '/media/2.webp'].map((photo) => ({ photo }));

const open = (gallery: typeof own) => openPhotos({ gallery });

test('[PHO-09] the stock toggle adds marked photos and takes them away; a failure has its exact text', async () => {
  const harness = await open(own);
  harness.bridge.handlers['photos.industryStock'] = () => ({ photos: ['/s/1.jpg'], stale: false });
  await harness.user.click(screen.getByRole('switch', { name: 'Stock photos' }));
  await waitFor(() => expect(harness.site().gallery?.[2]).toMatchObject({ photo: '/s/1.jpg', stock: true }));
  await harness.user.click(screen.getByRole('switch', { name: 'Stock photos (1)' }));
  await waitFor(() => expect(harness.site().gallery).toHaveLength(2));
  harness.bridge.handlers['photos.industryStock'] = () => {
    throw new AppError('BAD_ANSWER', 'Error formatting stock photos');
  };
  await harness.user.click(screen.getByRole('switch', { name: 'Stock photos' }));
  expect(await screen.findByText('Error formatting stock photos')).toBeTruthy();
});

test('[PHO-09] stock photos are offered where the site has none yet; when they cannot be had, they are asked for again', async () => {
  const harness = await open([]);
  harness.bridge.handlers['photos.industryStock'] = () => ({ photos: [], stale: true });
  await harness.user.click(screen.getByRole('switch', { name: 'Stock photos' }));
  await screen.findByText('The server could not give the stock photos.');
  harness.bridge.handlers['photos.industryStock'] = () => ({ photos: ['/s/1.jpg'], stale: false });
  await harness.user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(harness.site().gallery).toMatchObject([{ photo: '/s/1.jpg', stock: true }]));
  expect(screen.queryByText('The server could not give the stock photos.')).toBeNull();
});
