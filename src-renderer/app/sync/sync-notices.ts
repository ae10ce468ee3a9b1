import { useRef } from 'react';
import type { QueueEntry } from '#shared/ipc/sync.ipc.ts';
import { subscribe } from '../../bridge/client.ts';
import { useEvent } from '../../bridge/hooks.ts';
import { untilAny, untilPanel } from '../../state/causes.ts';
import { settleWaiting } from '../../state/jobs.ts';
import { openPanel } from '../../state/panel-store.ts';
import { notifyFailure, notifySuccess, type Until } from '../../ui/notify.tsx';
import { PUBLISH_TROUBLE, PUBLISHED, SAVE_TROUBLE, SAVED, savingOf } from '../save-flow/results.ts';

/**
 * Returns what happened to an entry between two states of the queue: it was sent, or it became blocked. Returns
 * undefined if neither happened, for example because the entry still waits, or was removed while it waited.
 */
function outcomeOf(before: QueueEntry, now: readonly QueueEntry[]): { sent: true } | { blocked: string } | undefined {
  const entry = now.find(({ id }) => id === before.id);
  if (!entry) return before.state === 'running' ? { sent: true } : undefined;
  return entry.state === 'blocked' && before.state !== 'blocked' ? { blocked: entry.reason } : undefined;
}

/** Closes a notice when the entry is sent, tried again or removed from the queue. */
const untilUnblocked =
  ({ id }: QueueEntry): Until =>
  (over) =>
    subscribe('sync.changed', ({ entries }) => {
      if (entries.find((entry) => entry.id === id)?.state !== 'blocked') over();
    });

/** Shows a notice when a queued save or publish was sent or became blocked, except for changes over many sites. */
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
