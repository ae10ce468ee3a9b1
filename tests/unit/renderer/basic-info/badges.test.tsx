import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { refusals } from '#shared/domain/photo/file-rules.ts';
import { pictureAddress } from '#shared/domain/site/picture-address.ts';
import { AppError } from '#shared/ipc/errors.ts';
import { renderHome } from '../../../../src-main/site-page/index.ts';
import { BadgesCard } from '../../../../src-renderer/screens/basic-info/parts/badges-card.tsx';
import { edit, undo } from '../../../../src-renderer/state/draft.ts';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';
import { previewInput } from '../../../support/site-page.ts';

afterEach(closeScreen);

const site = {
  version: 'v2.1',
  custom_badges: [
    { name: 'Green', icon: '/media/green.svg', show: true },
    { name: 'Fast', icon: '', show: false },
  ],
};
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';
const svgFile = (text: string, name = 'icon.svg') => new File([text], name, { type: 'image/svg+xml' });
const iconFile = (name: string) => screen.getByLabelText<HTMLInputElement>(`Icon file of ${name}`);
const names = () => screen.getAllByLabelText<HTMLInputElement>(/^Name of badge/).map(({ value }) => value);

describe('the list', () => {
  test('[BI-04] a badge is added, named, shown and hidden', async () => {
    const harness = await openScreen(<BadgesCard />, site);
    await harness.user.click(screen.getByRole('button', { name: 'Add badge' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Name of badge 3'));
    await harness.user.keyboard('Licensed');
    await harness.user.click(await screen.findByRole('switch', { name: 'Show Licensed' }));
    await harness.user.click(screen.getByRole('switch', { name: 'Show Fast' }));
    await waitFor(() =>
      expect(harness.site().custom_badges?.slice(1)).toEqual([
        { name: 'Fast', icon: '', show: true },
        { name: 'Licensed', icon: '', show: false },
      ]),
    );
  });

  test('[BI-04] a removed badge is brought back to its place', async () => {
    const harness = await openScreen(<BadgesCard />, site);
    await harness.user.click(screen.getByRole('button', { name: 'Remove Green' }));
    expect(names()).toEqual(['Fast']);
    await harness.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(names()).toEqual(['Green', 'Fast']);
    await waitFor(() => expect(harness.site().custom_badges).toEqual(site.custom_badges));
  });

  test('[BI-04] [NAV-08] one that undo has brought back meanwhile is not brought back twice', async () => {
    const harness = await openScreen(<BadgesCard />, site);
    await harness.user.click(screen.getByRole('button', { name: 'Remove Green' }));
    await waitFor(() => expect(harness.site().custom_badges).toHaveLength(1));
    await act(() => undo());
    expect(names()).toEqual(['Green', 'Fast']);
    await harness.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(names()).toEqual(['Green', 'Fast']);
  });

  test('[BI-04] [NAV-11] the focus stays in the list when a badge is removed, and on what adds one when it was the last', async () => {
    const harness = await openScreen(<BadgesCard />, site);
    screen.getByRole('button', { name: 'Remove Green' }).focus();
    await harness.user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Fast' }));
    await harness.user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add badge' }));
  });
});

describe('an icon', () => {
  test('[BI-04] is taken from an .svg file, kept to be uploaded, and shown as an image, on the page too', async () => {
    const icon = `local-blob:${'ab'.repeat(32)}`;
    const harness = await openScreen(<BadgesCard />, site, { answers: { 'photos.keepIcon': () => ({ photo: icon }) } });
    await harness.user.upload(iconFile('Green'), svgFile(drawing));
    await waitFor(() => expect(harness.site().custom_badges?.[0]?.icon).toBe(icon));
    expect(harness.bridge.inputsOf('photos.keepIcon')).toEqual([
      { name: 'icon.svg', bytes: new Uint8Array(Buffer.from(drawing)) },
    ]);
    const button = screen.getByRole('button', { name: 'Choose the icon of Green' });
    expect(button.querySelector('img')?.getAttribute('src')).toBe(pictureAddress(icon));
    const image = (url: string) => ({ src: pictureAddress(url) });
    const page = new DOMParser().parseFromString(renderHome(previewInput(harness.site(), { image })), 'text/html');
    expect(page.querySelector('#logo-w-text-grid img')?.getAttribute('src')).toBe(pictureAddress(icon));
    expect(page.querySelector('#logo-w-text-grid script')).toBeNull();
  });

  test('[BI-04] goes to the badge that it was chosen for when another badge goes meanwhile', async () => {
    const harness = await openScreen(<BadgesCard />, { custom_badges: site.custom_badges.toReversed() });
    harness.bridge.handlers['photos.keepIcon'] = () => {
      edit([{ op: 'remove', path: ['custom_badges', 0] }]);
      return { photo: '/media/leaf.svg' };
    };
    await harness.user.upload(iconFile('Green'), svgFile(drawing));
    await waitFor(() =>
      expect(harness.site().custom_badges).toMatchObject([{ name: 'Green', icon: '/media/leaf.svg' }]),
    );
  });

  test('[BI-04] that cannot be kept is refused at its badge', async () => {
    const empty = () => {
      throw new AppError('BAD_PICTURE', refusals.noDrawing);
    };
    const harness = await openScreen(<BadgesCard />, site, { answers: { 'photos.keepIcon': empty } });
    await harness.user.upload(iconFile('Green'), svgFile(drawing));
    expect(await screen.findByText(refusals.noDrawing)).toBeTruthy();
    expect(harness.steps()).toEqual([]);
  });

  test.each([
    ['another kind of file', svgFile(drawing, 'icon.png'), 'Only .svg files can be icons'],
    ['a large file', svgFile(drawing + ' '.repeat(40_000)), 'This file is larger than 32 KB'],
  ])('[BI-04] %s is refused at its badge', async (_what, file, message) => {
    const harness = await openScreen(<BadgesCard />, site);
    fireEvent.change(iconFile('Green'), { target: { files: [file] } });
    expect(await screen.findByText(message, { exact: false })).toBeTruthy();
    expect(harness.steps()).toEqual([]);
  });
});
