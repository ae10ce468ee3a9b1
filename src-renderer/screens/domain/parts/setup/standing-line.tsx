import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import type { OnceAction, Standing } from '#shared/ipc/domain.ipc.ts';
import { timeAgo } from '../../../../ui/time.ts';
import { ReasonButton } from '../../../../ui/reason-button.tsx';
import classes from './setup.module.css';
import { useAction } from './use-action.ts';
import type { DomainSetup } from './use-domain.ts';

interface StandingLineProps {
  standing: Standing;
  /** what is said while it runs, and once it is done */
  running: string;
  done: string;
}

/** How an action stands, in one line; nothing before it was ever started. */
export function StandingLine({ standing: { state, at, message, reason }, running, done }: StandingLineProps) {
  const [now] = useState(() => Date.now());
  const when = at === undefined ? '' : ` · ${timeAgo(at, now)}`;
  const line = {
    none: '',
    running,
    done: `${done}${when}`,
    failed: [message, reason].filter(Boolean).join(' '),
    unknown: 'Unknown – check status',
  }[state];
  return (
    <div role="status" className={classes.line} data-state={state}>
      {line}
      {state === 'unknown' && (
        <Text size="xs" c="dimmed">
          {[message, reason].filter(Boolean).join(' ')}
        </Text>
      )}
    </div>
  );
}

interface OpenOutcomeProps {
  setup: DomainSetup;
  action: OnceAction;
  standing: Standing;
  /** the two things that can have happened */
  yes: string;
  no: string;
}

/** For an action that may have been carried out: look, and once that does not tell, say what is so. */
export function OpenOutcome({ setup, action, standing, yes, no }: OpenOutcomeProps) {
  const look = useAction('domain.lookInto', setup, 'The status could not be checked');
  const settle = useAction('domain.settle', setup, 'The outcome could not be noted');
  // A look that could not tell leaves words of its own, without those of the failed call.
  const looked = standing.message !== undefined && standing.reason === undefined;
  return (
    <div className={classes.open}>
      <Group gap="xs">
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
    </div>
  );
}
