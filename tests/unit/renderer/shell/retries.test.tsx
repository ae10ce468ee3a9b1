import { ModalsProvider } from '@mantine/modals';
import { notifications } from '@mantine/notifications';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Channel } from '#shared/ipc/contract.ts';
import { AppError } from '#shared/ipc/errors.ts';
import { signOut } from '../../../../src-renderer/app/actions/sign-out.tsx';
import { undoEdit } from '../../../../src-renderer/app/actions/undo-edit.ts';
import { reviewNewer } from '../../../../src-renderer/app/conflicts/review-newer.ts';
import { ExportButton } from '../../../../src-renderer/app/publish/export-button.tsx';
import { draftStore } from '../../../../src-renderer/state/draft-store.ts';
import { tellResult } from '../../../../src-renderer/app/save-flow/results.ts';
import { discardToTrash, removeFromQueue, sendNow } from '../../../../src-renderer/app/sync/sync-actions.ts';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(() => {
  closeScreen();
  notifications.clean();
});

const refuse = () => {
  throw new AppError('DISK', 'Not now.');
};

test.each<[string, Channel, () => unknown]>([
  ['sending what waits', 'sync.retry', () => sendNow('zen')],
  ['taking out of the queue', 'sync.remove', () => removeFromQueue('zen', 'Zen')],
  ['moving a draft to the trash', 'sync.discard', () => discardToTrash('zen', 'Zen')],
  ['signing out', 'auth.signOut', () => signOut()],
  ['merging a newer copy', 'site.review', () => reviewNewer()],
  ['undoing', 'site.undo', () => undoEdit()],
  ['exporting', 'publishing.export', () => screen.getByRole('button', { name: 'Export as ZIP' }).click()],
])('[NAV-08] a failure of %s has one notice, and can be tried again from it', async (_what, channel, act) => {
  const { user, bridge } = await openScreen(
    <ModalsProvider>
      <ExportButton slug="joes" />
    </ModalsProvider>,
    {},
    { answers: { [channel]: refuse } },
  );
  act();
  await screen.findByRole('button', { name: 'Retry' });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(bridge.inputsOf(channel)).toHaveLength(2));
  expect(await screen.findAllByRole('button', { name: 'Retry' })).toHaveLength(1);
});

test('[NAV-08] what failed for a site is not tried again while another one is open', async () => {
  const { user, bridge } = await openScreen(null, {}, { answers: { 'site.undo': refuse } });
  undoEdit();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  draftStore.setState({ slug: 'zen' });
  await user.click(retry);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull());
  expect(bridge.inputsOf('site.undo')).toHaveLength(1);
});

test('photos that wait on this computer are tried again from their notice', async () => {
  const { user } = await openScreen(null, {});
  let tries = 0;
  const waiting = { count: 2, reason: 'The store is full.' };
  tellResult('save', { outcome: 'saved', slug: 'joes', savedAt: 1, waiting }, 'joes', () => tries++);
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(tries).toBe(1);
});
