import { useRef } from 'react';
import type { QueueEntry } from '#shared/ipc/sync.ipc.ts';
import { subscribe } from '../../bridge/client.ts';
import { useEvent } from '../../bridge/hooks.ts';
import { untilAny, untilPanel } from '../../state/causes.ts';
import { settleWaiting } from '../../state/jobs.ts';
import { openPanel } from '../../state/panel-store.ts';
import { notifyFailure, notifySuccess, type Until } from '../../ui/notify.tsx';
import { PUBLISH_TROUBLE, PUBLISHED, SAVE_TROUBLE, SAVED, savingOf } from '../save-flow/results.ts';

/** What became of an entry from one state of the queue to the next; undefined where it still waits or was taken out. */
function outcomeOf(before: QueueEntry, now: readonly QueueEntry[]): { sent: true } | { blocked: string } | undefined {
  const entry = now.find(({ id }) => id === before.id);
  if (!entry) return before.state === 'running' ? { sent: true } : undefined;
  return entry.state === 'blocked' && before.state !== 'blocked' ? { blocked: entry.reason } : undefined;
}

/** Until the entry is sent, tried again or taken out of the queue. */
const untilUnblocked =
  ({ id }: QueueEntry): Until =>
  (over) =>
    subscribe('sync.changed', ({ entries }) => {
      if (entries.find((entry) => entry.id === id)?.state !== 'blocked') over();
    });

/** Says how the saves and publishes that waited for the server have ended. */
export function useSyncNotices(): void {
  const known = useRef<readonly QueueEntry[]>([]);
  useEvent('sync.changed', ({ entries }) => {
    for (const before of known.current) {
      if (before.ofMany) continue;
      const outcome = outcomeOf(before, entries);
      const about = savingOf(before.slug);
      if (outcome && 'sent' in outcome) {
        const title = before.kind === 'save' ? SAVED : PUBLISHED;
        settleWaiting(before.kind, before.slug, { state: 'done', title });
        notifySuccess({ ...about, title });
      }
      if (outcome && 'blocked' in outcome) {
        const title = before.kind === 'save' ? SAVE_TROUBLE : PUBLISH_TROUBLE;
        const action = { label: 'Show', onClick: () => openPanel('sync') };
        settleWaiting(before.kind, before.slug, { state: 'failed', title, text: outcome.blocked });
        const until = untilAny(untilPanel('sync'), untilUnblocked(before));
        notifyFailure({ ...about, title, message: outcome.blocked, action, until });
      }
    }
    known.current = entries;
  });
}
