import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AppError } from '#shared/ipc/errors.ts';
import { setField } from '../../../../src-renderer/state/draft.ts';
import type { FakeHandlers } from '../../../support/fake-bridge.ts';
import { intakeAnswers, openPhotos } from '../../../support/photos-screen.tsx';
import { closeScreen } from '../../../support/screen-harness.tsx';

afterEach(closeScreen);

const names = ['a', 'b', 'c', 'd', 'e'];
const site = {
  gallery: names.map((name, at) => ({
    photo: `/${name}.webp`,
    caption: name,
    gallery: at === 1 ? 'Roofs' : '',
    gallery_name: at === 1 ? 'Roofs' : '',
    order: 9 - at,
    homepage_order: at === 0 ? 1 : -1,
  })),
};
const groups = [
  ['/a.webp', '/b.webp', '/c.webp'],
  ['/d.webp', '/e.webp'],
];

async function openDialog(answers: FakeHandlers = {}) {
  const harness = await openPhotos(site, {
    ...intakeAnswers(),
    'similarPhotos.find': () => ({ groups, missing: [] }),
    'similarPhotos.tellApart': () => ({ note: 5 }),
    'similarPhotos.takeBack': () => ({}),
    ...answers,
  });
  await harness.user.click(screen.getByRole('button', { name: 'Tools' }));
  await harness.user.click(await screen.findByRole('menuitem', { name: 'Find similar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Photos that look alike' }));
  return {
    ...harness,
    dialog,
    says: (words: string | RegExp) => dialog.findByText(words),
    press: async (name: string) => harness.user.click(dialog.getByRole('button', { name })),
    captions: () => harness.site().gallery?.map(({ caption }) => caption),
  };
}

test('[PHO-05] similar photos are reviewed group by group; those beside the one that is kept go, and come back', async () => {
  const { dialog, says, press, captions, user } = await openDialog();
  await says('Group 1 of 2: 3 photos');
  const shown = within(dialog.getByRole('list', { name: 'Photos of the group' })).getAllByRole('listitem');
  expect(shown.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('“a”Uncategorized, on the home page'),
    expect.stringContaining('“b”Roofs'),
    expect.stringContaining('“c”Uncategorized'),
  ]);
  await press('Keep only this: “b”, 2 of 3');
  await says('Group 1 of 1: 2 photos');
  await waitFor(() => expect(captions()).toEqual(['b', 'd', 'e']));
  await press('Delete “d”, 1 of 2');
  await says('All groups are reviewed.');
  await user.click(screen.getAllByRole('button', { name: 'Undo', hidden: true }).at(-1)!);
  await says('Group 1 of 1: 2 photos');
  await waitFor(() => expect(captions()).toEqual(['b', 'd', 'e']));
});

test('[PHO-05] “Not the same” is remembered and goes on to the next group, and can be undone', async () => {
  const { bridge, says, press, user, captions } = await openDialog();
  await says('Group 1 of 2: 3 photos');
  await press('Delete “c”, 3 of 3');
  await says('Group 1 of 2: 2 photos');
  // The new slug is not saved yet, so main still knows the site by the former slug.
  act(() => void setField(['slug'], 'joes-roofs'));
  await press('Not the same');
  await says('Group 1 of 1: 2 photos');
  expect(bridge.inputsOf('similarPhotos.tellApart')).toEqual([{ slug: 'joes', photos: ['/a.webp', '/b.webp'] }]);
  await screen.findByText('Remembered as not the same');
  await user.click(screen.getAllByRole('button', { name: 'Undo', hidden: true }).at(-1)!);
  await says('Group 1 of 2: 2 photos');
  expect(bridge.inputsOf('similarPhotos.takeBack')).toEqual([{ note: 5 }]);
  expect(captions()).toEqual(['a', 'b', 'd', 'e']);
});

test('[PHO-05] “Not the same” that cannot be remembered leaves the group, and is tried again', async () => {
  const failing = {
    'similarPhotos.tellApart': () => {
      throw new AppError('DISK', 'The disk is full.');
    },
  };
  const { bridge, says, press, user } = await openDialog(failing);
  await says('Group 1 of 2: 3 photos');
  await press('Not the same');
  await screen.findByText('The disk is full.');
  await says('Group 1 of 2: 3 photos');
  bridge.handlers['similarPhotos.tellApart'] = () => ({ note: 6 });
  await user.click(screen.getByRole('button', { name: 'Retry', hidden: true }));
  await says('Group 1 of 1: 2 photos');
});

test('[PHO-05] the groups are gone through with the keys alone', async () => {
  const { dialog, says, user, captions } = await openDialog();
  await says('Group 1 of 2: 3 photos');
  await user.keyboard('{ArrowRight}');
  await says('Group 2 of 2: 2 photos');
  await user.keyboard('{ArrowRight}{ArrowLeft}');
  await says('Group 1 of 2: 3 photos');
  await user.keyboard('{ArrowRight}');
  await user.tab();
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Previous group' }));
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Keep only this: “d”, 1 of 2' }));
  await user.keyboard('{Enter}');
  await says('Group 1 of 1: 3 photos');
  await waitFor(() => expect(captions()).toEqual(['a', 'b', 'c', 'd']));
  await user.tab();
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Not the same' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Tools' })));
});

test('[PHO-05] the button to the next group keeps the focus until the last one is shown', async () => {
  const three = ['/a.webp', '/b.webp', '/c.webp'].map((photo) => [photo, '/d.webp']);
  const { dialog, says, user } = await openDialog({ 'similarPhotos.find': () => ({ groups: three, missing: [] }) });
  await says('Group 1 of 3: 2 photos');
  const [previous, next] = ['Previous group', 'Next group'].map((name) => dialog.getByRole('button', { name }));
  await user.tab();
  expect(document.activeElement).toBe(next);
  await user.keyboard('{Enter}');
  await says('Group 2 of 3: 2 photos');
  expect(document.activeElement).toBe(next);
  await user.keyboard('{Enter}');
  await says('Group 3 of 3: 2 photos');
  await user.tab();
  expect(document.activeElement).toBe(previous);
});

test('[PHO-05] the search says how far it is, and Cancel ends it', async () => {
  const { dialog, bridge, says, press } = await openDialog({
    'similarPhotos.find': (_, { progress }) => {
      progress('2 of 5');
      return new Promise(() => undefined);
    },
  });
  await says('Comparing photos: 2 of 5');
  expect(dialog.getByRole('progressbar', { name: 'Photos compared' }).getAttribute('aria-valuenow')).toBe('40');
  await press('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bridge.inputsOf('call.cancel')).toHaveLength(1);
});

test('[PHO-05] photos that cannot be had are named, and a search that fails is tried again', async () => {
  const { bridge, says, press } = await openDialog({
    'similarPhotos.find': () => {
      throw new AppError('TIMEOUT', 'It took too long.', { retry: true });
    },
  });
  await says('It took too long.');
  bridge.handlers['similarPhotos.find'] = () => ({ groups: [], missing: ['/b.webp', '/e.webp'] });
  await press('Retry');
  await says('2 photos could not be had and are left out: “b”, “e”.');
  await says('No two photos look alike.');
});
