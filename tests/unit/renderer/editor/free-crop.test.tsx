import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CropArea } from '#shared/ipc/photos.ipc.ts';
import { CropPanel } from '../../../../src-renderer/editor/photos/crop-dialog.tsx';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

/** Simulates a logo of 900 × 400 pixels that is shown at half its size: jsdom neither loads nor lays out images. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    DOMRect.fromRect({ width: 450, height: 200 }),
  );
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(900);
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(400);
});
afterEach(() => {
  closeScreen();
  vi.restoreAllMocks();
});

async function open() {
  const onCrop = vi.fn<(area: CropArea) => Promise<void>>().mockResolvedValue(undefined);
  const panel = <CropPanel photo="/media/logo.png" shapes={['free']} onCrop={onCrop} onClose={() => undefined} />;
  const { user } = await openScreen(panel, {}, { answers: { 'photos.subject': () => ({ x: 0.5, y: 1 }) } });
  const image = document.querySelector('img[src*="logo"]');
  if (!image) throw new Error('The logo is not there.');
  fireEvent.load(image);
  const press = (name: RegExp, key: string, times: number, shiftKey = false): void => {
    const handle = screen.getByLabelText(name);
    for (let time = 0; time < times; time++) fireEvent.keyDown(handle, { key, shiftKey });
  };
  return { user, onCrop, press };
}

const cropped = async ({ user, onCrop }: Awaited<ReturnType<typeof open>>) => {
  await user.click(screen.getByRole('button', { name: 'Crop' }));
  return onCrop.mock.lastCall?.[0];
};

test('[LOGO-01] a logo of 4.5 : 1 is cut by moving its edges and the part itself, by keyboard', async () => {
  const opened = await open();
  expect(screen.getByText('900 × 400 pixels, 9:4')).toBeTruthy();
  opened.press(/^Lower edge/, 'ArrowUp', 10, true);
  expect(screen.getByText('900 × 200 pixels, 4.5:1')).toBeTruthy();
  opened.press(/^Part that stays/, 'ArrowDown', 30);
  expect(await cropped(opened)).toEqual({ x: 0, y: 60, width: 900, height: 200 });
});

test('[LOGO-01] Enter cuts from any handle, once', async () => {
  const { press, onCrop } = await open();
  press(/^Lower edge/, 'ArrowUp', 10, true);
  press(/^Lower edge/, 'Enter', 2);
  expect(onCrop).toHaveBeenCalledExactlyOnceWith({ x: 0, y: 0, width: 900, height: 200 });
});

test.each([
  [/^Left edge/, 'ArrowRight', { x: 20, y: 0, width: 880, height: 400 }],
  [/^Right edge/, 'ArrowLeft', { x: 0, y: 0, width: 880, height: 400 }],
  [/^Upper edge/, 'ArrowDown', { x: 0, y: 20, width: 900, height: 380 }],
  [/^Upper left corner/, 'ArrowRight', { x: 20, y: 20, width: 880, height: 380 }],
  [/^Lower right corner/, 'ArrowUp', { x: 0, y: 0, width: 880, height: 380 }],
])('[LOGO-01] %s is moved by itself', async (handle, key, area) => {
  const opened = await open();
  opened.press(handle, key, 1, true);
  expect(await cropped(opened)).toEqual(area);
});

test('[LOGO-01] an edge follows the pointer, and the part stays on the photo', async () => {
  const opened = await open();
  const bar = document.querySelector('[data-ord="e"]');
  if (!bar) throw new Error('The right edge is not there.');
  fireEvent.pointerDown(bar, { clientX: 450, clientY: 100 });
  fireEvent.pointerMove(document, { clientX: 225, clientY: 100 });
  expect(screen.getByText('450 × 400 pixels, 9:8')).toBeTruthy();
  fireEvent.pointerMove(document, { clientX: 900, clientY: 100 });
  fireEvent.pointerUp(document);
  expect(await cropped(opened)).toEqual({ x: 0, y: 0, width: 900, height: 400 });
});

test('[PHO-11] a free part is centered on the subject', async () => {
  const opened = await open();
  opened.press(/^Lower edge/, 'ArrowUp', 10, true);
  await opened.user.click(screen.getByRole('button', { name: 'Center the subject' }));
  await screen.findByText('900 × 200 pixels, 4.5:1');
  await vi.waitFor(async () => expect(await cropped(opened)).toEqual({ x: 0, y: 200, width: 900, height: 200 }));
});
