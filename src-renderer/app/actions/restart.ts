import { invoke } from '../../bridge/client.ts';
import { attempt } from '../../ui/notify.tsx';

/**
 * Restarts the app once typed text is on the disk.
 * @param safe whether the app starts in safe mode
 */
export const restart = (safe: boolean): Promise<unknown> =>
  attempt('The app was not restarted', () => invoke('app.restart', { safe }));
