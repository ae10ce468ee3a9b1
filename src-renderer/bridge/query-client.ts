import { focusManager, notifyManager, type Query, QueryClient } from '@tanstack/react-query';
import type { Channel } from '#shared/ipc/contract.ts';
import type { EventName } from '#shared/ipc/events.ts';
import type { SiteStatus } from '#shared/ipc/site.ipc.ts';
import { subscribe } from './client.ts';
import { ofSavedRecord, savedRecordKey, staleAfter } from './freshness.ts';

// Answers are drawn as they come, not after a timer.
notifyManager.setScheduler(queueMicrotask);

// On a desktop, a window can lose and get the focus without being hidden, so both events are listened to.
focusManager.setEventListener((onFocus) => {
  const listener = (): void => onFocus();
  window.addEventListener('focus', listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    window.removeEventListener('focus', listener);
    document.removeEventListener('visibilitychange', listener);
  };
});

export interface BridgeQueries {
  client: QueryClient;
  /** stops listening to main's events and forgets all answers */
  dispose: () => void;
}

/** Answers of main by channel and input, shared by all components that ask for the same and kept fresh by events. */
export function createBridgeQueries(): BridgeQueries {
  const client = new QueryClient({
    defaultOptions: {
      // Main knows whether the server can be reached, and tries again itself.
      queries: { networkMode: 'always', retry: false, refetchOnReconnect: false },
    },
  });
  const stops = (Object.keys(staleAfter) as EventName[]).map((event) =>
    subscribe(event, (payload) => invalidate(client, staleAfter[event] ?? [], payload)),
  );
  const savedRecords = new Map<string, string>();
  const followSaves = subscribe('site.status', (status: SiteStatus) => {
    const key = savedRecordKey(status);
    if (savedRecords.get(status.slug) === key) return;
    savedRecords.set(status.slug, key);
    invalidate(client, ofSavedRecord, status);
  });
  return {
    client,
    dispose() {
      for (const stop of [...stops, followSaves]) stop();
      client.clear();
    },
  };
}

/** Shown answers are asked for again, the others when they are next shown. */
function invalidate(client: QueryClient, channels: readonly Channel[], event: object): void {
  const predicate = ({ queryKey }: Query): boolean => {
    // The client also holds what a component loads of its own, which no call answers.
    const [channel, input] = queryKey as [Channel, { slug?: string }];
    if (!channels.includes(channel)) return false;
    return !('slug' in event) || input.slug === undefined || input.slug === event.slug;
  };
  // A first answer that is under way may be from before the event: it is cancelled and asked for again.
  const isFirst = (query: Query): boolean => predicate(query) && query.state.data === undefined;
  void client.cancelQueries({ predicate: isFirst }).then(() => client.invalidateQueries({ predicate }));
}
