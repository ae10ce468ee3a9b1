import { Alert, Button } from '@mantine/core';
import { Building2, FolderOpen, Stethoscope } from 'lucide-react';
import { useState } from 'react';
import { invoke } from '../../bridge/client.ts';
import { useQuery } from '../../bridge/hooks.ts';
import { useAppInfo } from '../../state/app-info.ts';
import { Fact, Facts, FactValue } from '../../ui/facts.tsx';
import { attempt } from '../../ui/notify.tsx';
import { Screen } from '../../ui/screen.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { DiagnosticsDialog } from './parts/diagnostics.tsx';
import { Dictionary } from './parts/dictionary.tsx';
import { SettingChoice, SettingSwitch } from './parts/setting-controls.tsx';
import { SettingRow } from './parts/setting-row.tsx';
import { SpaceCard } from './parts/space-card.tsx';
import { UpdatesCard } from './parts/updates-card.tsx';
import classes from './settings.module.css';
import { useSettings } from './use-settings.ts';

/**
 * The settings of this computer, each with a note if the company has chosen its value. Also shows the server, the disk
 * space and the diagnostics.
 */
export default function SettingsScreen() {
  const settings = useSettings();
  const { backend, keychain } = useAppInfo();
  const { data: policy } = useQuery('settings.policy', {});
  const [diagnosing, setDiagnosing] = useState(false);
  return (
    <div className={classes.page}>
      <Screen title="Settings">
        {policy?.problem !== undefined && (
          <Alert color="red" icon={<Building2 />} title="Your company’s policy cannot be used as it is">
            {policy.problem} Please tell your IT department.
          </Alert>
        )}
        {policy?.restartNeeded === true && (
          <Alert icon={<Building2 />} title="Your company has changed how the app is set up">
            It takes effect when the app is next started.
          </Alert>
        )}
        <SectionCard title="Appearance" purpose="How the app looks on this computer.">
          <SettingChoice name="theme" label="Colors" settings={settings} />
        </SectionCard>
        <SectionCard title="Work" purpose="What the app does beside you.">
          <div className={classes.rows}>
            <SettingSwitch
              name="notifications"
              label="Say when long work has ended"
              hint="The system tells it while the app is not in front."
              settings={settings}
            />
            <SettingSwitch
              name="spelling"
              label="Check the spelling before a save"
              hint="A save asks about words that nobody knows."
              settings={settings}
            />
            <SettingRow label="Dictionary" hint={<Dictionary />}>
              {null}
            </SettingRow>
          </div>
        </SectionCard>
        <UpdatesCard settings={settings} />
        <SectionCard title="Server" purpose="Where sites are saved. Your IT sets it in the policy.">
          <Facts dense>
            <Fact name="Server">
              {backend.kind === 'embedded' ? 'Demo server on this computer' : <FactValue>{backend.url}</FactValue>}
            </Fact>
            <Fact name="Policy">
              {policy?.place === undefined ? 'None on this computer' : <FactValue>{policy.place}</FactValue>}
            </Fact>
            <Fact name="Sign-in">{keychain.notice ?? 'Kept in the keychain of this computer'}</Fact>
          </Facts>
        </SectionCard>
        <SpaceCard />
        <SectionCard title="Diagnostics" purpose="For whoever looks into a fault of the app.">
          <div className={classes.rows}>
            <SettingRow label="Export diagnostics" hint="Shown before anything is saved.">
              <Button
                variant="default"
                leftSection={<Stethoscope size={16} aria-hidden />}
                onClick={() => setDiagnosing(true)}
              >
                Show diagnostics
              </Button>
            </SettingRow>
            <SettingRow label="Logs" hint="One line for each thing that happened, without secrets.">
              <Button
                variant="default"
                leftSection={<FolderOpen size={16} aria-hidden />}
                onClick={() => void attempt('The folder was not shown', () => invoke('settings.openLogs', {}))}
              >
                Show in folder
              </Button>
            </SettingRow>
          </div>
        </SectionCard>
        {diagnosing && <DiagnosticsDialog onClose={() => setDiagnosing(false)} />}
      </Screen>
    </div>
  );
}
