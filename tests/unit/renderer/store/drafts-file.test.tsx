import { notifications } from '@mantine/notifications';
import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { AppError } from '#shared/ipc/errors.ts';
import TrashPanel from '../../../../src-renderer/app/history/trash-panel.tsx';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(() => {
  closeScreen();
  notifications.clean();
});

const openTrash = () =>
  openScreen(
    <MemoryRouter>
      <TrashPanel slug={null} />
    </MemoryRouter>,
    {},
    { answers: { 'trash.list': () => [] } },
  );

test('[SYNC-05] the trash takes the drafts of a file in, says how many, and says why it cannot', async () => {
  const { user, bridge } = await openTrash();
  bridge.handlers['store.import'] = () => ({ taken: { imported: 2, unreadable: 1 } });
  await user.click(screen.getByRole('button', { name: 'Import drafts' }));
  expect(await screen.findByText('2 drafts imported')).toBeTruthy();
  expect(screen.getByText('One draft of the file cannot be read')).toBeTruthy();
  bridge.handlers['store.import'] = () => {
    throw new AppError('BAD_REQUEST', 'This is not a file of exported drafts.');
  };
  await user.click(screen.getByRole('button', { name: 'Import drafts' }));
  expect(await screen.findByText('The drafts could not be imported')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
});

test('[SYNC-05] the trash writes all drafts to a file that the user names', async () => {
  const { user, bridge } = await openTrash();
  bridge.handlers['store.export'] = () => ({ path: '/tmp/drafts.json' });
  await user.click(screen.getByRole('button', { name: 'Export all drafts' }));
  expect(await screen.findByText('/tmp/drafts.json')).toBeTruthy();
  expect(screen.queryByText('Some of it is not in the file')).toBeNull();
});

test('[SYNC-05] the export says what it could not read', async () => {
  const { user, bridge } = await openTrash();
  bridge.handlers['store.export'] = () => ({ path: '/tmp/drafts.json', unread: ['Not every edit could be read.'] });
  await user.click(screen.getByRole('button', { name: 'Export all drafts' }));
  expect(await screen.findByText('Not every edit could be read.')).toBeTruthy();
  expect(screen.getByText('/tmp/drafts.json')).toBeTruthy();
});
