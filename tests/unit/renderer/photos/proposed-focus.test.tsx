import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PictureField } from '../../../../src-renderer/editor/photos/picture-field.tsx';
import { photosOfList, usePhotoIntake } from '../../../../src-renderer/editor/photos/photo-intake.ts';
import type { FakeHandlers } from '../../../support/fake-bridge.ts';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(closeScreen);

const NEW = 'local-blob:new';
const heroPhotos = photosOfList(['hero_gallery_photos']);

function Panel() {
  const intake = usePhotoIntake(heroPhotos);
  return (
    <>
      <button onClick={() => intake.addFiles([new File(['1'], '1.jpg')])}>Add</button>
      <PictureField path={['gallery', 0, 'photo']} label="First" />
    </>
  );
}

const kept = { photo: NEW, type: 'image/webp', width: 1600, height: 1200, takenAt: null, place: null };

/**
 * Adds a photo to the cover photos of a site. Returns the focal points of all cover photos once the new photo is there.
 */
async function added(subject: FakeHandlers['photos.subject'], site: object = {}): Promise<unknown[]> {
  const before = { hero_gallery_photos: [], gallery: [{ photo: '/media/a.webp' }], ...site };
  const harness = await openScreen(<Panel />, before, {
    answers: {
      'photos.waiting': () => ({ files: [] }),
      'photos.take': () => ({ file: 1 }),
      'photos.keep': () => kept,
      'photos.letGo': () => ({}),
      ...(subject && { 'photos.subject': subject }),
    },
  });
  await harness.user.click(screen.getByRole('button', { name: 'Add' }));
  const photos = () => harness.site().hero_gallery_photos ?? [];
  await waitFor(() => expect(photos().map(({ photo }) => photo)).toContain(NEW));
  return photos().map(({ focal_point: point }) => point);
}

test('[PAGE-09] a new photo gets the point that draws the eye', async () => {
  expect(await added(() => ({ x: 0.71, y: 0.2 }))).toEqual(['71% 20%']);
});

test('[PAGE-09] a new photo gets no point where the eye is drawn to what pages show anyway, and where no point is found', async () => {
  expect(await added(() => ({ x: 0.5, y: 0.3 }))).toEqual([undefined]);
  closeScreen();
  expect(await added(() => Promise.reject(new Error('unreadable')))).toEqual([undefined]);
});

test('[PAGE-09] a photo that the record shows already gets no proposal, and keeps the point that staff set', async () => {
  const gallery = [{ photo: NEW, focal_point: '10% 90%' }];
  expect(await added(() => ({ x: 0.71, y: 0.2 }), { gallery })).toEqual([undefined]);
});

test('[PAGE-09] other photos keep the points that staff set when one is added', async () => {
  const before = [{ photo: '/media/b.webp', order: 1, focal_point: '10% 90%' }];
  const points = await added(() => ({ x: 0.71, y: 0.2 }), { hero_gallery_photos: before });
  expect(points.toSorted()).toEqual(['10% 90%', '71% 20%']);
});

test('[PAGE-09] a new photo and its point are one step of undo', async () => {
  const harness = await openScreen(
    <Panel />,
    { hero_gallery_photos: [], gallery: [{ photo: '/media/a.webp' }] },
    {
      answers: {
        'photos.waiting': () => ({ files: [] }),
        'photos.take': () => ({ file: 1 }),
        'photos.keep': () => kept,
        'photos.letGo': () => ({}),
        'photos.subject': () => ({ x: 0.71, y: 0.2 }),
      },
    },
  );
  await harness.user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(harness.site().hero_gallery_photos?.[0]?.focal_point).toBe('71% 20%'));
  const steps = harness.bridge.inputsOf('site.edit').map(({ step }) => step);
  expect(new Set(steps).size).toBe(1);
});
