import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { inGallery, setMembers } from '#shared/domain/photo/library.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { undo } from '../../../../src-renderer/state/draft-actions.ts';
import { edit } from '../../../../src-renderer/state/draft.ts';
import { openPhotos } from '../../../support/photos-screen.tsx';
import { closeScreen } from '../../../support/screen-harness.tsx';

afterEach(closeScreen);

const TAKEN = 'Please make sure the gallery does not have the same name as another gallery.';

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
    expect(await screen.findByText(TAKEN)).toBeTruthy();
    expect(harness.site().gallery_names).toHaveLength(2);
  });

  test('gets no name that the menu has already', async () => {
    const harness = await open(galleries);
    await harness.user.click(screen.getByRole('button', { name: 'Add Gallery' }));
    await harness.user.type(await screen.findByLabelText('Name of the gallery'), 'uncategorized{Enter}');
    const field = await screen.findByLabelText('Name of the gallery');
    await screen.findByText(TAKEN);
    expect((field as HTMLInputElement).value).toBe('uncategorized');
    expect(harness.steps()).toEqual([]);
    await harness.user.clear(field);
    await harness.user.type(field, 'Fences{Enter}');
    await waitFor(() => expect(harness.site().gallery_names).toHaveLength(2));
  });

  test('that is renamed to a taken name keeps what was typed in the field, to be made another one', async () => {
    const harness = await open({ gallery, gallery_names: [{ 'gallery-name': 'Fences' }, { 'gallery-name': 'Decks' }] });
    act(() => screen.getByRole('link', { name: /Decks/ }).focus());
    await harness.user.keyboard('{F2}fences{Enter}');
    expect(await screen.findByText(TAKEN)).toBeTruthy();
    await harness.user.click(screen.getByRole('button', { name: 'OK' }));
    const field = screen.getByLabelText<HTMLInputElement>('Name of the gallery Decks');
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.value).toBe('fences');
    await harness.user.type(field, ' and rails{Enter}');
    await waitFor(() => expect(harness.site().gallery_names?.[1]).toEqual({ 'gallery-name': 'fences and rails' }));
  });

  test('that is deleted can be put back with its photos, but for those that were put elsewhere meanwhile', async () => {
    const photos = gallery.map((photo) => ({ ...photo, gallery: 'Decks', gallery_name: 'Decks' }));
    const harness = await open({
      gallery: photos,
      gallery_names: [{ 'gallery-name': 'Decks', x: 1 }, { 'gallery-name': 'Fences' }] as never,
    });
    await harness.user.click(screen.getByRole('button', { name: 'Delete Decks' }));
    await harness.user.click(await screen.findByRole('button', { name: 'Yes, delete' }));
    const inGalleries = () => harness.site().gallery?.map(({ gallery_name }) => gallery_name);
    await waitFor(() => expect(inGalleries()).toEqual(['', '', '']));
    act(() => void edit(setMembers(harness.site(), [1], inGallery('Fences'))));
    await harness.user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(inGalleries()).toEqual(['Decks', 'Fences', 'Decks']));
    expect(harness.site().gallery_names).toEqual([{ 'gallery-name': 'Decks', x: 1 }, { 'gallery-name': 'Fences' }]);
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
