import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import type { Standing } from '#shared/ipc/domain.ipc.ts';
import { timeAgo } from '../../../../ui/time.ts';
import { ReasonButton } from '../../../../ui/reason-button.tsx';
import classes from './setup.module.css';
import type { DomainChannel, Step } from './steps.ts';
import type { DomainSetup } from './use-domain.ts';
import { useAction } from './use-step.ts';

interface OutcomeProps {
  setup: DomainSetup;
  step: Pick<Step<DomainChannel>, 'running' | 'done' | 'once'>;
  standing: Standing;
}

/** How a step stands, in one line; nothing before it was ever started. */
export function Outcome({ setup, step: { running, done, once }, standing }: OutcomeProps) {
  const { state, at, message, reason } = standing;
  const [now] = useState(() => Date.now());
  const when = at === undefined ? '' : ` · ${timeAgo(at, now)}`;
  const words = [message, reason].filter(Boolean).join(' ');
  const line = { none: '', running, done: `${done}${when}`, failed: words, unknown: 'Unknown – check status' }[state];
  return (
    <>
      <div role="status" className={classes.line} data-state={state}>
        {line}
        {state === 'unknown' && (
          <Text size="xs" c="dimmed">
            {words}
          </Text>
        )}
      </div>
      {state === 'unknown' && once && <OpenOutcome setup={setup} once={once} standing={standing} />}
    </>
  );
}

interface OpenOutcomeProps {
  setup: DomainSetup;
  once: NonNullable<Step<DomainChannel>['once']>;
  standing: Standing;
}

/** For an action that may have been carried out: look, and once that does not tell, say what is so. */
function OpenOutcome({ setup, once: { action, yes, no }, standing }: OpenOutcomeProps) {
  const look = useAction('domain.lookInto', setup, 'The status could not be checked');
  const settle = useAction('domain.settle', setup, 'The outcome could not be noted');
  // A look that could not tell leaves words of its own, without those of the failed call.
  const looked = standing.message !== undefined && standing.reason === undefined;
  return (
    <Group gap="xs" mt="xs">
      <ReasonButton
        size="compact-sm"
        variant="default"
        loading={look.running}
        reason={setup.blocker}
        onClick={() => look.start({ action })}
      >
        Check status
      </ReasonButton>
      {looked && (
        <>
          <Button size="compact-sm" variant="subtle" onClick={() => settle.start({ action, done: true })}>
            {yes}
          </Button>
          <Button size="compact-sm" variant="subtle" onClick={() => settle.start({ action, done: false })}>
            {no}
          </Button>
        </>
      )}
    </Group>
  );
}
