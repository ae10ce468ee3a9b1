import { Button, Menu } from '@mantine/core';
import { ChevronDown } from 'lucide-react';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { TabId } from '#shared/record-catalogue/tabs.ts';
import { tabLabel, tabRoute } from '../../state/tabs.ts';
import classes from './shell.module.css';

/** Number of pixels by which a tab may be cut off and still counts as visible. */
const TOLERANCE_PX = 4;

interface OutOfSight {
  left: boolean;
  right: boolean;
  /** indexes of the tabs that are cut off, from 0 */
  places: readonly number[];
}

const none: OutOfSight = { left: false, right: false, places: [] };

/** Returns which tabs do not fit into the bar, and on which sides the bar has further tabs. */
export function useOutOfSight(bar: RefObject<HTMLElement | null>, count: number): OutOfSight {
  const [found, setFound] = useState(none);
  useLayoutEffect(() => {
    const { current } = bar;
    if (!current) return undefined;
    const look = (): void => {
      // Without the menu the bar would be as wide as its parent. If all tabs fit then, the menu is not needed.
      if (current.scrollWidth <= (current.parentElement?.clientWidth ?? 0) + TOLERANCE_PX) return setFound(none);
      const { left, right } = current.getBoundingClientRect();
      const boxes = [...current.querySelectorAll('li[data-tab]')].map((tab) => tab.getBoundingClientRect());
      const isCut = boxes.map((box) => box.left < left - TOLERANCE_PX || box.right > right + TOLERANCE_PX);
      const next: OutOfSight = {
        left: current.scrollLeft > TOLERANCE_PX,
        right: current.scrollLeft + current.clientWidth < current.scrollWidth - TOLERANCE_PX,
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

/** A menu with the tabs that do not fit into the bar. */
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
