import { invoke } from '../../bridge/client.ts';
import { attempt } from '../../ui/notify.tsx';

/** Quits, after what is typed is on the disk, and starts the app again. */
export const restart = (safe: boolean): Promise<unknown> =>
  attempt('The app was not restarted', () => invoke('app.restart', { safe }));
