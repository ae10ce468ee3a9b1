import type { ReactNode } from 'react';
import classes from './card-columns.module.css';

/** Cards in one column, or in two columns if there is room. */
export const CardColumns = ({ first, second }: { first: ReactNode; second: ReactNode }) => (
  <div className={classes.columns}>
    <div className={classes.column}>{first}</div>
    <div className={classes.column}>{second}</div>
  </div>
);
