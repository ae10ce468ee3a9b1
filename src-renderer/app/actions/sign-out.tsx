import { List, Stack, Text } from '@mantine/core';
import { asBridgeError, invoke } from '../../bridge/client.ts';
import { confirm } from '../../ui/confirm.tsx';
import { attempt } from '../../ui/notify.tsx';

/**
 * Signs out. Asks the user first if the server lacks something that is on this computer, such as edits or a waiting
 * publish. Signing out deletes none of it.
 */
export function signOut(): Promise<void> {
  return attempt('Signing out failed', () => leave(false));
}

async function leave(keepDrafts: boolean): Promise<void> {
  try {
    await invoke('auth.signOut', { keepDrafts });
  } catch (thrown) {
    const error = asBridgeError(thrown);
    if (error.code !== 'UNSYNCED_DRAFTS' || keepDrafts) throw error;
    if (await askToKeepDrafts(sitesOf(error.details))) await leave(true);
  }
}

function sitesOf(details: unknown): string[] {
  const sites = (details as { sites?: unknown } | undefined)?.sites;
  return Array.isArray(sites) ? sites.map(String) : [];
}

function askToKeepDrafts(sites: string[]): Promise<boolean> {
  return confirm({
    title: 'Sign out with unsaved edits?',
    message: (
      <Stack gap="xs">
        <Text size="sm">
          These sites have edits that are not saved on the server, or wait for it. That stays on this computer until you
          sign in again.
        </Text>
        <List size="sm">
          {sites.map((slug) => (
            <List.Item key={slug}>{slug}</List.Item>
          ))}
        </List>
      </Stack>
    ),
    confirmLabel: 'Sign out',
  });
}
