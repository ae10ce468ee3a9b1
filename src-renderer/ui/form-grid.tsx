import type { ComponentProps } from 'react';
import classes from './form-grid.module.css';

/** Fields in two columns, or in one if there is no room for two. */
export function FormGrid(props: ComponentProps<'div'>) {
  return <div className={classes.grid} {...props} />;
}

/** A field, or a group of fields, as wide as the grid. */
export function FullWidth({ className = '', ...props }: ComponentProps<'div'>) {
  return <div className={`${classes.full} ${className}`} {...props} />;
}
