import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Channel, Input, Output } from '#shared/ipc/contract.ts';
import type { EventName, EventPayload } from '#shared/ipc/events.ts';
import { asBridgeError, type BridgeCallError, invoke, isCancelled, subscribe } from './client.ts';
import type { QueryCache, QueryState } from './query-cache.ts';

export const QueryCacheContext = createContext<QueryCache | null>(null);

function useQueryCache(): QueryCache {
  const cache = useContext(QueryCacheContext);
  if (!cache) throw new Error('No query cache above this component');
  return cache;
}

/** The answer to a call, shared with every component that makes the same one and kept fresh by events. */
export function useQuery<C extends Channel>(
  channel: C,
  input: Input<C>,
): QueryState<C> & { refetch: () => Promise<void> } {
  const cache = useQueryCache();
  const key = JSON.stringify(input);
  const watch = useCallback(
    (listener: () => void) => cache.watch(channel, JSON.parse(key) as Input<C>, listener),
    [cache, channel, key],
  );
  const state = useSyncExternalStore(watch, () => cache.read(channel, input));
  const refetch = useCallback(() => cache.refetch(channel, JSON.parse(key) as Input<C>), [cache, channel, key]);
  return { ...state, refetch };
}

export interface Mutation<C extends Channel> {
  /** The answer, or undefined where the call failed (see `error`) or was cancelled. */
  run: (input: Input<C>) => Promise<Output<C> | undefined>;
  running: boolean;
  error: BridgeCallError | undefined;
  /** the step that the running call has reached */
  step: string | undefined;
  cancel: () => void;
  reset: () => void;
}

interface MutationState {
  running: boolean;
  error: BridgeCallError | undefined;
  step: string | undefined;
}

const resting: MutationState = { running: false, error: undefined, step: undefined };

/** A call made on the user's word. It is cancelled when its component goes away. */
export function useMutation<C extends Channel>(channel: C): Mutation<C> {
  const [state, setState] = useState(resting);
  const call = useRef<AbortController | null>(null);
  useEffect(() => () => call.current?.abort(), []);

  const run = useCallback(
    async (input: Input<C>): Promise<Output<C> | undefined> => {
      const controller = new AbortController();
      call.current?.abort();
      call.current = controller;
      const update = (next: MutationState): void => {
        if (call.current === controller) setState(next);
      };
      update({ ...resting, running: true });
      try {
        const answer = await invoke(channel, input, {
          signal: controller.signal,
          onProgress: (step) => update({ ...resting, running: true, step }),
        });
        update(resting);
        return controller.signal.aborted ? undefined : answer;
      } catch (error) {
        update({ ...resting, error: isCancelled(error) ? undefined : asBridgeError(error) });
        return undefined;
      }
    },
    [channel],
  );
  const cancel = useCallback(() => call.current?.abort(), []);
  const reset = useCallback(() => setState(resting), []);
  return { ...state, run, cancel, reset };
}

/** Listens to an event of main while the component is there; the newest listener is called. */
export function useEvent<E extends EventName>(event: E, listener: (payload: EventPayload<E>) => void): void {
  const latest = useEffectEvent(listener);
  useEffect(() => subscribe(event, (payload) => latest(payload)), [event]);
}
