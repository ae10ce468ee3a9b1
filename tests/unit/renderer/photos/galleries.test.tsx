import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { undo } from '../../../../src-renderer/state/draft-actions.ts';
import { openPhotos } from '../../../support/photos-screen.tsx';
import { closeScreen } from '../../../support/screen-harness.tsx';

afterEach(closeScreen);

const gallery = [1, 2, 3].map((pk) => ({ photo: `/media/${pk}.webp`, photo_pk: pk, order: 4 - pk }));

const open = (document: SiteDocument) => openPhotos(document, { 'photos.waiting': () => ({ files: [] }) });
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('[PHO-01] a gallery', () => {
  const galleries = { gallery, gallery_names: [{ 'gallery-name': 'Decks' }] };

  test('that is added opens Uncategorized; a name that is taken is refused in words', async () => {
    const harness = await open(galleries);
    await harness.user.click(screen.getByRole('button', { name: 'Add Gallery' }));
    expect(heading()).toBe('Uncategorized (3)');
    await harness.user.type(await screen.findByLabelText('Name of the gallery'), 'Fences{Enter}');
    await waitFor(() => expect(harness.site().gallery_names).toHaveLength(2));
    expect(harness.site().gallery_names?.[1]).toMatchObject({
      'gallery-name': 'Fences',
      'gallery-subtitle': 'Our Best Work',
    });
    await harness.user.click(screen.getByRole('button', { name: 'Add Gallery' }));
    await harness.user.type(await screen.findByLabelText('Name of the gallery'), 'decks{Enter}');
    expect(
      await screen.findByText('Please make sure the gallery does not have the same name as another gallery.'),
    ).toBeTruthy();
    expect(harness.site().gallery_names).toHaveLength(2);
  });

  test('gets no name that the menu has already', async () => {
    const harness = await open(galleries);
    await harness.user.click(screen.getByRole('button', { name: 'Add Gallery' }));
    await harness.user.type(await screen.findByLabelText('Name of the gallery'), 'uncategorized{Enter}');
    expect(await screen.findByText('This name is taken')).toBeTruthy();
    expect(harness.steps()).toEqual([]);
  });

  test('that is shown stays in sight over its renaming and the undo of it', async () => {
    const photos = gallery.map((photo) => ({ ...photo, gallery: 'Decks', gallery_name: 'Decks' }));
    const harness = await open({
      gallery: photos,
      gallery_names: [{ 'gallery-name': 'Fences' }, ...galleries.gallery_names],
    });
    await harness.user.click(screen.getByRole('link', { name: /Decks/ }));
    await harness.user.keyboard('{F2}Patios{Enter}');
    await waitFor(() => expect(heading()).toBe('Patios (3)'));
    await act(undo);
    await waitFor(() => expect(heading()).toBe('Decks (3)'));
  });

  test('that is shown and taken away by an undo gives way to Uncategorized', async () => {
    const harness = await open(galleries);
    await harness.user.click(screen.getByRole('button', { name: 'Add Gallery' }));
    await harness.user.type(await screen.findByLabelText('Name of the gallery'), 'Fences{Enter}');
    await harness.user.click(await screen.findByRole('link', { name: /Fences/ }));
    expect(heading()).toBe('Fences (0)');
    await act(undo);
    await waitFor(() => expect(heading()).toBe('Uncategorized (3)'));
  });

  test('is renamed by F2, and by double-click; an empty name, the same one and Escape change nothing', async () => {
    const harness = await open(galleries);
    screen.getByRole('link', { name: /Decks/ }).focus();
    await harness.user.keyboard('{F2}');
    await harness.user.keyboard('Patios{Enter}');
    await waitFor(() => expect(harness.site().gallery_names).toEqual([{ 'gallery-name': 'Patios' }]));
    await harness.user.dblClick(screen.getByRole('link', { name: /Patios/ }));
    await harness.user.clear(screen.getByLabelText('Name of the gallery Patios'));
    await harness.user.keyboard('{Enter}');
    expect(screen.getByRole('link', { name: /Patios/ })).toBeTruthy();
    await harness.user.dblClick(screen.getByRole('link', { name: /Patios/ }));
    await harness.user.keyboard(' Patios {Enter}');
    await harness.user.dblClick(screen.getByRole('link', { name: /Patios/ }));
    await harness.user.keyboard('Porches{Escape}');
    expect(screen.getByRole('link', { name: /Patios/ })).toBeTruthy();
    expect(harness.steps()).toHaveLength(1);
  });
});
