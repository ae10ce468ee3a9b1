import { Button, Center, Loader, Text } from '@mantine/core';
import { Circle, CircleAlert, CircleCheck, CircleHelp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Standing } from '#shared/ipc/domain.ipc.ts';
import { colorOf, Outcome } from './outcome.tsx';
import classes from './setup.module.css';
import type { RowStep } from './steps.ts';
import type { StepState } from './use-step.ts';

interface StepRowProps {
  of: StepState<RowStep>;
  action: ReactNode;
  /** further content of the step */
  children?: ReactNode;
}

const marks = {
  none: { icon: Circle, label: 'Not done' },
  done: { icon: CircleCheck, label: 'Done' },
  failed: { icon: CircleAlert, label: 'Failed' },
  unknown: { icon: CircleHelp, label: 'Unknown' },
};

/** Row for one step of a domain's set-up: the step's mark, purpose, state and button. */
export function StepRow({ of, action, children }: StepRowProps) {
  const { title, purpose, lasting } = of.step;
  const { state } = of.standing;
  const [unfolded, setUnfolded] = useState(false);
  const folds = lasting && state === 'done';
  const isOpen = !folds || unfolded;
  return (
    <li className={classes.row} aria-label={title}>
      <Center h={20} c={colorOf[state]}>
        <Mark state={state} />
      </Center>
      <div>
        <Text component="h3" size="sm" fw={550}>
          {title}
        </Text>
        {isOpen && (
          <Text size="sm" c="dimmed">
            {purpose}
          </Text>
        )}
        <Outcome of={of} />
        {children}
      </div>
      <div className={classes.action}>
        {isOpen && action}
        {folds && (
          <Button
            variant="subtle"
            size="compact-sm"
            justify="flex-end"
            aria-expanded={isOpen}
            aria-label={`${isOpen ? 'Less' : 'More'} of ${title}`}
            onClick={() => setUnfolded(!unfolded)}
          >
            {isOpen ? 'Less' : 'More'}
          </Button>
        )}
      </div>
    </li>
  );
}

function Mark({ state }: Pick<Standing, 'state'>) {
  if (state === 'running') return <Loader size={18} role="img" aria-label="Running" />;
  const { icon: Icon, label } = marks[state];
  return <Icon size={18} role="img" aria-label={label} />;
}
