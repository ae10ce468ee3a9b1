import { Button, Menu } from '@mantine/core';
import { ChevronDown } from 'lucide-react';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { TabId } from '#shared/record-catalogue/tabs.ts';
import { tabLabel, tabRoute } from '../../state/tabs.ts';
import classes from './shell.module.css';

/** Pixels by which a tab may be cut off and still counts as in sight. */
const CUT = 4;

interface OutOfSight {
  left: boolean;
  right: boolean;
  /** places among the bar's tabs, from 0 */
  places: readonly number[];
}

const none: OutOfSight = { left: false, right: false, places: [] };

/** The tabs that have no room in the bar. */
export function useOutOfSight(bar: RefObject<HTMLElement | null>, count: number): OutOfSight {
  const [found, setFound] = useState(none);
  useLayoutEffect(() => {
    const { current } = bar;
    if (!current) return undefined;
    const look = (): void => {
      // With the menu gone the bar has the whole line.
      if (current.scrollWidth <= (current.parentElement?.clientWidth ?? 0) + CUT) return setFound(none);
      const { left, right } = current.getBoundingClientRect();
      const boxes = [...current.querySelectorAll('li[data-tab]')].map((tab) => tab.getBoundingClientRect());
      const isCut = boxes.map((box) => box.left < left - CUT || box.right > right + CUT);
      const next: OutOfSight = {
        left: current.scrollLeft > CUT,
        right: current.scrollLeft + current.clientWidth < current.scrollWidth - CUT,
        places: isCut.flatMap((cut, place) => (cut ? [place] : [])),
      };
      setFound((known) => (JSON.stringify(known) === JSON.stringify(next) ? known : next));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(current);
    current.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      current.removeEventListener('scroll', look);
    };
  }, [bar, count]);
  return found;
}

/** A menu of the tabs that have no room. */
export function MoreTabs({ tabs, slug }: { tabs: readonly TabId[]; slug: string }) {
  if (tabs.length === 0) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          className={classes.more}
          rightSection={<ChevronDown size={14} aria-hidden />}
        >
          More
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {tabs.map((id) => (
          <Menu.Item key={id} component={Link} to={tabRoute(id, slug)}>
            {tabLabel(id)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
