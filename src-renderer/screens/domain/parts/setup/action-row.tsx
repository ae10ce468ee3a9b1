import { Loader } from '@mantine/core';
import { Circle, CircleAlert, CircleCheck, CircleHelp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Standing } from '#shared/ipc/domain.ipc.ts';
import classes from './setup.module.css';

interface ActionRowProps {
  title: string;
  purpose: string;
  state: Standing['state'];
  action: ReactNode;
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
export function ActionRow({ title, purpose, state, action, children }: ActionRowProps) {
  return (
    <li className={classes.row} aria-label={title}>
      <span className={classes.mark} data-state={state}>
        <Mark state={state} />
      </span>
      <div className={classes.words}>
        <h3>{title}</h3>
        <p>{purpose}</p>
        {children}
      </div>
      <div className={classes.action}>{action}</div>
    </li>
  );
}

function Mark({ state }: { state: Standing['state'] }) {
  if (state === 'running') return <Loader size={18} role="img" aria-label="Running" />;
  const { icon: Icon, label } = marks[state];
  return <Icon size={18} role="img" aria-label={label} />;
}
