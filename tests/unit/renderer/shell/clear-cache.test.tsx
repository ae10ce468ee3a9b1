import { ModalsProvider } from '@mantine/modals';
import { notifications } from '@mantine/notifications';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { SiteStatus } from '#shared/ipc/site.ipc.ts';
import { ClearCacheTab } from '../../../../src-renderer/app/shell/clear-cache-tab.tsx';
import { closeScreen, openScreen } from '../../../support/screen-desk.tsx';

afterEach(() => {
  closeScreen();
  notifications.clean();
});

async function clear(status: Partial<SiteStatus>): Promise<void> {
  const desk = await openScreen(
    <ModalsProvider>
      <ClearCacheTab />
    </ModalsProvider>,
    {},
    { status },
  );
  desk.bridge.handlers['site.clearCache'] = () => desk.bridge.handlers['site.open']!({ slug: 'joes' }, null as never);
  await desk.user.click(screen.getByRole('button', { name: 'Clear Cache' }));
  const dialog = within(await screen.findByRole('dialog'));
  await desk.user.click(dialog.getByRole('button', { name: 'Clear Cache' }));
}

test.each<[string, Partial<SiteStatus>, boolean]>([
  ['edits', { sync: 'unsaved' }, true],
  ['only conflicts that wait for a decision', { sync: 'clean', conflicts: 2 }, true],
  ['nothing of its own', { sync: 'clean' }, false],
])('[NAV-05] of a draft with %s it is said where they are', async (_what, status, said) => {
  await clear(status);
  expect(await screen.findByText('Loaded from the server again')).toBeTruthy();
  expect(screen.queryByText('Your edits are in the trash, where they stay for 30 days.') !== null).toBe(said);
});
