import { type RefObject } from 'react';
import { useWidth } from '../../ui/use-width.ts';
import { useVisibleRows } from './use-visible-rows.ts';

/** Cells that fill the width; all lengths in pixels. */
export interface CellLook {
  gap: number;
  /** how many stand beside each other in a grid of that width */
  columnsIn: (width: number) => number;
  heightOf: (width: number) => number;
}

export interface GridShape {
  gap: number;
  columns: number;
  cellWidth: number;
  cellHeight: number;
}

/** How many cells of at least the narrowest width fit; at least one. */
export const mostColumns = (width: number, gap: number, narrowest: number): number =>
  Math.max(1, Math.floor((width + gap) / (narrowest + gap)));

export function gridShape(width: number, { gap, columnsIn, heightOf }: CellLook): GridShape {
  const columns = columnsIn(width);
  const cellWidth = Math.max(0, (width - gap * (columns - 1)) / columns);
  return { gap, columns, cellWidth, cellHeight: heightOf(cellWidth) };
}

/** Left and top of the cell at a place. */
export const cornerOf = (place: number, { gap, columns, cellWidth, cellHeight }: GridShape) => ({
  left: (place % columns) * (cellWidth + gap),
  top: Math.floor(place / columns) * (cellHeight + gap),
});

interface VisibleGridOptions {
  holder: RefObject<HTMLElement | null>;
  count: number;
  look: CellLook;
  /** before anything is measured */
  firstWidth: number;
  /** place of a cell that is drawn even while it is out of sight */
  kept?: number;
  /** what scrolls; the screen unless told */
  scroller?: () => HTMLElement | null;
}

/**
 * The cells of a large grid that are in sight or nearly: each with its place among all, and the position of its corner.
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
