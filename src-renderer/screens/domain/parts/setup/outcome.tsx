import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import type { Standing } from '#shared/ipc/domain.ipc.ts';
import { timeAgo } from '../../../../ui/time.ts';
import { ReasonButton } from '../../../../ui/reason-button.tsx';
import { type StepState, useAction } from './use-step.ts';

/** Colors, by the state of a step, of the step's mark and of the line that tells the state. */
export const colorOf: Readonly<Record<Standing['state'], string>> = {
  none: 'dimmed',
  running: 'dimmed',
  done: 'var(--app-good)',
  failed: 'var(--app-danger)',
  unknown: 'var(--app-attention)',
};

/** Shows the state of a step, or nothing if the step was never started. If the state is unknown, offers to check it. */
export function Outcome({ of }: { of: StepState }) {
  const { state, at, message, reason } = of.standing;
  const { running, done, once } = of.step;
  const [now] = useState(() => Date.now());
  const when = at === undefined ? '' : ` · ${timeAgo(at, now)}`;
  const words = [message, reason].filter(Boolean).join(' ');
  const line = { none: '', running, done: `${done}${when}`, failed: words, unknown: 'Unknown – check status' }[state];
  return (
    <>
      <Text
        component="div"
        size="sm"
        role="status"
        mt={line === '' ? 0 : 4}
        c={colorOf[state]}
        fw={state === 'unknown' ? 550 : 400}
        style={{ overflowWrap: 'anywhere' }}
      >
        {line}
        {state === 'unknown' && (
          <Text size="xs" c="dimmed">
            {words}
          </Text>
        )}
      </Text>
      {state === 'unknown' && once && <OpenOutcome of={of} once={once} />}
    </>
  );
}

interface OpenOutcomeProps {
  of: StepState;
  once: NonNullable<StepState['step']['once']>;
}

/**
 * Buttons for an action that may have been carried out. The first checks whether it was. If the check does not tell,
 * two further buttons let the user say whether it was.
 */
function OpenOutcome({ of: { setup, standing }, once: { action, yes, no } }: OpenOutcomeProps) {
  const look = useAction('domain.lookInto', setup, 'The status could not be checked');
  const settle = useAction('domain.settle', setup, 'The outcome could not be noted');
  // A check that could not tell leaves a message without a reason. A lost answer to the action leaves a reason.
  const hasChecked = standing.message !== undefined && standing.reason === undefined;
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
      {hasChecked && (
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
