import { Button, Loader } from '@mantine/core';
import { Circle, CircleAlert, CircleCheck, CircleHelp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Standing } from '#shared/ipc/domain.ipc.ts';
import classes from './setup.module.css';

interface ActionRowProps {
  title: string;
  purpose: string;
  state: Standing['state'];
  action: ReactNode;
  /** it is done once for all: from then on it is a line that unfolds */
  once?: boolean;
  /** how it stands */
  children?: ReactNode;
}

const marks = {
  none: { icon: Circle, label: 'Not done' },
  done: { icon: CircleCheck, label: 'Done' },
  failed: { icon: CircleAlert, label: 'Failed' },
  unknown: { icon: CircleHelp, label: 'Unknown' },
};

/** One step of a domain's set-up: its mark, what it is for, how it stands, and its button. */
export function ActionRow({ title, purpose, state, action, once = false, children }: ActionRowProps) {
  const [unfolded, setUnfolded] = useState(false);
  const folds = once && state === 'done';
  const isOpen = !folds || unfolded;
  return (
    <li className={classes.row} aria-label={title}>
      <span className={classes.mark} data-state={state}>
        <Mark state={state} />
      </span>
      <div className={classes.words}>
        <h3>{title}</h3>
        {isOpen && <p>{purpose}</p>}
        {children}
      </div>
      <div className={classes.action}>
        {isOpen && action}
        {folds && (
          <Button
            variant="subtle"
            size="compact-sm"
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

function Mark({ state }: { state: Standing['state'] }) {
  if (state === 'running') return <Loader size={18} role="img" aria-label="Running" />;
  const { icon: Icon, label } = marks[state];
  return <Icon size={18} role="img" aria-label={label} />;
}
