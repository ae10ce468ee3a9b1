import { type RefObject } from 'react';
import { useWidth } from '../../ui/use-width.ts';
import { useVisibleRows } from './use-visible-rows.ts';

/** Layout of cells that fill the width of their grid. All lengths are in pixels. */
export interface CellLook {
  gap: number;
  /** returns the number of columns in a grid of the given width */
  columnsIn: (width: number) => number;
  /** returns the height of a cell of the given width */
  heightOf: (width: number) => number;
}

export interface GridShape {
  gap: number;
  columns: number;
  cellWidth: number;
  cellHeight: number;
}

/** Returns how many cells of at least the width `narrowest` fit beside each other; at least 1. */
export const mostColumns = (width: number, gap: number, narrowest: number): number =>
  Math.max(1, Math.floor((width + gap) / (narrowest + gap)));

export function gridShape(width: number, { gap, columnsIn, heightOf }: CellLook): GridShape {
  const columns = columnsIn(width);
  const cellWidth = Math.max(0, (width - gap * (columns - 1)) / columns);
  return { gap, columns, cellWidth, cellHeight: heightOf(cellWidth) };
}

export const cornerOf = (place: number, { gap, columns, cellWidth, cellHeight }: GridShape) => ({
  left: (place % columns) * (cellWidth + gap),
  top: Math.floor(place / columns) * (cellHeight + gap),
});

interface VisibleGridOptions {
  holder: RefObject<HTMLElement | null>;
  count: number;
  look: CellLook;
  /** width of the grid that is assumed until it is measured */
  firstWidth: number;
  /** place of a cell that is drawn even while it is out of sight */
  kept?: number;
  /** returns the element that scrolls; by default the screen */
  scroller?: () => HTMLElement | null;
}

/**
 * Returns the cells of a large grid that are in sight or near the visible area, each with its place among all cells and
 * the position of its upper left corner.
 */
export function useVisibleGrid({ holder, count, look, firstWidth, kept, scroller }: VisibleGridOptions) {
  const shape = gridShape(useWidth(holder) || firstWidth, look);
  const { columns, cellHeight } = shape;
  const { rows, height } = useVisibleRows({
    holder,
    count: Math.ceil(count / columns),
    rowHeight: cellHeight,
    gap: look.gap,
    kept: [kept === undefined ? undefined : Math.floor(kept / columns)],
    ...(scroller && { scroller }),
  });
  const cells = rows.flatMap(({ index }) =>
    Array.from({ length: Math.min(columns, count - index * columns) }, (_, column) => {
      const place = index * columns + column;
      return { place, ...cornerOf(place, shape) };
    }),
  );
  return { shape, cells, height };
}
