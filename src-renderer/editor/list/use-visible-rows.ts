import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';

interface VisibleRowsOptions {
  /** element that contains the rows */
  holder: RefObject<HTMLElement | null>;
  count: number;
  /** height of a row; an estimate if rows are measured. All lengths are in pixels */
  rowHeight: number;
  gap: number;
  /** places of rows that are drawn even while they are out of sight */
  kept: readonly (number | undefined)[];
  /** rows have different heights; the caller must pass their elements to `measure` */
  measured?: boolean;
  /** returns the element that scrolls; by default the screen */
  scroller?: () => HTMLElement | null;
}

interface VisibleRows {
  rows: { index: number; top: number }[];
  /** height of all rows together */
  height: number;
  measure: (element: Element | null) => void;
}

const screenScroller = (): HTMLElement | null => document.getElementById('screen');

/**
 * Returns the rows of a long list or grid that are in sight or near the visible area. Returns no rows before it has
 * measured where the rows begin, which it does before the first paint.
 */
export function useVisibleRows(options: VisibleRowsOptions): VisibleRows {
  const { holder, count, rowHeight, gap, kept, measured = false, scroller = screenScroller } = options;
  const [measuredStart, setStart] = useState<number>();
  const start = measuredStart ?? 0;
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: scroller,
    estimateSize: () => rowHeight,
    gap,
    scrollMargin: start,
    initialRect: { width: 600, height: window.innerHeight },
    overscan: measured ? 2 : 1,
    // An element without a layout, for example in a hidden window, gets the estimated height.
    measureElement: (element) => (element as HTMLElement).offsetHeight || rowHeight,
    rangeExtractor(range) {
      const rows = defaultRangeExtractor(range);
      const others = kept.filter((row): row is number => row !== undefined && row < count && !rows.includes(row));
      return others.length === 0 ? rows : [...new Set([...rows, ...others])].sort((a, b) => a - b);
    },
  });
  useLayoutEffect(() => {
    if (!measured) virtualizer.measure();
  }, [virtualizer, rowHeight, measured]);
  useLayoutEffect(() => {
    const host = scroller();
    const { current } = holder;
    if (!host || !current) {
      setStart(0);
      return;
    }
    const look = (): void => {
      const inView = current.getBoundingClientRect().top - host.getBoundingClientRect().top;
      setStart(Math.round(inView + host.scrollTop));
    };
    look();
    // The rows move when an element above them is added, removed or resized.
    const observer = new ResizeObserver(look);
    for (const child of host.children) observer.observe(child);
    return () => observer.disconnect();
  }, [holder, scroller]);
  return {
    rows:
      measuredStart === undefined
        ? []
        : virtualizer.getVirtualItems().map(({ index, start: top }) => ({ index, top: top - start })),
    height: virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
  };
}
