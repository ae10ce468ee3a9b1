import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { GAP } from './model.ts';

interface VisibleRowsOptions {
  /** what holds the rows */
  grid: RefObject<HTMLElement | null>;
  count: number;
  /** in pixels, as all lengths here */
  rowHeight: number;
  /** a row that is there though it is out of sight */
  kept: number | undefined;
  /** height of what stands above the rows and comes and goes */
  above: number;
}

interface VisibleRows {
  rows: { index: number; top: number }[];
  /** of all rows */
  height: number;
}

/** Before anything is measured. */
const FIRST_RECT = { width: 600, height: 900 };

const scroller = (): HTMLElement | null => document.getElementById('screen');

/** The rows of the screen's grid that are in sight, or nearly. */
export function useVisibleRows({ grid, count, rowHeight, kept, above }: VisibleRowsOptions): VisibleRows {
  const [start, setStart] = useState(0);
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: scroller,
    estimateSize: () => rowHeight,
    gap: GAP,
    scrollMargin: start,
    initialRect: FIRST_RECT,
    overscan: 1,
    rangeExtractor(range) {
      const rows = defaultRangeExtractor(range);
      if (kept === undefined || kept >= count || rows.includes(kept)) return rows;
      return [...rows, kept].sort((a, b) => a - b);
    },
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);
  useLayoutEffect(() => {
    const screen = scroller();
    if (!screen || !grid.current) return;
    const inView = grid.current.getBoundingClientRect().top - screen.getBoundingClientRect().top;
    setStart(Math.round(inView + screen.scrollTop));
  }, [grid, above]);
  return {
    rows: virtualizer.getVirtualItems().map(({ index, start: top }) => ({ index, top: top - start })),
    height: virtualizer.getTotalSize(),
  };
}
