import { SegmentedControl, Switch } from '@mantine/core';
import { useId } from 'react';
import type { SettingName, Settings } from '#shared/domain/settings/settings.ts';
import { choices } from '../model.ts';
import type { SettingsScreen } from '../use-settings.ts';
import { SettingNote } from './setting-note.tsx';
import { SettingRow } from './setting-row.tsx';

interface ControlProps<N extends SettingName> {
  name: N;
  label: string;
  hint?: string;
  settings: SettingsScreen;
}

export function SettingSwitch({ name, label, hint, settings }: ControlProps<'spelling' | 'notifications'>) {
  const id = useId();
  const { view, choose, reset } = settings;
  if (!view) return null;
  return (
    <SettingRow label={label} labelId={id} hint={hint}>
      <Switch
        aria-labelledby={id}
        checked={view[name].value}
        disabled={view[name].source === 'locked'}
        onChange={(event) => choose({ [name]: event.currentTarget.checked })}
      />
      <SettingNote name={name} view={view} onReset={reset} />
    </SettingRow>
  );
}

interface ChoiceProps extends ControlProps<keyof typeof choices> {
  /** whether the setting has no effect on this computer */
  disabled?: boolean;
}

export function SettingChoice({ name, label, hint, settings, disabled = false }: ChoiceProps) {
  const id = useId();
  const { view, choose, reset } = settings;
  if (!view) return null;
  return (
    <SettingRow label={label} labelId={id} hint={hint}>
      <SegmentedControl<Settings[typeof name]>
        aria-labelledby={id}
        data={[...choices[name]]}
        value={view[name].value}
        disabled={disabled || view[name].source === 'locked'}
        onChange={(value) => choose({ [name]: value })}
      />
      <SettingNote name={name} view={view} onReset={reset} />
    </SettingRow>
  );
}
