import type { Need } from '#shared/domain/needs/need.ts';
import { isBlocker } from '#shared/domain/needs/rules.ts';
import classes from './need-mark.module.css';

/** A ring beside a label, shown if there are needs. The ring is red if one of them prevents a save or publishing. */
export function NeedMark({ needs }: { needs: readonly Need[] }) {
  if (needs.length === 0) return null;
  return <span className={classes.mark} data-blocks={needs.some(isBlocker) || undefined} aria-hidden />;
}
