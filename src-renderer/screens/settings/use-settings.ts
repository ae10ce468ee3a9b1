import { useCallback } from 'react';
import type { SettingName, Settings, SettingsView } from '#shared/domain/settings/settings.ts';
import { invoke } from '../../bridge/client.ts';
import { useQuery } from '../../bridge/hooks.ts';
import { attempt } from '../../ui/notify.tsx';

const FAILED = 'The setting was not changed';

export interface SettingsScreen {
  view: SettingsView | undefined;
  choose: (settings: Partial<Settings>) => void;
  /** Removes the user's own choice, so that the default applies again. */
  reset: (name: SettingName) => void;
}

/** Returns the settings of this computer. Main tells all windows of a change, and they read the settings again. */
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
