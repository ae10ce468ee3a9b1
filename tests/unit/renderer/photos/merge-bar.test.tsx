import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AppError } from '#shared/ipc/errors.ts';
import { MergeBar } from '../../../../src-renderer/screens/photos/parts/merge-bar.tsx';
import { flushAll, setField } from '../../../../src-renderer/state/draft-actions.ts';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(closeScreen);

test('[PHO-06] a merge says why it did not begin when the last edits cannot be written', async () => {
  const gallery = [1, 2].map((pk) => ({ photo: `/media/${pk}.webp`, photo_pk: pk }));
  const bar = <MergeBar view={{ kind: 'all' }} chosen={[0, 1]} onUndo={vi.fn()} onEnd={vi.fn()} />;
  const { user, bridge } = await openScreen(bar, { gallery });
  const edit = bridge.handlers['site.edit']!;
  bridge.handlers['site.edit'] = () => {
    throw new AppError('DISK', 'The disk is full.');
  };
  setField(['about'], 'Mine');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('The photos were not merged');
  expect(screen.getByText('The disk is full.')).toBeTruthy();
  expect(bridge.inputsOf('photos.merge')).toEqual([]);
  bridge.handlers['site.edit'] = edit;
  await flushAll();
});
