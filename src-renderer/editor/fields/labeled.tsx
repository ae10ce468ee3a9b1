import { Input } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './labeled.module.css';

interface LabeledProps {
  /** of the input */
  id: string;
  label: string;
  /** stands at the right of the label: null for one in line with such labels; without it the input draws its label itself */
  action: ReactNode;
  children: ReactNode;
}

/** An input with something to do beside its label. */
export function Labeled({ id, label, action, children }: LabeledProps) {
  if (action === undefined) return children;
  return (
    <div>
      <div className={classes.head}>
        <Input.Label htmlFor={id}>{label}</Input.Label>
        {action}
      </div>
      {children}
    </div>
  );
}
