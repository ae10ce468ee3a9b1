import type { ReactNode } from 'react';
import classes from './facts.module.css';

/** Names and what they stand for, in two columns. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={classes.facts}>{children}</dl>;
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** A value that is cut where there is no room for it. */
export function FactValue({ children }: { children: string }) {
  return (
    <span className={classes.value} title={children}>
      {children}
    </span>
  );
}
