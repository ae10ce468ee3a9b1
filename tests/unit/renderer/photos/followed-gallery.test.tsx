import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { deleteGallery, renameGallery } from '#shared/domain/photo/library.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { Operation } from '#shared/record/operation.ts';
import { undo } from '../../../../src-renderer/state/draft-actions.ts';
import { currentSite, edit } from '../../../../src-renderer/state/draft.ts';
import { intakeAnswers, openPhotos } from '../../../support/photos-screen.tsx';
import { closeScreen, type ScreenHarness } from '../../../support/screen-harness.tsx';

afterEach(closeScreen);

const site: SiteDocument = {
  gallery: [],
  gallery_names: [{ 'gallery-name': 'Decks' }, { 'gallery-name': 'Fences' }],
};
const names = ['1.jpg', '2.jpg', '3.jpg', '4.jpg'];
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const GONE = '“Decks” is no longer there';

interface Coming extends ScreenHarness {
  /** lets the given number of files be read, one after the other */
  read: (count: number) => Promise<void>;
  /** returns the gallery of each photo, in the order in which the photos were added */
  galleries: () => unknown[];
}

/** Adds four files to the gallery ‘Decks’. None of them is read until the test calls `read`. */
async function filesComing(): Promise<Coming> {
  const answers = intakeAnswers();
  const held: (() => void)[] = [];
  const harness = await openPhotos(site, {
    ...answers,
    'photos.keep': async (input, ...rest) => {
      await new Promise<void>((resolve) => held.push(resolve));
      return answers['photos.keep']!(input, ...rest);
    },
  });
  await harness.user.click(screen.getByRole('link', { name: /Decks/ }));
  await harness.user.upload(
    screen.getByLabelText('Photo files'),
    names.map((name) => new File([name], name, { type: 'image/jpeg' })),
  );
  const read = async (count: number): Promise<void> => {
    for (let done = 0; done < count; done++) {
      const before = harness.site().gallery?.length ?? 0;
      await waitFor(() => expect(held.length).toBeGreaterThan(0));
      act(() => held.shift()!());
      await waitFor(() => expect(harness.site().gallery).toHaveLength(before + 1));
    }
  };
  // Each photo is added in front of the earlier ones, so the reversed list has the order in which they were added.
  const galleries = (): unknown[] =>
    harness
      .site()
      .gallery?.map((photo) => photo?.gallery_name)
      .reverse() ?? [];
  return { ...harness, read, galleries };
}

/** Changes the site as another window or a merge does. */
async function changeElsewhere(harness: ScreenHarness, operations: readonly Operation[]): Promise<void> {
  await act(async () => {
    const { version } = await harness.bridge.handlers['site.edit']!(
      {
        slug: 'joes',
        step: crypto.randomUUID(),
        operations: operations.map((each) => ({ ...each, path: [...each.path] })),
      },
      null as never,
    );
    harness.bridge.emit('site.changed', { slug: 'joes', version });
  });
}

describe('[PHO-03] files that come in while their gallery changes', () => {
  test('go to it by its new name; their panel stays in sight with its Cancel', async () => {
    const harness = await filesComing();
    await harness.read(1);
    act(() => screen.getByRole('link', { name: /Decks/ }).focus());
    await harness.user.keyboard('{F2}Patios{Enter}');
    await waitFor(() => expect(heading()).toBe('Patios (1)'));
    expect(screen.getByText('Adding photos: 1 of 4')).toBeTruthy();
    await harness.read(1);
    expect(harness.galleries()).toEqual(['Patios', 'Patios']);
    // The first undo removes the photo that was added since the renaming, the second one restores the name.
    await act(undo);
    await act(undo);
    await waitFor(() => expect(heading()).toBe('Decks (1)'));
    await harness.read(1);
    expect(harness.galleries()).toEqual(['Decks', 'Decks']);
    await harness.user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByText(/^Adding photos/)).toBeNull();
    await waitFor(() => expect(harness.bridge.inputsOf('photos.letGo').flatMap(({ files }) => files)).toHaveLength(4));
  });

  test('go to it when it was renamed here, then moved by another window', async () => {
    const harness = await filesComing();
    act(() => void edit(renameGallery(currentSite(), 0, 'Patios')));
    await harness.read(1);
    await changeElsewhere(harness, [{ op: 'move', path: ['gallery_names'], from: 0, to: 1 }]);
    await changeElsewhere(harness, renameGallery(harness.site(), 1, 'Terraces'));
    await waitFor(() => expect(heading()).toBe('Terraces (1)'));
    expect(screen.getByText('Adding photos: 1 of 4')).toBeTruthy();
    await harness.read(3);
    expect(harness.galleries()).toEqual(['Terraces', 'Terraces', 'Terraces', 'Terraces']);
  });

  test('go to Uncategorized once it is deleted, which is said; back to it when that is undone', async () => {
    const harness = await filesComing();
    await harness.read(1);
    await harness.user.click(screen.getByRole('button', { name: 'Delete Decks' }));
    await harness.user.click(await screen.findByRole('button', { name: 'Yes, delete' }));
    expect(await screen.findByText(GONE)).toBeTruthy();
    expect(screen.getByText('Photos that were on their way to it go to Uncategorized.')).toBeTruthy();
    await waitFor(() => expect(heading()).toBe('Uncategorized (1)'));
    expect(screen.getByText('Adding photos: 1 of 4')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy();
    await act(undo);
    await waitFor(() => expect(screen.queryByText(GONE)).toBeNull());
    await harness.read(1);
    expect(harness.galleries()).toEqual(['Decks', 'Decks']);
    await changeElsewhere(harness, deleteGallery(harness.site(), 0));
    expect(await screen.findByText(GONE)).toBeTruthy();
    await harness.read(2);
    expect(harness.galleries()).toEqual(['', '', '', '']);
  });

  test('get its new name, too, when a merge renames it but not its photos', async () => {
    const harness = await filesComing();
    await harness.read(2);
    await changeElsewhere(harness, [{ op: 'set', path: ['gallery_names', 0, 'gallery-name'], value: 'Patios' }]);
    await harness.read(1);
    await waitFor(() => expect(harness.galleries()).toEqual(['Patios', 'Patios', 'Patios']));
    await changeElsewhere(harness, [{ op: 'remove', path: ['gallery_names', 0] }]);
    await harness.read(1);
    await waitFor(() => expect(harness.galleries()).toEqual(['', '', '', '']));
  });

  test('are shown together with those of Uncategorized once both go there, and are cancelled together', async () => {
    const harness = await filesComing();
    await harness.user.click(screen.getByRole('link', { name: /Uncategorized/ }));
    expect(screen.queryByText(/^Adding photos/)).toBeNull();
    await harness.user.upload(screen.getByLabelText('Photo files'), new File(['5'], '5.jpg', { type: 'image/jpeg' }));
    expect(await screen.findByText('Adding photos: 0 of 1')).toBeTruthy();
    await changeElsewhere(harness, deleteGallery(harness.site(), 0));
    expect(await screen.findByText('Adding photos: 0 of 5')).toBeTruthy();
    await harness.user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByText(/^Adding photos/)).toBeNull();
  });
});

test('[PHO-03] files that waited for a gallery that is gone meanwhile go to Uncategorized, which is said', async () => {
  const answers = intakeAnswers();
  const place = {
    path: ['gallery_names', { index: 0, marks: ['Decks'] }],
    otherwise: { id: 'gallery', label: 'Uncategorized' },
    screen: '/photos#/galleries/Decks',
  };
  await answers['photos.take']!(
    { slug: 'joes', place: JSON.stringify(place), name: '1.jpg', bytes: new Uint8Array([1]) },
    null as never,
  );
  const harness = await openPhotos({ gallery: [], gallery_names: [{ 'gallery-name': 'Fences' }] }, answers);
  expect(await screen.findByText(GONE)).toBeTruthy();
  await waitFor(() => expect(harness.site().gallery).toEqual([expect.objectContaining({ gallery_name: '' })]));
});

test('[PHO-01] a gallery holds its photos though its name, or theirs of it, ends with a space', async () => {
  const photos = ['Decks', 'Decks ', 'Fences'].map((gallery_name, at) => ({
    photo: `/${String(at)}.webp`,
    gallery_name,
  }));
  const harness = await openPhotos({
    gallery: photos,
    gallery_names: [{ 'gallery-name': 'Decks ' }, { 'gallery-name': 'Fences' }],
  });
  await harness.user.click(screen.getByRole('link', { name: /Decks/ }));
  await waitFor(() => expect(heading()).toBe('Decks (2)'));
  await harness.user.keyboard('{F2}Patios{Enter}');
  await waitFor(() => expect(heading()).toBe('Patios (2)'));
  expect(harness.site().gallery?.map((photo) => photo?.gallery_name)).toEqual(['Patios', 'Patios', 'Fences']);
});

test('[PHO-01] an address that names no gallery of the site shows Uncategorized', async () => {
  await openPhotos(site, {}, '/photos#/galleries/Gone');
  await waitFor(() => expect(heading()).toBe('Uncategorized (0)'));
});
