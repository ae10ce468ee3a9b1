import { ModalsProvider } from '@mantine/modals';
import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { PhotoList } from '../../../../src-renderer/editor/photos/photo-list.tsx';
import { PhotoTiles } from '../../../../src-renderer/editor/photos/photo-tiles.tsx';
import { PictureField } from '../../../../src-renderer/editor/photos/picture-field.tsx';
import { HeroView } from '../../../../src-renderer/screens/photos/parts/cover-views.tsx';
import { edit } from '../../../../src-renderer/state/draft.ts';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(closeScreen);

const open = (content: ReactNode, site: SiteDocument) =>
  openScreen(<ModalsProvider>{content}</ModalsProvider>, site, {
    answers: { 'photos.waiting': () => ({ files: [] }) },
  });

const yes = () => screen.findByRole('button', { name: 'Yes, delete' });

test.each<[string, ReactNode, SiteDocument, string]>([
  [
    'of a field',
    <PictureField key="field" path={['custom_page_photo']} />,
    { custom_page_photo: 'https://m.example/a.jpg' },
    'Remove',
  ],
  [
    'of a service',
    <PhotoList key="list" path={['services', 0, 'photos']} name="Roofs" service="Roofs" onPick={() => undefined} />,
    { services: [{ 'service-name': 'Roofs', photos: [{ photo: 'https://m.example/a.jpg' }] }] },
    'Remove photo 1',
  ],
  [
    'of an award',
    <PhotoTiles key="tiles" path={['awards']} pick="Choose awards" takesFiles />,
    { awards: [{ photo: 'https://m.example/a.jpg' }] },
    'Remove photo 1',
  ],
  [
    'of the cover',
    <HeroView key="cover" />,
    { hero_gallery_photos: [{ photo: 'https://m.example/a.jpg' }] },
    'Remove Cover photo 1',
  ],
])(
  '[PHO-13] a photo %s goes once the question is answered, whose default is yes',
  async (_of, content, record, remove) => {
    const { user, site } = await open(content, record);
    const isThere = () => JSON.stringify(site()).includes('a.jpg');
    const before = JSON.stringify(site());
    await user.click(screen.getByRole('button', { name: remove }));
    expect(await screen.findByRole('dialog', { name: 'Delete this photo?' })).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(JSON.stringify(site())).toBe(before);
    await user.click(screen.getByRole('button', { name: remove }));
    await waitFor(async () => expect(document.activeElement).toBe(await yes()));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(isThere()).toBe(false));
  },
);

test('[PHO-13] the photo that was asked about goes, where its item has moved meanwhile', async () => {
  const teammates = [
    { name: 'Ada', photo: 'https://m.example/ada.jpg' },
    { name: 'Ben', photo: 'https://m.example/ben.jpg' },
  ];
  const { user, site } = await open(<PictureField path={['teammates', 0, 'photo']} />, { teammates });
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  const agree = await yes();
  act(() => void edit([{ op: 'move', path: ['teammates'], from: 0, to: 1 }]));
  await user.click(agree);
  await waitFor(() =>
    expect(site().teammates?.map(({ name, photo }) => [name, photo])).toEqual([
      ['Ben', 'https://m.example/ben.jpg'],
      ['Ada', ''],
    ]),
  );
});
