import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { HeroView } from '../../../../src-renderer/screens/photos/parts/cover-views.tsx';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(closeScreen);

const open = async (cover: object) => {
  const harness = await openScreen(<HeroView />, {
    hero_gallery_photos: [{ photo: '/media/a.webp', order: 1, ...cover }],
  });
  fireEvent.click(screen.getByRole('button', { name: 'Focal point' }));
  return { ...harness, point: await screen.findByRole('button', { name: /^Focal point, / }) };
};
const pointOf = ({ site }: Awaited<ReturnType<typeof open>>) => site().hero_gallery_photos?.[0]?.focal_point;

test('[PAGE-09] arrow keys move a cover photo’s focal point, which the record keeps once it is set', async () => {
  const harness = await open({ focal_point: '62% 35%' });
  fireEvent.keyDown(harness.point, { key: 'ArrowRight' });
  fireEvent.keyDown(harness.point, { key: 'ArrowUp', shiftKey: true });
  expect(harness.point.getAttribute('aria-label')).toContain('63% from the left, 25% from the top');
  expect(pointOf(harness)).toBe('62% 35%');
  fireEvent.click(screen.getByRole('button', { name: 'Set' }));
  await waitFor(() => expect(pointOf(harness)).toBe('63% 25%'));
});

test('[PAGE-09] the point that draws the eye is proposed, and stays on the photo at its edges', async () => {
  const harness = await open({});
  harness.bridge.handlers['photos.subject'] = () => ({ x: 0.98, y: 0.2 });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Find the subject' })));
  fireEvent.keyDown(harness.point, { key: 'ArrowRight', shiftKey: true });
  fireEvent.click(screen.getByRole('button', { name: 'Set' }));
  await waitFor(() => expect(pointOf(harness)).toBe('100% 20%'));
});
