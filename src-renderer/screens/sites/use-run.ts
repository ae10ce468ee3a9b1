import { startTransition, useEffect, useRef, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import type { Channel, Input, Output } from '#shared/ipc/contract.ts';
import type { StepCount } from '#shared/ipc/events.ts';
import { asBridgeError, invoke, isCancelled } from '../../bridge/client.ts';

const NONE: StepCount = { done: 0, total: 0 };

interface Run<C extends Channel> {
  running: boolean;
  error?: string | undefined;
  answer?: Output<C> | undefined;
}

/**
 * Returns functions that start and cancel a long call over many sites, and the state of that call. The call is
 * cancelled when the component unmounts. `counts` is a store of its own, because it may change many times a second and
 * only the component that shows the progress should render again.
 */
export function useRun<C extends Channel>(channel: C) {
  const [state, setState] = useState<Run<C>>({ running: false });
  const [counts] = useState(() => createStore<StepCount>(() => NONE));
  const call = useRef<AbortController | null>(null);
  useEffect(() => () => call.current?.abort(), []);
  const run = async (input: Input<C>): Promise<void> => {
    const controller = new AbortController();
    call.current?.abort();
    call.current = controller;
    const isLatest = (): boolean => call.current === controller;
    const update = (next: Run<C>): void => {
      if (isLatest()) setState(next);
    };
    counts.setState(NONE);
    update({ running: true });
    try {
      const answer = await invoke(channel, input, {
        signal: controller.signal,
        onProgress: (_step, count) => isLatest() && counts.setState(count ?? NONE),
      });
      // Rendering the results of thousands of sites takes longer than a frame. In a transition, React interrupts the
      // rendering to handle input.
      startTransition(() => update({ running: false, answer }));
    } catch (error) {
      update({ running: false, error: isCancelled(error) ? undefined : asBridgeError(error).message });
    }
  };
  return { ...state, counts, run, cancel: () => call.current?.abort(), reset: () => setState({ running: false }) };
}
