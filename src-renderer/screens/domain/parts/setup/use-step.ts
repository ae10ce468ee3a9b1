import { useState } from 'react';
import { type Deed, deeds } from '#shared/domain/staff/roles.ts';
import type { Input } from '#shared/ipc/contract.ts';
import type { Standing } from '#shared/ipc/domain.ipc.ts';
import { invoke } from '../../../../bridge/client.ts';
import { flushEdits, useSite, useStatus } from '../../../../state/draft.ts';
import { useRoleRefusal } from '../../../../state/role.ts';
import { whileOpen } from '../../../../state/while-open.ts';
import { attempt } from '../../../../ui/notify.tsx';
import type { DomainChannel, Step } from './steps.ts';
import type { DomainSetup } from './use-domain.ts';

const UNSAVED = 'Save first: the server reads the domain from the saved site.';

/** What the user's role has to allow for a step; for all other steps it has to allow the setup of the domain. */
const deedOf: Partial<Record<Step['kind'], Deed>> = { park: deeds.park, index: deeds.reportDomain };

interface Action<C extends DomainChannel> {
  start: (extra: Omit<Input<C>, 'slug' | 'domain'>) => void;
  running: boolean;
}

/**
 * One of main's actions for the domain, which goes on when the screen is left. Main acts on its copy of the draft,
 * which has to hold what was typed last. The domain's state tells how the action ended; `failure` is set where main
 * could not start it.
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

export interface StepState<S extends Step = Step> extends Action<S['channel']> {
  setup: DomainSetup;
  step: S;
  standing: Standing;
  /** why it cannot be started now */
  blocker: string | undefined;
}

/** The state of a step, and the function that starts it. */
export function useStep<S extends Step>(setup: DomainSetup, step: S): StepState<S> {
  const recorded = useSite((site) => step.recorded?.(site) ?? false);
  const retyped = useStatus(({ status }) => status?.editedFields.includes('paid_url') ?? false);
  const action = useAction<S['channel']>(step.channel, setup, `‘${step.label}’ could not be started`);
  const standing = standingWith(setup.state?.[step.kind], recorded, action.running);
  const unsaved = step.savedOnly && retyped ? UNSAVED : undefined;
  const forbidden = useRoleRefusal(deedOf[step.kind] ?? deeds.setUpDomain);
  const open = standing.state === 'unknown' ? 'Check its status first.' : undefined;
  return { ...action, setup, step, standing, blocker: forbidden ?? setup.blocker ?? unsaved ?? open };
}

/**
 * The state by this computer's memory and by the record, where another computer may have noted that the step was done.
 */
function standingWith(known: Standing | undefined, recorded: boolean, running: boolean): Standing {
  if (running) return { state: 'running' };
  if (known && known.state !== 'none') return known;
  return { state: recorded ? 'done' : 'none' };
}
