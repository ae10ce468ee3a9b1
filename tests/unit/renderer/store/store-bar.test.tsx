import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notifications } from '@mantine/notifications';
import { afterEach, expect, test } from 'vitest';
import type { StoreHealth } from '#shared/ipc/store.ipc.ts';
import { StoreBar } from '../../../../src-renderer/app/store/store-bar.tsx';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(() => {
  closeScreen();
  notifications.clean();
});

async function openWith(health: StoreHealth) {
  let current = health;
  const harness = await openScreen(
    <StoreBar />,
    {},
    { answers: { 'store.health': () => current, 'store.export': () => ({ path: '/tmp/drafts.json' }) } },
  );
  const change = (next: StoreHealth) =>
    act(async () => {
      current = next;
      harness.bridge.emit('store.changed', next);
    });
  return { harness, change };
}

test('nothing is said while all is well; a disk that fills up is told at once', async () => {
  const { change } = await openWith({ state: 'ok' });
  expect(screen.queryByRole('alert')).toBeNull();
  await change({ state: 'full' });
  expect((await screen.findByRole('alert')).textContent).toContain('The disk is full.');
});

test('[SYNC-05] a recovery is reported: what was found, saved and lost, and where the files are; then dismissed', async () => {
  const report = {
    at: 1,
    found: 'journal.db was cut short.',
    saved: ['acme: 3 edits'],
    lost: ['joes: 1 edit'],
    keptAside: '/data/damaged',
  };
  await openWith({ state: 'recovered', report });
  await userEvent.click(await screen.findByRole('button', { name: 'Report' }));
  const dialog = await screen.findByRole('dialog');
  for (const line of ['journal.db was cut short.', 'acme: 3 edits', 'joes: 1 edit', '/data/damaged']) {
    expect(dialog.textContent).toContain(line);
  }
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss', hidden: true }));
  expect(screen.queryByText('Damaged files were made good.')).toBeNull();
});

test('[SYNC-05] what is found after a recovery was dismissed is reported too', async () => {
  const report = { at: 1, found: 'journal.db was cut short.', saved: [], lost: [] };
  const { change } = await openWith({ state: 'recovered', report });
  await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).toBeNull();
  await change({ state: 'recovered', report: { ...report, at: 2, found: '1 edit of “acme” does not stand.' } });
  expect(await screen.findByText('Damaged files were made good.')).toBeTruthy();
});

test('[SYNC-05] drafts are exported from data that can only be read, and that stays said', async () => {
  const { harness } = await openWith({ state: 'readonly' });
  expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Export drafts' }));
  await screen.findByText('/tmp/drafts.json');
  expect(harness.bridge.inputsOf('store.export')).toHaveLength(1);
});
