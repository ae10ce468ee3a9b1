import { Link } from 'react-router-dom';
import { type View, viewId, viewTitle } from '../model.ts';
import classes from './side-menu.module.css';

interface MenuLinkProps {
  view: View;
  current: View;
  count: number | undefined;
}

/** Leads to a view and says how many photos it has. */
export function MenuLink({ view, current, count }: MenuLinkProps) {
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
    </Link>
  );
}
