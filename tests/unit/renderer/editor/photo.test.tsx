import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Photo } from '../../../../src-renderer/editor/photos/photo.tsx';
import { setField, useField } from '../../../../src-renderer/state/draft.ts';
import { draftStore } from '../../../../src-renderer/state/draft-store.ts';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(closeScreen);

const open = (online: boolean, alt = 'A van') =>
  openScreen(<Photo photo="/media/van.webp" alt={alt} />, {}, { status: { online } });

/** Makes the thumbnail fail to load, and then the file, which is tried as a film. */
function failToLoad(): void {
  fireEvent.error(screen.getByRole('img'));
  const film = document.querySelector('video');
  expect(film?.getAttribute('src')).toBe('/media/van.webp');
  fireEvent.error(film!);
}

test('[SYNC-02] a photo that is not kept says so offline, and is tried again once the server can be reached', async () => {
  await open(false);
  failToLoad();
  const missing = screen.getByRole('img', { name: 'A van: Not kept on this computer' });
  expect(missing.textContent).toBe('Not kept on this computer');
  act(() => draftStore.setState(({ status }) => ({ status: status && { ...status, online: true } })));
  expect(screen.getByRole('img', { name: 'A van' }).getAttribute('src')).toContain('van.webp');
});

test('a photo that cannot be had online says no more than that', async () => {
  await open(true, '');
  fireEvent.error(document.querySelector('img')!);
  fireEvent.error(document.querySelector('video')!);
  expect(screen.getByRole('img', { name: 'Cannot be shown' }).textContent).toBe('Cannot be shown');
});

test.each([
  ['/media/tour.mp4', 'Film: cannot be shown'],
  ['https://photos.example/tour.MOV?v=2', 'Film: cannot be shown'],
  ['/media/van.webp', 'Cannot be shown'],
])('what stands in the place of %s says whether it is a film: %s', async (photo, words) => {
  await openScreen(<Photo photo={photo} alt="" />, {}, { status: { online: true } });
  fireEvent.error(document.querySelector('img')!);
  fireEvent.error(document.querySelector('video')!);
  expect(screen.getByRole('img', { name: words })).toBeTruthy();
});

test('a film that cannot be played large is shown by its poster', async () => {
  await openScreen(<Photo photo="/media/tour.mp4" alt="A tour" isWhole />, {}, { status: { online: false } });
  const film = document.querySelector('video')!;
  expect(film.getAttribute('poster')).toBe('/thumbnail?of=%2Fmedia%2Ftour.mp4');
  fireEvent.error(film);
  const poster = screen.getByRole('img', { name: 'A tour' });
  expect(poster.getAttribute('src')).toBe('/thumbnail?of=%2Fmedia%2Ftour.mp4');
  fireEvent.error(poster);
  expect(screen.getByRole('img', { name: 'A tour: Film: not kept on this computer' })).toBeTruthy();
});

test('[PHO-03] a photo of this computer keeps its image while a save gives it another address', async () => {
  const Logo = () => <Photo photo={String(useField(['logo']))} alt="A van" />;
  await openScreen(<Logo />, { logo: 'local-blob:abc.webp' }, { status: { online: true } });
  const before = screen.getByRole('img', { name: 'A van' });
  act(() => void setField(['logo'], '/media/van.webp'));
  const image = screen.getByRole('img', { name: 'A van' });
  expect(image).toBe(before);
  expect(image.getAttribute('src')).toBe('/thumbnail?of=%2Fmedia%2Fvan.webp');
  act(() => void setField(['logo'], '/media/other.webp'));
  expect(screen.getByRole('img', { name: 'A van' })).not.toBe(before);
});
