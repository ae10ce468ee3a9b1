import { ModalsProvider } from '@mantine/modals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { refusals } from '#shared/domain/photo/file-rules.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { AppError } from '#shared/ipc/errors.ts';
import PhotosScreen from '../../../../src-renderer/screens/photos/index.tsx';
import { closeSite } from '../../../../src-renderer/state/draft-actions.ts';
import type { FakeHandlers } from '../../../support/fake-bridge.ts';
import { closeScreen, openScreen } from '../../../support/screen-desk.tsx';

afterEach(closeScreen);

const site = {
  services: [{ 'service-name': 'Roofs' }, { 'service-name': 'Gutters' }],
  gallery: [1, 2, 3].map((pk) => ({
    photo: `/media/${pk}.webp`,
    photo_pk: pk,
    caption: `Job ${pk}`,
    alt_tag: '',
    associated_service: 'Fences',
    order: 4 - pk,
    all_photos_order: 4 - pk,
    homepage_order: -1,
  })),
};

const keep: FakeHandlers['photos.keep'] = ({ name, bytes }) => {
  if (name.endsWith('.txt')) throw new AppError('BAD_PICTURE', refusals.unreadable);
  return { photo: `local-blob:${Buffer.from(bytes).toString('hex').padStart(64, '0')}` };
};
const open = (document: SiteDocument = site) =>
  openScreen(
    <ModalsProvider>
      <PhotosScreen />
    </ModalsProvider>,
    document,
    { answers: { 'photos.keep': keep } },
  );
const card = (place: number) => within(screen.getAllByRole('listitem')[place - 1]!);
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('the cards', () => {
  test('edit caption, alternative text and service, each where it stands', async () => {
    const desk = await open();
    expect(heading()).toBe('All Photos (3)');
    await desk.user.type(card(2).getByLabelText('Caption'), '!');
    await desk.user.type(card(2).getByLabelText('Alt text'), 'A new roof');
    expect(
      within(card(2).getByLabelText('Service'))
        .getAllByRole('option')
        .map((each) => each.textContent),
    ).toEqual(['None', 'Fences', 'Roofs', 'Gutters']);
    await desk.user.selectOptions(card(2).getByLabelText('Service'), 'Gutters');
    await waitFor(() =>
      expect(desk.site().gallery).toEqual(
        site.gallery.with(1, {
          ...site.gallery[1]!,
          caption: 'Job 2!',
          alt_tag: 'A new roof',
          associated_service: 'Gutters',
        }),
      ),
    );
  });

  test('show thumbnails', async () => {
    await open();
    const sources = [...document.querySelectorAll('li img')].map((image) => image.getAttribute('src'));
    expect(sources).toEqual([1, 2, 3].map((pk) => `/thumbnail?of=%2Fmedia%2F${pk}.webp`));
  });
});

describe('files', () => {
  test('that are chosen become photos in their order; what is none is named', async () => {
    const desk = await open();
    await desk.user.upload(screen.getByLabelText('Photo files'), [
      new File(['1'], 'one.jpg', { type: 'image/jpeg' }),
      new File(['2'], 'two.heic'),
    ]);
    await waitFor(() => expect(heading()).toBe('All Photos (5)'));
    const photos = desk.site().gallery?.map((photo) => String(photo?.photo));
    expect(photos?.slice(0, 2)).toEqual([
      `local-blob:${'31'.padStart(64, '0')}`,
      `local-blob:${'32'.padStart(64, '0')}`,
    ]);
    expect(screen.getByText('2 photos are on this computer only, and uploaded with the next save.')).toBeTruthy();
    expect(screen.getAllByText('Not uploaded')).toHaveLength(2);
    expect(desk.steps()).toHaveLength(1);
  });

  test('that are pasted become photos, pasted text does not', async () => {
    const desk = await open({ gallery: [] });
    expect(screen.getByText('Drop the first photos here')).toBeTruthy();
    fireEvent.paste(document.body, { clipboardData: { files: [] } });
    fireEvent.paste(document.body, { clipboardData: { files: [new File(['1'], 'image.png')] } });
    await waitFor(() => expect(heading()).toBe('All Photos (1)'));
    expect(desk.bridge.inputsOf('photos.keep').map(({ name }) => name)).toEqual(['image.png']);
  });

  test('that are no photos are named with the reason until they are dismissed', async () => {
    const desk = await open();
    fireEvent.paste(document.body, { clipboardData: { files: [new File(['x'], 'notes.txt')] } });
    const refused = await screen.findByRole('list', { name: 'Files that were not added' });
    expect(refused.textContent).toContain(`notes.txt${refusals.unreadable}`);
    expect(heading()).toBe('All Photos (3)');
    await desk.user.click(screen.getByRole('button', { name: 'Dismiss notes.txt' }));
    expect(screen.queryByRole('list', { name: 'Files that were not added' })).toBeNull();
  });
});

test('photos that are on their way when the site is left are not lost unsaid', async () => {
  const desk = await open();
  desk.bridge.handlers['photos.keep'] = () => new Promise(() => undefined);
  const files = ['a.jpg', 'b.jpg', 'c.jpg'].map((name) => new File([name], name, { type: 'image/jpeg' }));
  await desk.user.upload(screen.getByLabelText('Photo files'), files);
  expect(await screen.findByText('Adding photos: 0 of 3')).toBeTruthy();
  act(closeSite);
  expect(await screen.findByText('3 photos were not added')).toBeTruthy();
});

describe('[PHO-13] deleting', () => {
  test('asks, with yes as the default; no leaves everything', async () => {
    const desk = await open();
    await desk.user.click(screen.getByRole('button', { name: 'Delete “Job 2”' }));
    const question = await screen.findByRole('dialog', { name: 'Delete 1 photo?' });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Yes, delete'));
    await desk.user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(heading()).toBe('All Photos (3)');
    expect(desk.steps()).toEqual([]);
  });

  test('of those that are selected is one step, and can be taken back', async () => {
    const desk = await open();
    await desk.user.click(screen.getByRole('button', { name: 'Select All' }));
    await desk.user.click(screen.getByRole('checkbox', { name: 'Select “Job 1”' }));
    expect(screen.getByText('2 photos selected')).toBeTruthy();
    await desk.user.click(screen.getByRole('button', { name: 'Delete selected' }));
    await desk.user.click(await screen.findByRole('button', { name: 'Yes, delete' }));
    await waitFor(() => expect(desk.site().gallery).toEqual([site.gallery[0]]));
    expect(desk.steps()).toHaveLength(1);
    await desk.user.type(card(1).getByLabelText('Caption'), '!');
    await desk.user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(desk.site().gallery).toEqual(site.gallery.with(0, { ...site.gallery[0]!, caption: 'Job 1!' })),
    );
  });
});
