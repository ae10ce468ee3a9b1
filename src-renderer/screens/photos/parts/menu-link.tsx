import { VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Need } from '#shared/domain/needs/need.ts';
import { NeedMark } from '../../../editor/need-mark.tsx';
import { type View, viewId, viewTitle } from '../model.ts';
import classes from './side-menu.module.css';

interface MenuLinkProps {
  view: View;
  current: View;
  count: number | undefined;
  /** needs of the fields in the view */
  needs?: readonly Need[];
}

/** Link to a view, with the number of the view's photos. */
export function MenuLink({ view, current, count, needs = [] }: MenuLinkProps) {
  const id = viewId(view);
  return (
    <Link
      id={id}
      to={{ hash: id }}
      replace
      className={classes.link}
      aria-current={id === viewId(current) ? 'page' : undefined}
      title={viewTitle(view)}
    >
      <span className={classes.name}>{viewTitle(view)}</span>
      {count !== undefined && <span className={classes.count}>{count}</span>}
      <NeedMark needs={needs} />
      {needs.length > 0 && <VisuallyHidden>, {needs.length} to do</VisuallyHidden>}
    </Link>
  );
}
