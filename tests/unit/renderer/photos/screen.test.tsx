import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { refusals } from '#shared/domain/photo/file-rules.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { cropPhoto } from '../../../../src-renderer/screens/photos/queries.ts';
import { photoSettings } from '../../../../src-renderer/screens/photos/view-settings.ts';
import { closeSite, openSite } from '../../../../src-renderer/state/draft-actions.ts';
import { wantedField } from '../../../../src-renderer/state/field-link.ts';
import { intakeAnswers, openPhotos } from '../../../support/photos-screen.tsx';
import { closeScreen, type ScreenHarness } from '../../../support/screen-harness.tsx';

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

const open = (document: SiteDocument = site) => openPhotos(document, intakeAnswers());
const cards = () => within(screen.getByRole('list', { name: 'Photos' })).getAllByRole('listitem');
const card = (place: number) => within(cards()[place - 1]!);
const details = () => within(screen.getByRole('region', { name: 'Details of the selected photos' }));
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

test('[PHO-12] a film has a mark on its card, a photo has none', async () => {
  const [photo, film] = site.gallery;
  await open({ gallery: [photo!, { ...film!, photo: 'https://cdn.example/tour.MP4?v=2' }] });
  expect(cards().map((row) => within(row).queryByRole('img', { name: 'Film' }) !== null)).toEqual([false, true]);
});

describe('[PHO-11] the details', () => {
  test('are folded where they would leave little room to the photos, until they are asked for', async () => {
    const width = vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(460);
    onTestFinished(() => {
      width.mockRestore();
      photoSettings.setState(photoSettings.getInitialState(), true);
    });
    const harness = await open();
    const [first, second] = screen.getAllByRole('checkbox', { name: /^Select / });
    await harness.user.click(first!);
    expect(details().queryByRole('textbox', { name: 'Caption' })).toBeNull();
    await harness.user.click(details().getByRole('button', { name: /Job 1/, expanded: false }));
    expect(details().getByRole('textbox', { name: 'Caption' })).toBeTruthy();
    await harness.user.click(first!);
    await harness.user.click(second!);
    expect(details().getByRole('button', { name: /Job 2/, expanded: true })).toBeTruthy();
  });

  test('[NAV-13] are those of the photo that a link leads to', async () => {
    await open();
    act(() => wantedField.setState({ field: 'gallery.1.alt_tag' }));
    expect(details().getByLabelText('Alt text').dataset['path']).toBe('gallery.1.alt_tag');
    wantedField.setState({ field: undefined });
  });

  test('of one photo are edited where they stand', async () => {
    const harness = await open();
    expect(heading()).toBe('All Photos (3)');
    await harness.user.click(card(2).getByRole('checkbox'));
    await harness.user.type(details().getByLabelText('Caption'), '!');
    await harness.user.type(details().getByLabelText('Alt text'), 'A new roof');
    await harness.user.click(details().getByRole('combobox', { name: 'Service' }));
    expect(screen.getAllByRole('option').map((each) => each.textContent)).toEqual([
      'No service',
      'Fences',
      'Roofs',
      'Gutters',
    ]);
    await harness.user.click(screen.getByRole('option', { name: 'Gutters' }));
    await waitFor(() =>
      expect(harness.site().gallery).toEqual(
        site.gallery.with(1, {
          ...site.gallery[1]!,
          caption: 'Job 2!',
          alt_tag: 'A new roof',
          associated_service: 'Gutters',
        }),
      ),
    );
  });

  test('of several are those of all, and a burst of typing is one step', async () => {
    const harness = await open();
    await harness.user.click(card(1).getByRole('checkbox'));
    await harness.user.click(card(3).getByRole('checkbox'));
    expect(details().getByLabelText<HTMLInputElement>('Caption').placeholder).toBe('Several');
    await harness.user.type(details().getByLabelText('Caption'), 'Both');
    await waitFor(() =>
      expect(harness.site().gallery?.map((photo) => photo.caption)).toEqual(['Both', 'Job 2', 'Both']),
    );
    expect(harness.steps()).toHaveLength(1);
  });
});

test('[PHO-02] the Tab key comes to one card, from which the arrow keys go to the others', async () => {
  const { user } = await open();
  const boxes = () => cards().map((each) => within(each).getByRole('checkbox').tabIndex);
  expect(boxes()).toEqual([0, -1, -1]);
  act(() => card(1).getByRole('checkbox').focus());
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(document.activeElement).toBe(card(2).getByRole('checkbox')));
  expect(boxes()).toEqual([-1, 0, -1]);
});

test('[PHO-11] a film that waits for its upload is shown beside its details, and is not cut', async () => {
  const film = `local-blob:${'ab'.repeat(32)}.webm`;
  const { user } = await open({ ...site, gallery: [{ photo: film, order: 9, all_photos_order: 9 }, ...site.gallery] });
  await user.click(card(1).getByRole('checkbox'));
  const shown = screen.getByRole('region', { name: 'Details of the selected photos' }).querySelector('img');
  expect(shown?.getAttribute('src')).toBe(`/thumbnail?of=${encodeURIComponent(film)}`);
  expect(details().getByRole('button', { name: 'Crop' }).getAttribute('aria-disabled')).toBe('true');
  await user.click(card(1).getByRole('checkbox'));
  await user.click(card(2).getByRole('checkbox'));
  expect(details().getByRole('button', { name: 'Crop' }).getAttribute('aria-disabled')).toBeNull();
});

test('[PHO-12] the cards show thumbnails', async () => {
  await open();
  const sources = [...document.querySelectorAll('li img')].map((image) => image.getAttribute('src'));
  expect(sources).toEqual([1, 2, 3].map((pk) => `/thumbnail?of=%2Fmedia%2F${pk}.webp`));
});

test('[PHO-03] a card shows the first picture of a film, and words in the place of what can be neither', async () => {
  const harness = await open();
  const picture = () => cards()[0]!.querySelector('img, video')!;
  fireEvent.error(picture());
  expect([picture().tagName, picture().getAttribute('src')]).toEqual(['VIDEO', '/media/1.webp']);
  fireEvent.error(picture());
  expect(within(cards()[0]!).getByText('Cannot be shown')).toBeTruthy();
  expect(harness.steps()).toEqual([]);
});

test('[PHO-08] cards tell which photos are on the home page, and the details take them off and put them there', async () => {
  const { user, site: saved } = await open({
    ...site,
    gallery: site.gallery.map((photo, at) => ({ ...photo, homepage_order: at === 1 ? 4 : -1 })),
  });
  const marked = () => cards().map((row) => within(row).queryByText('Homepage') !== null);
  expect(marked()).toEqual([false, true, false]);
  await user.click(card(2).getByRole('checkbox'));
  await user.click(details().getByRole('button', { name: 'Remove from homepage' }));
  expect(marked()).toEqual([false, false, false]);
  await user.click(card(1).getByRole('checkbox'));
  await user.click(details().getByRole('button', { name: 'Add to homepage' }));
  expect(marked()).toEqual([true, true, false]);
  await waitFor(() => expect(saved().gallery?.map((photo) => photo.homepage_order)).toEqual([1, 2, -1]));
});

test('[PHO-08] the chosen photos alone are on the home page by one button, in the order in which they were chosen', async () => {
  const { user, site: saved } = await open({
    ...site,
    gallery: site.gallery.map((photo, at) => ({ ...photo, homepage_order: at === 1 ? 4 : -1 })),
  });
  await user.click(card(3).getByRole('checkbox'));
  await user.click(card(1).getByRole('checkbox'));
  const only = details().getByRole('button', { name: 'Only these on homepage' });
  await user.click(only);
  await waitFor(() => expect(saved().gallery?.map((photo) => photo.homepage_order)).toEqual([1, -1, 2]));
  expect(only.getAttribute('aria-disabled')).toBe('true');
  expect(details().getAllByText('The home page shows these alone already.').length).toBeGreaterThan(0);
});

test.each([
  ['films', { photo: '/media/tour.mp4' }, '/'],
  ['archived photos', { archived: true }, '/#/photos/archived'],
])('[PHO-08] %s are put on no home page, and the buttons say so', async (_kind, members, address) => {
  await openPhotos({ gallery: [{ ...site.gallery[0]!, ...members }] }, intakeAnswers(), address);
  act(() => screen.getByRole('checkbox', { name: /^Select / }).click());
  for (const name of ['Only these on homepage', 'Add to homepage', 'Remove from homepage'])
    expect(details().getByRole('button', { name }).getAttribute('aria-disabled')).toBe('true');
  expect(details().getAllByText('The home page shows photos that are neither films nor archived.')).toHaveLength(3);
});

test('[PHO-02] three photos stand in a row, and more in All Photos alone, by the slider there', async () => {
  const width = vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1400);
  onTestFinished(() => {
    width.mockRestore();
    photoSettings.setState(photoSettings.getInitialState(), true);
  });
  const gallery = Array.from({ length: 9 }, (_, at) => ({ ...site.gallery[0]!, photo: `/${at}.webp`, photo_pk: at }));
  const { user } = await open({ ...site, gallery });
  const perRow = () => new Set(cards().map((row) => row.style.left)).size;
  expect(perRow()).toBe(3);
  act(() => screen.getByRole('slider', { name: 'Photo size' }).focus());
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(perRow()).toBe(5);
  expect(screen.getByRole('slider', { name: 'Photo size' }).getAttribute('aria-valuetext')).toBe('5 in a row');
  await user.click(screen.getByRole('link', { name: /Uncategorized/ }));
  expect([perRow(), screen.queryByRole('slider')]).toEqual([3, null]);
  width.mockReturnValue(460);
  await user.click(screen.getByRole('link', { name: /All Photos/ }));
  expect(perRow()).toBe(4);
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('4 in a row');
});

async function useTool({ user }: ScreenHarness, name: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Tools' }));
  await user.click(await screen.findByRole('menuitem', { name }));
}

test('[PHO-11] a photo is cut from what it was before, which is kept', async () => {
  const harness = await open();
  const cut = ['/media/cut.webp', '/media/cut-again.webp'];
  harness.bridge.handlers['photos.crop'] = () => {
    return { photo: cut.shift()!, type: 'image/webp', width: 9, height: 9, takenAt: null, place: null };
  };
  const area = { x: 1, y: 2, width: 9, height: 9 };
  const whole = '/media/2.webp';
  await act(() => cropPhoto(1, area));
  await waitFor(() =>
    expect(harness.site().gallery?.[1]).toEqual({
      ...site.gallery[1],
      photo: '/media/cut.webp',
      uncropped_gallery_photo: whole,
    }),
  );
  await act(() => cropPhoto(1, area));
  await waitFor(() =>
    expect(harness.site().gallery?.[1]).toMatchObject({
      photo: '/media/cut-again.webp',
      uncropped_gallery_photo: whole,
    }),
  );
  expect(harness.bridge.inputsOf('photos.crop')).toEqual([
    { photo: whole, area },
    { photo: whole, area },
  ]);
});

describe('the tools', () => {
  test('[PHO-06] merge needs exactly two photos, and puts the result at the top', async () => {
    const harness = await open();
    harness.bridge.handlers['photos.merge'] = () => ({ photo: '/media/merged.webp' });
    await useTool(harness, 'Merge Photo');
    const bar = within(screen.getByRole('group', { name: 'Merge photo' }));
    await harness.user.click(card(1).getByRole('checkbox'));
    await harness.user.click(bar.getByRole('button', { name: 'Save' }));
    expect(bar.getByRole('alert').textContent).toBe('Need Only 2 Selected Photo Current 1 photos are selected');
    await harness.user.click(card(2).getByRole('checkbox'));
    await harness.user.click(card(3).getByRole('checkbox'));
    await harness.user.click(bar.getByRole('button', { name: 'Save' }));
    expect(bar.getByRole('alert').textContent).toBe('Need Only 2 Selected Photo Current 3 photos are selected');
    expect(harness.bridge.inputsOf('photos.merge')).toEqual([]);
    await harness.user.click(card(2).getByRole('checkbox'));
    await harness.user.click(bar.getByLabelText('Horizontal'));
    await harness.user.click(bar.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(harness.site().gallery?.[0]).toMatchObject({ photo: '/media/merged.webp' }));
    expect(harness.bridge.inputsOf('photos.merge')).toEqual([
      { slug: 'joes', images: ['/media/1.webp', '/media/3.webp'], alignment: 'Horizontal', galleryName: '' },
    ]);
  });

  test('[PHO-07] Set Order takes the chosen ones to the top in the order of their ticks', async () => {
    const harness = await open();
    await useTool(harness, 'Set Order');
    await harness.user.click(card(3).getByRole('checkbox'));
    await harness.user.click(card(2).getByRole('checkbox'));
    await harness.user.click(screen.getByRole('button', { name: 'Save order' }));
    await waitFor(() => expect(harness.site().gallery?.map((photo) => photo.all_photos_order)).toEqual([1, 2, 3]));
    expect(cards().map((each) => each.querySelector('img')?.getAttribute('src'))).toEqual(
      [3, 2, 1].map((pk) => `/thumbnail?of=%2Fmedia%2F${pk}.webp`),
    );
    expect(harness.steps()).toHaveLength(1);
  });

  test('[PHO-05] DEDUPE says how many went, and they can be had back', async () => {
    const twice = { gallery: [...site.gallery, { ...site.gallery[0]!, photo_pk: 9, order: 0, all_photos_order: 0 }] };
    const harness = await open(twice);
    await useTool(harness, 'DEDUPE Button');
    await screen.findByText('Removed 1 duplicate photo');
    await waitFor(() => expect(harness.site().gallery).toHaveLength(3));
    await harness.user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(harness.site().gallery).toEqual(twice.gallery));
  });
});

describe('files', () => {
  test('that are chosen become photos in their order', async () => {
    const harness = await open();
    await harness.user.upload(screen.getByLabelText('Photo files'), [
      new File(['1'], 'one.jpg', { type: 'image/jpeg' }),
      new File(['2'], 'two.heic'),
    ]);
    await waitFor(() => expect(heading()).toBe('All Photos (5)'));
    const photos = harness.site().gallery?.map((photo) => String(photo?.photo));
    expect(photos?.slice(0, 2)).toEqual([
      `local-blob:${'31'.padStart(64, '0')}`,
      `local-blob:${'32'.padStart(64, '0')}`,
    ]);
    expect(screen.getByText('2 photos are on this computer only, and uploaded with the next save.')).toBeTruthy();
    expect(screen.getAllByText('Not uploaded')).toHaveLength(2);
    expect(harness.steps()).toHaveLength(1);
  });

  test('that are pasted become photos, pasted text does not', async () => {
    const harness = await open({ gallery: [] });
    expect(screen.getByText('Drop the first photos here')).toBeTruthy();
    fireEvent.paste(document.body, { clipboardData: { files: [] } });
    fireEvent.paste(document.body, { clipboardData: { files: [new File(['1'], 'image.png')] } });
    await waitFor(() => expect(heading()).toBe('All Photos (1)'));
    expect(harness.bridge.inputsOf('photos.take').map(({ name }) => name)).toEqual(['image.png']);
  });

  test('that are no photos are named with the reason until they are dismissed', async () => {
    const harness = await open();
    fireEvent.paste(document.body, { clipboardData: { files: [new File(['x'], 'notes.txt')] } });
    const refused = await screen.findByRole('list', { name: 'Files that were not added' });
    expect(refused.textContent).toContain(`notes.txt${refusals.unreadable}`);
    expect(heading()).toBe('All Photos (3)');
    await harness.user.click(screen.getByRole('button', { name: 'Dismiss notes.txt' }));
    expect(screen.queryByRole('list', { name: 'Files that were not added' })).toBeNull();
  });
});

test('[PHO-03] photos that are on their way when the site is left go on when it is opened again', async () => {
  const harness = await open();
  const { 'photos.keep': keep } = harness.bridge.handlers;
  harness.bridge.handlers['photos.keep'] = () => new Promise(() => undefined);
  const files = ['a.jpg', 'b.jpg', 'c.jpg'].map((name) => new File([name], name, { type: 'image/jpeg' }));
  await harness.user.upload(screen.getByLabelText('Photo files'), files);
  expect(await screen.findByText('Adding photos: 0 of 3')).toBeTruthy();
  await waitFor(() => expect(harness.bridge.inputsOf('photos.take')).toHaveLength(3));
  act(closeSite);
  expect(await screen.findByText('3 photos are not added yet')).toBeTruthy();
  harness.bridge.handlers['photos.keep'] = keep!;
  await act(() => openSite('joes'));
  await waitFor(() => expect(heading()).toBe('All Photos (6)'));
  const names = harness.site().gallery?.map((photo) => Buffer.from(String(photo?.photo).slice(-10), 'hex').toString());
  expect(names?.slice(0, 3)).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
  await waitFor(() => expect(harness.bridge.inputsOf('photos.letGo').flatMap(({ files }) => files)).toHaveLength(3));
});

describe('[PHO-13] deleting', () => {
  test('asks, with yes as the default; no leaves everything', async () => {
    const harness = await open();
    await harness.user.click(screen.getByRole('button', { name: 'Delete “Job 2”' }));
    const question = await screen.findByRole('dialog', { name: 'Delete 1 photo?' });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Yes, delete'));
    await harness.user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(heading()).toBe('All Photos (3)');
    expect(harness.steps()).toEqual([]);
  });

  test('of those that are selected is one step, and can be taken back', async () => {
    const harness = await open();
    await harness.user.click(screen.getByRole('button', { name: 'Select All' }));
    await harness.user.click(screen.getByRole('checkbox', { name: 'Select “Job 1”' }));
    expect(screen.getByText('2 selected')).toBeTruthy();
    await harness.user.click(screen.getByRole('button', { name: 'Delete selected' }));
    await harness.user.click(await screen.findByRole('button', { name: 'Yes, delete' }));
    await waitFor(() => expect(harness.site().gallery).toEqual([site.gallery[0]]));
    expect(harness.steps()).toHaveLength(1);
    await harness.user.click(card(1).getByRole('checkbox'));
    await harness.user.type(details().getByLabelText('Caption'), '!');
    await harness.user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(harness.site().gallery).toEqual(site.gallery.with(0, { ...site.gallery[0]!, caption: 'Job 1!' })),
    );
  });
});
