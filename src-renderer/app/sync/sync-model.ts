import { counted } from '#shared/domain/counted.ts';
import type { SiteStatus } from '#shared/ipc/site.ipc.ts';
import type { QueueEntry, SyncQueue } from '#shared/ipc/sync.ipc.ts';
import { clockTime } from '../../ui/time.ts';

export type SyncItemId = 'queue' | 'offline' | 'conflicts';

/** An item of the status line, beside the text about the draft's state. */
export interface SyncItem {
  id: SyncItemId;
  text: string;
  tone: 'plain' | 'attention' | 'danger';
}

/** Returns a text with the number of the entry that is being sent, counted from one, and the total. */
export function progressText({ done, total }: NonNullable<SyncQueue['progress']>): string {
  return `Syncing ${Math.min(done + 1, total)} of ${total}`;
}

/** Returns a name for an entry of the queue, made of its kind and the time at which the user asked for it. */
export const entryName = ({ kind, at }: { kind: QueueEntry['kind']; at: number }): string =>
  `${kind === 'save' ? 'Save' : 'Publish'} of ${clockTime(at)}`;

interface SyncFacts extends Pick<SiteStatus, 'offlineCopy' | 'online' | 'conflicts'> {
  /** text that says that the queued entry does not contain later edits of the site */
  notIncluded?: string;
}

/** Returns the part of a site's status that the items depend on. The rest changes with every edit and is left out. */
export const syncFacts = ({
  offlineCopy,
  online,
  conflicts,
  queued,
}: Pick<SiteStatus, 'offlineCopy' | 'online' | 'conflicts' | 'queued'>): SyncFacts => ({
  offlineCopy,
  online,
  conflicts,
  ...(queued && queued.later.length > 0 && { notIncluded: `${entryName(queued)} waits without later edits` }),
});

/** Returns the items to show. `status` is null if no site is open; `queue` is undefined until main has reported it. */
export function syncItems(status: SyncFacts | null, queue: SyncQueue | undefined): SyncItem[] {
  const items: SyncItem[] = [];
  const waiting = queue?.entries.length ?? 0;
  if (queue?.progress) items.push({ id: 'queue', text: progressText(queue.progress), tone: 'plain' });
  else if (waiting > 0) {
    const blocked = queue?.entries.some(({ state }) => state === 'blocked');
    items.push({
      id: 'queue',
      text: status?.notIncluded ?? `Waiting to sync (${waiting})`,
      tone: blocked ? 'attention' : 'plain',
    });
  }
  if (status?.offlineCopy)
    items.push({ id: 'offline', text: 'Offline (opened from this computer)', tone: 'attention' });
  else if (status?.online === false || queue?.online === false) {
    items.push({ id: 'offline', text: 'Offline', tone: 'attention' });
  } else if (queue?.slow) items.push({ id: 'offline', text: 'Server is slow', tone: 'plain' });
  const conflicts = status?.conflicts ?? 0;
  if (conflicts > 0) items.push({ id: 'conflicts', text: counted(conflicts, 'conflict'), tone: 'danger' });
  return items;
}

/** Returns the reason why nothing can be sent now; undefined if sending is possible. */
export function holdReason({ online, pauseReason }: Pick<SyncQueue, 'online' | 'pauseReason'>): string | undefined {
  return online ? pauseReason : 'The server cannot be reached.';
}

/** Returns the state of an entry and the reason for it, as texts. */
export function explainEntry({ state, reason }: QueueEntry, queue: SyncQueue): { state: string; reason: string } {
  if (state === 'running') return { state: 'Syncing now', reason: reason || 'It is being sent to the server.' };
  if (state === 'blocked') return { state: 'Needs you', reason: reason || 'The server did not take it.' };
  if (!queue.online) return { state: 'Waiting', reason: 'It is sent when the server can be reached.' };
  return { state: 'Waiting', reason: queue.pauseReason ?? (reason || 'It is sent after those before it.') };
}
