import { useQuery as useTanstackQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Channel, Input, Output } from '#shared/ipc/contract.ts';
import type { EventName, EventPayload } from '#shared/ipc/events.ts';
import { asBridgeError, type BridgeCallError, invoke, isCancelled, subscribe } from './client.ts';
import { keptTime, staleTime } from './freshness.ts';

export interface QueryState<C extends Channel> {
  data: Output<C> | undefined;
  error: BridgeCallError | undefined;
  /** whether a call is running or no call has ended yet; `data` may already hold an earlier answer */
  loading: boolean;
  /** time of the answer in `data`, in milliseconds since 1970; undefined before the first answer */
  updatedAt: number | undefined;
  /** Makes the call again. Resolves after the answer or the failure. */
  refetch: () => Promise<void>;
}

interface QueryOptions<C extends Channel> extends Pick<
  UseQueryOptions<Output<C>>,
  'enabled' | 'gcTime' | 'placeholderData' | 'refetchInterval' | 'staleTime'
> {
  /** whether a running call is cancelled when no component needs its answer */
  cancels?: boolean;
}

/**
 * Returns the answer to a call. All components that make the same call share the answer. freshness.ts says when the
 * call is made again.
 */
export function useQuery<C extends Channel>(
  channel: C,
  input: Input<C>,
  { cancels = false, ...options }: QueryOptions<C> = {},
): QueryState<C> {
  const query = useTanstackQuery<Output<C>>({
    queryKey: [channel, input],
    queryFn: (call) => invoke(channel, input, cancels ? { signal: call.signal } : {}),
    staleTime: staleTime(channel),
    gcTime: keptTime(channel),
    // `refetchInterval` also works in a hidden window, so that the window is up to date when it is shown again.
    refetchIntervalInBackground: true,
    ...options,
  });
  const { refetch: askAgain } = query;
  const refetch = useCallback(async () => void (await askAgain()), [askAgain]);
  return {
    data: query.data,
    error: query.error ? asBridgeError(query.error) : undefined,
    loading: query.isFetching || query.isPending,
    updatedAt: query.dataUpdatedAt || undefined,
    refetch,
  };
}

export interface Mutation<C extends Channel> {
  /** Makes the call. Returns the answer, or undefined if the call failed (see `error`) or was cancelled. */
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

/** Returns a call for an action of the user. A running call is cancelled by the next run, and on unmount. */
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

/** Listens to an event of main while the component is mounted. An event calls the listener of the latest render. */
export function useEvent<E extends EventName>(event: E, listener: (payload: EventPayload<E>) => void): void {
  const latest = useEffectEvent(listener);
  useEffect(() => subscribe(event, (payload) => latest(payload)), [event]);
}
