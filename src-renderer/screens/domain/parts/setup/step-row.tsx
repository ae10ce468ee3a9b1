import { Button, Loader } from '@mantine/core';
import { Circle, CircleAlert, CircleCheck, CircleHelp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Standing } from '#shared/ipc/domain.ipc.ts';
import { Outcome } from './outcome.tsx';
import classes from './setup.module.css';
import type { DomainChannel, RowStep } from './steps.ts';
import type { DomainSetup } from './use-domain.ts';

interface StepRowProps {
  setup: DomainSetup;
  step: RowStep<DomainChannel>;
  standing: Standing;
  action: ReactNode;
  /** what else is to be said of it */
  children?: ReactNode;
}

const marks = {
  none: { icon: Circle, label: 'Not done' },
  done: { icon: CircleCheck, label: 'Done' },
  failed: { icon: CircleAlert, label: 'Failed' },
  unknown: { icon: CircleHelp, label: 'Unknown' },
};

/** One step of a domain's set-up: its mark, what it is for, how it stands, and its button. */
export function StepRow({ setup, step, standing, action, children }: StepRowProps) {
  const { title, purpose, lasting } = step;
  const { state } = standing;
  const [unfolded, setUnfolded] = useState(false);
  const folds = lasting && state === 'done';
  const isOpen = !folds || unfolded;
  return (
    <li className={classes.row} aria-label={title}>
      <span className={classes.mark} data-state={state}>
        <Mark state={state} />
      </span>
      <div className={classes.words}>
        <h3>{title}</h3>
        {isOpen && <p>{purpose}</p>}
        <Outcome setup={setup} step={step} standing={standing} />
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
