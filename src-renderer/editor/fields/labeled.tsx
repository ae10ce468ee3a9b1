import { Input } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Path } from '#shared/record/operation.ts';
import classes from './labeled.module.css';

interface LabeledProps {
  /** id of the input */
  id: string;
  path: Path;
  label: string;
  /**
   * shown at the right of the label. With null, the label is aligned with labels that have an action. With undefined,
   * the input has to show the label itself
   */
  action: ReactNode;
  children: ReactNode;
}

/** An input with an action beside its label, for example a button. */
export function Labeled({ id, path, label, action, children }: LabeledProps) {
  if (action === undefined) return children;
  return (
    <div data-path={path.join('.')}>
      <div className={classes.head}>
        <Input.Label htmlFor={id}>{label}</Input.Label>
        {action}
      </div>
      {children}
    </div>
  );
}
