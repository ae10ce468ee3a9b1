import { VisuallyHidden } from '@mantine/core';
import { ArrowRight } from 'lucide-react';
import type { Described } from '#shared/domain/facts/describe.ts';
import classes from './requests.module.css';

/** Shows the site's text before and after a change. */
export function FactChange({ described: { before, after } }: { described: Described }) {
  return (
    <span className={classes.change}>
      {before === '' ? <VisuallyHidden>New:</VisuallyHidden> : <del>{before}</del>}
      {before !== '' && after !== '' && <ArrowRight size={14} aria-label="becomes" className={classes.arrow} />}
      {after === '' ? <span className={classes.gone}>is removed</span> : <ins>{after}</ins>}
      {before === '' && <span className={classes.gone}>is added</span>}
    </span>
  );
}
