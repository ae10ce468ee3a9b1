import { focusManager, notifyManager, type Query, QueryClient } from '@tanstack/react-query';
import type { Channel } from '#shared/ipc/contract.ts';
import type { EventName } from '#shared/ipc/events.ts';
import type { SiteStatus } from '#shared/ipc/site.ipc.ts';
import { subscribe } from './client.ts';
import { channelsChangedBySave, savedRecordKey, staleChannelsByEvent } from './freshness.ts';

// Notifies components of answers in a microtask. The default, a timer, would delay the answers.
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
  /** Stops listening to main's events and deletes all answers. */
  dispose: () => void;
}

/**
 * Creates the cache of main's answers, by channel and input. Components that make the same call share its answer.
 * Events of main make answers stale.
 */
export function createBridgeQueries(): BridgeQueries {
  const client = new QueryClient({
    defaultOptions: {
      // Main knows whether the server can be reached, and tries again itself.
      queries: { networkMode: 'always', retry: false, refetchOnReconnect: false },
    },
  });
  const stops = (Object.keys(staleChannelsByEvent) as EventName[]).map((event) =>
    subscribe(event, (payload) => invalidate(client, staleChannelsByEvent[event] ?? [], payload)),
  );
  const savedRecords = new Map<string, string>();
  const followSaves = subscribe('site.status', (status: SiteStatus) => {
    const key = savedRecordKey(status);
    if (savedRecords.get(status.slug) === key) return;
    savedRecords.set(status.slug, key);
    invalidate(client, channelsChangedBySave, status);
  });
  return {
    client,
    dispose() {
      for (const stop of [...stops, followSaves]) stop();
      client.clear();
    },
  };
}

/** Makes answers stale. Answers in use are asked for again at once, the others when they are next used. */
function invalidate(client: QueryClient, channels: readonly Channel[], event: object): void {
  const predicate = ({ queryKey }: Query): boolean => {
    // The client also holds data that components load without a call; the keys of such data are not in `channels`.
    const [channel, input] = queryKey as [Channel, { slug?: string }];
    if (!channels.includes(channel)) return false;
    return !('slug' in event) || input.slug === undefined || input.slug === event.slug;
  };
  // A first answer that has not arrived yet may be from before the event, so its call is cancelled and made again.
  const isFirst = (query: Query): boolean => predicate(query) && query.state.data === undefined;
  void client.cancelQueries({ predicate: isFirst }).then(() => client.invalidateQueries({ predicate }));
}
