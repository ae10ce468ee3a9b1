import { invoke } from '../../bridge/client.ts';
import { attempt } from '../../ui/notify.tsx';

/** Pauses, continues or ends a change, depending on the channel. */
export const act = (channel: 'fleet.pause' | 'fleet.goOn' | 'fleet.stop', id: number): Promise<void> =>
  attempt('The change could not be reached', () => invoke(channel, { id }));
