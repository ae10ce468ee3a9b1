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
 * Long work over many sites that the user asks for: it is counted, and can be cancelled. It ends with its component. The
 * count is kept apart, so that only what shows it is drawn anew, ten times a second.
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
      // Drawing what thousands of sites answer takes longer than a frame: other drawing gets its turn in between.
      startTransition(() => update({ running: false, answer }));
    } catch (error) {
      update({ running: false, error: isCancelled(error) ? undefined : asBridgeError(error).message });
    }
  };
  return { ...state, counts, run, cancel: () => call.current?.abort(), reset: () => setState({ running: false }) };
}
