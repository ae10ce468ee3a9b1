import { useState } from 'react';
import { type RestrictedAction, restrictedActions } from '#shared/domain/staff/roles.ts';
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

/** What the user's role must allow for these steps. All other steps need the permission to set up domains. */
const permissionOf: Partial<Record<Step['kind'], RestrictedAction>> = {
  park: restrictedActions.park,
  index: restrictedActions.reportDomain,
};

interface Action<C extends DomainChannel> {
  start: (extra: Omit<Input<C>, 'slug' | 'domain'>) => void;
  running: boolean;
}

/**
 * Returns a function that starts an action of the main process for the domain, and whether the action runs. The action
 * continues if the user leaves the screen. The main process acts on its own copy of the draft, so the latest edits are
 * sent to it first. The domain's state tells how the action ended.
 * @param failure title of the notice if the call itself fails
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
  /** why the step cannot be started now; undefined if it can */
  blocker: string | undefined;
}

/** Returns the state of a step, and the function that starts the step. */
export function useStep<S extends Step>(setup: DomainSetup, step: S): StepState<S> {
  const recorded = useSite((site) => step.recorded?.(site) ?? false);
  const retyped = useStatus(({ status }) => status?.editedFields.includes('paid_url') ?? false);
  const action = useAction<S['channel']>(step.channel, setup, `‘${step.label}’ could not be started`);
  const standing = standingWith(setup.state?.[step.kind], recorded, action.running);
  const unsaved = step.savedOnly && retyped ? UNSAVED : undefined;
  const forbidden = useRoleRefusal(permissionOf[step.kind] ?? restrictedActions.setUpDomain);
  const open = standing.state === 'unknown' ? 'Check its status first.' : undefined;
  return { ...action, setup, step, standing, blocker: forbidden ?? setup.blocker ?? unsaved ?? open };
}

/**
 * Returns the state of a step that this computer knows. If this computer knows none, the record decides, because the
 * step may have been done on another computer.
 */
function standingWith(known: Standing | undefined, recorded: boolean, running: boolean): Standing {
  if (running) return { state: 'running' };
  if (known && known.state !== 'none') return known;
  return { state: recorded ? 'done' : 'none' };
}
