import { Button } from '@mantine/core';
import { PackageCheck } from 'lucide-react';
import { useQuery } from '../../bridge/hooks.ts';
import { getUpdate, restartForUpdate, updateLater } from '../../state/updates.ts';
import { NoticeBar } from '../../ui/notice-bar.tsx';
import { ReleaseNotesButton } from '../../ui/release-notes.tsx';

/** Offers an update on every screen, until the user postpones it. */
export function UpdateBar() {
  const { data: update } = useQuery('settings.update', {});
  if (update?.found === undefined || !update.offered) return null;
  const { found, notes, phase } = update;
  return (
    <NoticeBar
      icon={PackageCheck}
      actions={
        <>
          {notes !== undefined && <ReleaseNotesButton version={found} notes={notes} />}
          {phase === 'ready' ? (
            <Button size="compact-sm" onClick={restartForUpdate}>
              Restart now
            </Button>
          ) : (
            <Button size="compact-sm" onClick={getUpdate}>
              Install on quit
            </Button>
          )}
          <Button size="compact-sm" variant="subtle" color="gray" onClick={updateLater}>
            Later
          </Button>
        </>
      }
    >
      <strong>
        Version {found} is {phase === 'ready' ? 'ready' : 'there'}.
      </strong>{' '}
      {phase === 'ready' && 'It is installed when you quit.'}
    </NoticeBar>
  );
}
