import { useCallback } from 'react';
import type { SettingName, Settings, SettingsView } from '#shared/domain/settings/settings.ts';
import { invoke } from '../../bridge/client.ts';
import { useQuery } from '../../bridge/hooks.ts';
import { attempt } from '../../ui/notify.tsx';

const FAILED = 'The setting was not changed';

export interface SettingsScreen {
  view: SettingsView | undefined;
  choose: (settings: Partial<Settings>) => void;
  /** Forgets the user's own choice. */
  reset: (name: SettingName) => void;
}

/** The settings of this computer; main tells all windows of a change. */
export function useSettings(): SettingsScreen {
  const { data: view } = useQuery('settings.view', {});
  const choose = useCallback((settings: Partial<Settings>) => {
    void attempt(FAILED, () => invoke('settings.set', settings));
  }, []);
  const reset = useCallback((name: SettingName) => {
    void attempt(FAILED, () => invoke('settings.reset', { name }));
  }, []);
  return { view, choose, reset };
}
