import { ModalsProvider } from '@mantine/modals';
import { notifications } from '@mantine/notifications';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { SiteStatus } from '#shared/ipc/site.ipc.ts';
import { ClearCacheTab } from '../../../../src-renderer/app/shell/clear-cache-tab.tsx';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(() => {
  closeScreen();
  notifications.clean();
});

async function ask(status: Partial<SiteStatus>, trashed = false) {
  const harness = await openScreen(
    <ModalsProvider>
      <ClearCacheTab />
    </ModalsProvider>,
    {},
    { status },
  );
  const { handlers } = harness.bridge;
  handlers['site.clearCache'] = async (_, call) => ({
    ...(await handlers['site.open']!({ slug: 'joes' }, call)),
    trashed,
  });
  await harness.user.click(screen.getByRole('button', { name: 'Clear Cache' }));
  return { ...harness, dialog: await screen.findByRole('dialog') };
}

// Only main knows whether edits went to the trash: a save may have changed the draft since the question was asked.
test.each([true, false])('[NAV-05] whether edits went to the trash is said as main says it: %s', async (trashed) => {
  const { user, dialog } = await ask({ sync: trashed ? 'unsaved' : 'saving' }, trashed);
  await user.click(within(dialog).getByRole('button', { name: 'Clear Cache' }));
  expect(await screen.findByText('Loaded from the server again')).toBeTruthy();
  expect(screen.queryByText('Your edits are in the trash, where they stay for 30 days.') !== null).toBe(trashed);
});

test('[NAV-05] that a publish which waits is given up is said before', async () => {
  const { dialog } = await ask({ queued: { kind: 'publish', at: 1, later: [] } });
  expect(dialog.textContent).toContain('A publish that waits is taken out of the queue.');
});
