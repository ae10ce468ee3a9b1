import { invoke } from '../bridge/client.ts';
import { attempt } from '../ui/notify.tsx';

/** Downloads the update that was found. Main tells all windows when the state of updates changes. */
export const getUpdate = (): void => void attempt('The update was not fetched', () => invoke('settings.getUpdate', {}));

export const restartForUpdate = (): void =>
  void attempt('The app was not restarted', () => invoke('settings.restartForUpdate', {}));

export const updateLater = (): void =>
  void attempt('The update was not put off', () => invoke('settings.updateLater', {}));
