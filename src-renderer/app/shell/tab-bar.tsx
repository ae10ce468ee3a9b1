import { type KeyboardEvent, useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { NeedMark } from '../../editor/need-mark.tsx';
import { useSite, useStatus } from '../../state/draft.ts';
import { tabLabel, tabOfRoute, tabRoute, tabsWith, visibleTabs } from '../../state/tabs.ts';
import { useNeeds } from '../../state/needs.ts';
import classes from './shell.module.css';

/** The index of the tab to which an arrow key moves the focus; undefined for other keys. */
export function nextFocus(key: string, from: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (from + 1) % count;
  if (key === 'ArrowLeft') return (from - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** The tabs of a site. The Tab key stops at one of them; the arrow keys move among them. */
export function TabBar({ slug }: { slug: string }) {
  const bar = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  const current = tabOfRoute(pathname);
  const tabs = useSite(visibleTabs);
  const needs = useNeeds((all) => all);
  const edited = useStatus(({ status }) => tabsWith(status?.editedFields ?? []));

  useEffect(() => {
    bar.current?.querySelector('[aria-current="page"]')?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [pathname]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const links = [...(bar.current?.querySelectorAll('a') ?? [])];
    const to = nextFocus(event.key, links.indexOf(event.target as HTMLAnchorElement), links.length);
    if (to === undefined) return;
    event.preventDefault();
    links[to]?.focus();
  };

  return (
    <nav aria-label="Site">
      <ul ref={bar} className={classes.tabs} onKeyDown={onKeyDown}>
        <li className={classes.newSite}>
          <NavLink to="/" end className={classes.tab} style={{ height: 20 }} tabIndex={current ? -1 : 0}>
            New Site
          </NavLink>
        </li>
        {tabs.map((id) => {
          const missing = needs.filter(({ tab }) => tab === id);
          const marks = [edited.has(id) && 'unsaved changes', missing.length > 0 && `${missing.length} to do`];
          const said = [tabLabel(id), ...marks.filter(Boolean)].join(', ');
          return (
            <li key={id}>
              <NavLink
                to={tabRoute(id, slug)}
                className={classes.tab}
                tabIndex={id === current ? 0 : -1}
                aria-label={said}
              >
                {tabLabel(id)}
                {edited.has(id) && <span className={classes.dot} />}
                <NeedMark needs={missing} />
              </NavLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
