import type { ReactNode } from 'react';
import classes from './facts.module.css';

interface FactsProps {
  /** leaves little space between the rows */
  dense?: boolean;
  children: ReactNode;
}

/** A list of names and values in two columns. */
export function Facts({ dense = false, children }: FactsProps) {
  return (
    <dl className={classes.facts} data-dense={dense || undefined}>
      {children}
    </dl>
  );
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** A value that is cut off if it is too long. The tooltip shows the whole value. */
export function FactValue({ children }: { children: string }) {
  return (
    <span className={classes.value} title={children}>
      {children}
    </span>
  );
}
