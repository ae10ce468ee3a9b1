import { type CSSProperties, type ReactNode, useRef } from 'react';
import { useVisibleRows } from './use-visible-rows.ts';

interface VirtualRowsProps {
  className: string | undefined;
  'aria-label': string;
  count: number;
  /** estimated height of a row, in pixels */
  rowHeight: number;
  /** places of rows that are drawn even while they are out of sight */
  kept: readonly (number | undefined)[];
  row: (
    place: number,
    draw: { style: CSSProperties; measure: (element: Element | null) => void; count: number },
  ) => ReactNode;
}

const GAP = 8;

/** A long list. Only the kept rows and those near the visible area are drawn. Each row is as high as its content. */
export function VirtualRows({ count, rowHeight, kept, row, ...list }: VirtualRowsProps) {
  const holder = useRef<HTMLOListElement>(null);
  const { rows, height, measure } = useVisibleRows({ holder, count, rowHeight, gap: GAP, kept, measured: true });
  return (
    <ol {...list} ref={holder} style={{ position: 'relative', height }}>
      {rows.map(({ index, top }) =>
        row(index, { style: { position: 'absolute', top, left: 0, right: 0 }, measure, count }),
      )}
    </ol>
  );
}
