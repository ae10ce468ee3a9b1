import { useState } from 'react';
import type { Channel, Input } from '#shared/ipc/contract.ts';
import { invoke } from '../../../../bridge/client.ts';
import { flushEdits } from '../../../../state/draft.ts';
import { whileOpen } from '../../../../state/while-open.ts';
import { attempt } from '../../../../ui/notify.tsx';
import type { DomainSetup } from './use-domain.ts';

type DomainChannel = Extract<Channel, `domain.${string}`>;

export interface Action<C extends DomainChannel> {
  start: (extra: Omit<Input<C>, 'slug' | 'domain'>) => void;
  running: boolean;
}

/**
 * One of main's actions for the domain: it goes on when the screen is left. What was typed before it is in the draft
 * that main acts on. How it went is in the domain's state; `failure` names it where main could not even try.
 */
export function useAction<C extends DomainChannel>(
  channel: C,
  { target, refresh }: DomainSetup,
  failure: string,
): Action<C> {
  const [running, setRunning] = useState(false);
  const act = async (extra: Omit<Input<C>, 'slug' | 'domain'>): Promise<void> => {
    setRunning(true);
    try {
      await flushEdits();
      await invoke(channel, { ...target, ...extra } as Input<C>);
    } finally {
      await refresh();
      setRunning(false);
    }
  };
  return {
    start(extra) {
      const actHere = whileOpen(() => act(extra));
      void attempt(failure, actHere, target.slug);
    },
    running,
  };
}
