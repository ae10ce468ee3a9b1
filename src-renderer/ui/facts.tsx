import type { ReactNode } from 'react';
import classes from './facts.module.css';

interface FactsProps {
  /** with little space between the rows, for rows of text alone */
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

/** A value that is cut where it is too long. */
export function FactValue({ children }: { children: string }) {
  return (
    <span className={classes.value} title={children}>
      {children}
    </span>
  );
}
