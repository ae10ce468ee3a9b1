import { Button } from '@mantine/core';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { invoke } from '../../../bridge/client.ts';
import { useQuery } from '../../../bridge/hooks.ts';
import { useAppInfo } from '../../../state/app-info.ts';
import { getUpdate, restartForUpdate } from '../../../state/updates.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { attempt } from '../../../ui/notify.tsx';
import { ReleaseNotesButton } from '../../../ui/release-notes.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { updateText } from '../model.ts';
import classes from '../settings.module.css';
import type { SettingsScreen } from '../use-settings.ts';
import { SettingChoice } from './setting-controls.tsx';
import { SettingRow } from './setting-row.tsx';

/** The app's version, the state of updates, and the setting that says what happens with a new version. */
export function UpdatesCard({ settings }: { settings: SettingsScreen }) {
  const { version } = useAppInfo();
  const { data: update } = useQuery('settings.update', {});
  const [looking, setLooking] = useState(false);
  const look = async (): Promise<void> => {
    setLooking(true);
    // The call's answer is not used: `settings.changed` tells this window that the state of updates has changed.
    await attempt('The update feed was not asked', () => invoke('settings.lookForUpdate', {}));
    setLooking(false);
  };
  return (
    <SectionCard title="Updates" purpose="New versions of the app.">
      <div className={classes.rows}>
        <SettingRow label={`Version ${version}`} hint={update && updateText(update)}>
          {update?.found !== undefined && update.notes !== undefined && (
            <ReleaseNotesButton version={update.found} notes={update.notes} />
          )}
          {update?.found !== undefined && update.phase === 'none' && (
            <Button size="compact-sm" onClick={getUpdate}>
              Install on quit
            </Button>
          )}
          {update?.phase === 'ready' && (
            <Button size="compact-sm" onClick={restartForUpdate}>
              Restart now
            </Button>
          )}
          {update?.looks === true && (
            <ActionButton variant="default" icon={RefreshCw} loading={looking} onClick={() => void look()}>
              Look now
            </ActionButton>
          )}
        </SettingRow>
        <SettingChoice
          name="updates"
          label="When there is a new version"
          settings={settings}
          disabled={update?.cannot !== undefined}
        />
      </div>
    </SectionCard>
  );
}
