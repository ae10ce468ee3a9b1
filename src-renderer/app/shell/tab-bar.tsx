import { type KeyboardEvent, memo, useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import type { TabId } from '#shared/record-catalogue/tabs.ts';
import { NeedMark } from '../../editor/need-mark.tsx';
import { useSite, useStatus } from '../../state/draft.ts';
import { tabLabel, tabOfRoute, tabRoute, tabsWith, visibleTabs } from '../../state/tabs.ts';
import { useNeeds } from '../../state/needs.ts';
import { MoreTabs, useOutOfSight } from './more-tabs.tsx';
import classes from './shell.module.css';

/** Returns the index of the tab to which an arrow key, Home or End moves the focus; undefined for other keys. */
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
  const cut = useOutOfSight(bar, tabs.length);
  const hasMore = cut.places.length > 0;
  const edited = useStatus(({ status }) => tabsWith(status?.editedFields ?? []));

  useEffect(() => {
    bar.current?.querySelector('[aria-current="page"]')?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    // `hasMore` is a dependency because the menu of further tabs makes the bar narrower.
  }, [pathname, hasMore]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const links = [...(bar.current?.querySelectorAll('a') ?? [])];
    const to = nextFocus(event.key, links.indexOf(event.target as HTMLAnchorElement), links.length);
    if (to === undefined) return;
    event.preventDefault();
    links[to]?.focus();
  };

  return (
    <nav aria-label="Site" className={classes.tabBar}>
      <ul
        ref={bar}
        className={classes.tabs}
        data-fades-left={cut.left || undefined}
        data-fades-right={cut.right || undefined}
        onKeyDown={onKeyDown}
      >
        <li className={classes.newSite}>
          <NavLink to="/" end className={classes.tab} style={{ height: 20 }} tabIndex={current ? -1 : 0}>
            New Site
          </NavLink>
        </li>
        {tabs.map((id) => (
          <Tab key={id} id={id} slug={slug} isCurrent={id === current} isEdited={edited.has(id)} />
        ))}
      </ul>
      <MoreTabs tabs={cut.places.flatMap((place) => tabs[place] ?? [])} slug={slug} />
    </nav>
  );
}

interface TabProps {
  id: TabId;
  slug: string;
  isCurrent: boolean;
  /** whether the tab has unsaved changes */
  isEdited: boolean;
}

/** A tab. It is memoized, because a key press may change the marks of one tab; the others should not render again. */
const Tab = memo(function Tab({ id, slug, isCurrent, isEdited }: TabProps) {
  const missing = useNeeds((all) => all.filter(({ tab }) => tab === id));
  const marks = [isEdited && 'unsaved changes', missing.length > 0 && `${missing.length} to do`];
  return (
    <li data-tab>
      <NavLink
        to={tabRoute(id, slug)}
        className={classes.tab}
        data-tab={id}
        tabIndex={isCurrent ? 0 : -1}
        aria-label={[tabLabel(id), ...marks.filter(Boolean)].join(', ')}
      >
        {tabLabel(id)}
        {isEdited && <span className={classes.dot} />}
        <NeedMark needs={missing} />
      </NavLink>
    </li>
  );
});
