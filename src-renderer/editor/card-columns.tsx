import type { ReactNode } from 'react';
import classes from './card-columns.module.css';

/**
 * Cards below each other, or in two columns where there is room.
 * @param second the cards from the one with which the second column begins
 */
export const CardColumns = ({ first, second }: { first: ReactNode; second: ReactNode }) => (
  <div className={classes.columns}>
    <div className={classes.column}>{first}</div>
    <div className={classes.column}>{second}</div>
  </div>
);
