import { counted } from '#shared/domain/counted.ts';
import type { SiteStatus } from '#shared/ipc/site.ipc.ts';
import type { QueueEntry, SyncQueue } from '#shared/ipc/sync.ipc.ts';
import { clockTime } from '../../ui/time.ts';

export type SyncItemId = 'queue' | 'offline' | 'conflicts';

/** An item of the status line, beside the words that say where the draft is. */
export interface SyncItem {
  id: SyncItemId;
  text: string;
  tone: 'plain' | 'attention' | 'danger';
}

/** How far sending has come, counted from one. */
export function progressText({ done, total }: NonNullable<SyncQueue['progress']>): string {
  return `Syncing ${Math.min(done + 1, total)} of ${total}`;
}

/** Names an entry of the queue by its kind and the time at which it was asked for. */
export const askedAt = ({ kind, at }: { kind: QueueEntry['kind']; at: number }): string =>
  `${kind === 'save' ? 'Save' : 'Publish'} of ${clockTime(at)}`;

interface SyncFacts extends Pick<SiteStatus, 'offlineCopy' | 'online' | 'conflicts'> {
  /** names the entry of the queue that does not contain later edits of the site */
  notIncluded?: string;
}

/** The part of a site's status that the items depend on: the rest changes with every edit. */
export const syncFacts = ({
  offlineCopy,
  online,
  conflicts,
  queued,
}: Pick<SiteStatus, 'offlineCopy' | 'online' | 'conflicts' | 'queued'>): SyncFacts => ({
  offlineCopy,
  online,
  conflicts,
  ...(queued && queued.later.length > 0 && { notIncluded: `${askedAt(queued)} waits without later edits` }),
});

/** `status` is null where no site is open; `queue` undefined until main has told of it. */
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

/** Why nothing can be sent now; undefined where it can. */
export function holdReason({ online, pauseReason }: Pick<SyncQueue, 'online' | 'pauseReason'>): string | undefined {
  return online ? pauseReason : 'The server cannot be reached.';
}

/** State of an entry, and its reason in words. */
export function explainEntry({ state, reason }: QueueEntry, queue: SyncQueue): { state: string; reason: string } {
  if (state === 'running') return { state: 'Syncing now', reason: reason || 'It is being sent to the server.' };
  if (state === 'blocked') return { state: 'Needs you', reason: reason || 'The server did not take it.' };
  if (!queue.online) return { state: 'Waiting', reason: 'It is sent when the server can be reached.' };
  return { state: 'Waiting', reason: queue.pauseReason ?? (reason || 'It is sent after those before it.') };
}
