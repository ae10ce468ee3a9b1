import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { AppError } from '#shared/ipc/errors.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { undo } from '../../../../src-renderer/state/draft-actions.ts';
import { draftStore } from '../../../../src-renderer/state/draft-store.ts';
import { intakeAnswers, openPhotos } from '../../../support/photos-screen.tsx';
import { closeScreen, type ScreenHarness } from '../../../support/screen-harness.tsx';

afterEach(closeScreen);

/** Returns a file whose bytes are its name. Files with the same bytes become the same photo. */
const fileOf = (name: string) => new File([name], name);
const photoOf = (name: string) => `local-blob:${Buffer.from(name).toString('hex').padStart(64, '0')}`;
const [first, second] = ['1.jpg', '2.jpg'];
const known = [first, second].map((name, at) => ({
  photo: photoOf(name),
  gallery: '',
  gallery_name: '',
  archived: false,
  order: 2 - at,
}));
const site = { gallery: known, gallery_names: [{ 'gallery-name': 'Decks' }, { 'gallery-name': 'Fences' }] };

const open = (document: SiteDocument = site, name = 'Decks') =>
  openPhotos(document, intakeAnswers(), name === '' ? '/#/photos/allPhotos' : `/#/galleries/${name}`);
function drop(target: Element, ...names: string[]): void {
  const files = names.map(fileOf);
  const items = files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file }));
  fireEvent.drop(target, { dataTransfer: { files, items, types: ['Files'] } });
}
const refusals = () => screen.findByRole('list', { name: 'Files that were not added' });
const galleries = ({ site: of }: ScreenHarness) => of().gallery?.map(({ gallery_name }) => gallery_name);

describe('[PHO-03] a photo that is there already', () => {
  test('in no gallery is moved into the one that it was dropped on, once that is agreed to', async () => {
    const harness = await open();
    drop(document.body, first);
    expect((await refusals()).textContent).toContain('It is in Uncategorized: move it here?');
    expect(screen.queryByRole('button', { name: 'Retry 1.jpg' })).toBeNull();
    expect(galleries(harness)).toEqual(['', '']);
    await harness.user.click(screen.getByRole('button', { name: 'Move 1.jpg here' }));
    await waitFor(() => expect(galleries(harness)).toEqual(['Decks', '']));
    expect(screen.queryByRole('list', { name: 'Files that were not added' })).toBeNull();
  });

  test('as several is moved at once, as one step of undo', async () => {
    const harness = await open();
    drop(document.body, first, second);
    await waitFor(async () => expect((await refusals()).children).toHaveLength(2));
    await harness.user.click(screen.getByRole('button', { name: 'Move all here' }));
    await waitFor(() => expect(galleries(harness)).toEqual(['Decks', 'Decks']));
    expect(harness.steps()).toHaveLength(1);
    await undo();
    expect(galleries(harness)).toEqual(['', '']);
  });

  test.each([
    ['in another gallery', { gallery: 'Fences', gallery_name: 'Fences' }, 'It is in Fences: move it here?'],
    ['archived', { archived: true }, 'It is archived: move it here?'],
  ])('%s comes where it was dropped once that is agreed to', async (_, change, question) => {
    const harness = await open({ ...site, gallery: [{ ...known[0]!, ...change }] });
    drop(document.body, first);
    expect((await refusals()).textContent).toContain(question);
    await harness.user.click(screen.getByRole('button', { name: 'Move 1.jpg here' }));
    await waitFor(() => expect(harness.site().gallery).toMatchObject([{ gallery_name: 'Decks', archived: false }]));
  });

  test.each(['Decks', ''])('where it was dropped (“%s”) is told, and nothing is asked', async (name) => {
    await open({ ...site, gallery: [{ ...known[0]!, gallery: 'Decks', gallery_name: 'Decks' }] }, name);
    drop(document.body, first);
    expect((await refusals()).textContent).toContain('This photo is there already.');
    expect(screen.queryByRole('button', { name: /^Retry|here$/ })).toBeNull();
  });
});

describe('[PHO-03] files that are refused', () => {
  test('are told once, let go by main, and dismissed together', async () => {
    const { user, bridge } = await open();
    drop(document.body, 'a.txt', 'b.txt');
    await waitFor(async () => expect((await refusals()).children).toHaveLength(2));
    expect(screen.queryByRole('button', { name: /Retry/ })).toBeNull();
    await waitFor(() => expect(bridge.inputsOf('photos.letGo').flatMap(({ files }) => files)).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Dismiss all' }));
    expect(screen.queryByRole('list', { name: 'Files that were not added' })).toBeNull();
  });
});

test('[PHO-03] a photo is kept for the next start when main refuses the edit that adds it', async () => {
  const { bridge } = await open();
  bridge.handlers['site.edit'] = () => {
    throw new AppError('BAD_REQUEST', 'It is not there any more.');
  };
  drop(document.body, '3.jpg');
  await waitFor(() => expect(bridge.inputsOf('site.edit')).toHaveLength(1));
  await waitFor(() => expect(draftStore.getState()).toMatchObject({ pending: false, refused: { slug: 'joes' } }));
  await waitFor(() => expect(bridge.inputsOf('site.open')).toHaveLength(2));
  expect(bridge.inputsOf('photos.letGo')).toEqual([]);
});

describe('[PHO-03] the whole screen takes files', () => {
  const dragFiles = (over: Element) => fireEvent.dragOver(over, { dataTransfer: { files: [], types: ['Files'] } });

  test('that are dropped on its menu, and says so while they are held over it', async () => {
    const harness = await open({ ...site, gallery: [] });
    const menu = screen.getByRole('navigation', { name: 'Photo views' });
    dragFiles(menu);
    expect(await screen.findByText('Drop to add photos to Decks')).toBeTruthy();
    drop(menu, first);
    await waitFor(() => expect(galleries(harness)).toEqual(['Decks']));
    expect(screen.queryByText('Drop to add photos to Decks')).toBeNull();
  });

  test('once, where they are dropped on the place for them', async () => {
    const harness = await open({ ...site, gallery: [] });
    drop(screen.getByRole('group', { name: 'Add photos to Decks' }), first);
    await waitFor(() => expect(galleries(harness)).toEqual(['Decks']));
    expect(harness.bridge.inputsOf('photos.take')).toHaveLength(1);
  });

  test('for its one picture', async () => {
    const harness = await openPhotos({ about_upload: '' }, intakeAnswers(), '/#/photos/aboutUs');
    dragFiles(document.body);
    expect(await screen.findByText('Drop to set the about us photo')).toBeTruthy();
    drop(document.body, first);
    await waitFor(() => expect(harness.site().about_upload).toBe(photoOf(first)));
    drop(screen.getByRole('group', { name: 'About us photo' }), second);
    await waitFor(() => expect(harness.site().about_upload).toBe(photoOf(second)));
    expect(harness.bridge.inputsOf('photos.take')).toHaveLength(2);
  });

  test('but none of its own pictures, none over a question, and no text', async () => {
    const { bridge, user } = await open({ ...site, gallery: [{ ...known[0]!, gallery_name: 'Decks' }] });
    const [picture] = document.querySelectorAll('li img');
    fireEvent.dragStart(picture!);
    dragFiles(document.body);
    expect(screen.queryByText('Drop to add photos to Decks')).toBeNull();
    drop(document.body, first);
    fireEvent.dragEnd(picture!);
    await user.click(screen.getByRole('button', { name: 'Delete Decks' }));
    drop(await screen.findByRole('dialog'), first);
    fireEvent.drop(document.body, { dataTransfer: { files: [], types: ['text/plain'] } });
    expect(bridge.inputsOf('photos.take')).toEqual([]);
  });
});
