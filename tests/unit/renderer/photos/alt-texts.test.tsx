import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { removeItems } from '#shared/record-catalogue/list-engine.ts';
import { editSite } from '../../../../src-renderer/state/draft.ts';
import { openPhotos } from '../../../support/photos-screen.tsx';
import { closeScreen } from '../../../support/screen-harness.tsx';

afterEach(closeScreen);

const details = () => within(screen.getByRole('region', { name: 'Details of the selected photos' }));

test('[PHO-11] photos without alt text are counted, chosen together, and described after a review of what is proposed', async () => {
  const gallery = [
    { photo: '/1.webp', alt_tag: 'A porch', homepage_order: -1 },
    { photo: '/2.webp', alt_tag: '-image', caption: 'A new gate', homepage_order: -1 },
    { photo: '/3.webp', alt_tag: '', associated_service: 'Fences', homepage_order: -1 },
  ];
  const harness = await openPhotos({ city: 'Austin', gallery });
  await harness.user.click(screen.getByRole('button', { name: 'Select 2 without alt text' }));
  await harness.user.click(details().getByRole('button', { name: 'Propose alt text' }));
  expect(await screen.findByRole('checkbox', { name: 'Use the new alt text of “A new gate”' })).toBeTruthy();
  await harness.user.click(await screen.findByRole('button', { name: 'Accept all' }));
  const alts = () => harness.site().gallery?.map(({ alt_tag }) => alt_tag);
  await waitFor(() => expect(alts()).toEqual(['A porch', 'A new gate', 'Fences in Austin']));
  expect(harness.steps()).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /without alt text/ })).toBeNull();
});

test('[PHO-11] proposed alt texts and what was ticked of them stay with their photos when another photo goes', async () => {
  const gallery = ['A porch', 'A gate', 'A fence', 'A deck'].map((caption, at) => ({
    photo: `/${at}.webp`,
    caption,
    alt_tag: at === 0 ? caption : '',
    homepage_order: -1,
  }));
  const harness = await openPhotos({ gallery });
  await harness.user.click(screen.getByRole('button', { name: 'Select 3 without alt text' }));
  await harness.user.click(details().getByRole('button', { name: 'Propose alt text' }));
  await harness.user.click(await screen.findByRole('checkbox', { name: 'Use the new alt text of “A gate”' }));
  await harness.user.click(
    within(screen.getByRole('region', { name: 'Alt text of “A gate”' })).getByRole('button', { name: 'Edit' }),
  );
  await harness.user.type(screen.getByRole('textbox', { name: 'New alt text of “A gate”' }), ' of iron');
  act(() => editSite((document) => removeItems(document, ['gallery'], [0])));
  await harness.user.click(await screen.findByRole('button', { name: 'Accept selected' }));
  await waitFor(() =>
    expect(harness.site().gallery?.map(({ alt_tag }) => alt_tag)).toEqual(['A gate of iron', '', '']),
  );
});

test('[PHO-11] a proposed alt text goes when another photo is chosen', async () => {
  const { user } = await openPhotos({
    gallery: ['Job 1', 'Job 2'].map((caption, at) => ({ photo: `/${at}.webp`, caption })),
  });
  const [first, second] = screen.getAllByRole('checkbox', { name: /^Select / });
  await user.click(first!);
  await user.click(details().getByRole('button', { name: 'Propose alt text' }));
  await details().findByRole('button', { name: 'Accept' });
  await user.click(second!);
  await user.click(first!);
  expect(details().queryByRole('button', { name: 'Accept' })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(details().getByRole('button', { name: /Job 2/ })).toBeTruthy();
});
