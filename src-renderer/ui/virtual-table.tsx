import { Text, UnstyledButton } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type ComponentProps, memo, type ReactNode, useRef } from 'react';
import { useLateOverscan } from './late-overscan.ts';
import classes from './table.module.css';

const ROW = 36;

export interface Column<Row, Key extends string> {
  label: string;
  /** shown instead of the label in the head of a column that cannot be sorted */
  head?: ReactNode;
  /** names the column in `sorting` and `onSort`; missing if rows cannot be sorted by this column */
  key?: Key;
  /** in pixels; columns without a width share the remaining width */
  width?: number;
  cell: (row: Row) => ReactNode;
  /** returns a tooltip with the whole text, for a cell that is too narrow */
  title?: (row: Row) => string | undefined;
}

interface VirtualTableProps<Row, Key extends string> {
  label: string;
  columns: readonly Column<Row, Key>[];
  /** in the order in which they are shown */
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** how the rows are sorted now */
  sorting?: { column: Key; descending: boolean };
  /** called to ask for another sorting; if it is set, the head of each column with a key is a button for this */
  onSort?: (sorting: { column: Key; descending: boolean }) => void;
  /** height of the visible part, as in CSS */
  maxHeight: number | string;
  /** in pixels; with less room the table scrolls sideways */
  minWidth?: number;
  /**
   * returns further attributes of a row, such as handlers of clicks and keys; `place` counts from 0, and `isFirst` is
   * true for the first row that is rendered
   */
  rowProps?: (row: Row, place: number, isFirst: boolean) => ComponentProps<'tr'> & Record<`data-${string}`, unknown>;
  /** shown if the table has no rows */
  empty?: string | undefined;
}

/** A table that renders only the rows in or near sight, so that it can have many rows. The caller sorts the rows. */
export function VirtualTable<Row, Key extends string>(props: VirtualTableProps<Row, Key>) {
  const { label, columns, rows, keyOf, sorting, onSort, maxHeight, minWidth, rowProps, empty } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: useLateOverscan(10),
    initialRect: { width: 800, height: 560 },
  });
  const visible = virtualizer.getVirtualItems();
  const above = visible[0]?.start ?? 0;
  const below = virtualizer.getTotalSize() - (visible.at(-1)?.end ?? 0);
  const spacer = (height: number) =>
    height > 0 && (
      <tr aria-hidden>
        <td colSpan={columns.length} style={{ height, padding: 0, border: 0 }} />
      </tr>
    );
  if (rows.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {empty}
      </Text>
    );
  }
  return (
    <div
      ref={scroller}
      className={classes.scroller}
      style={{ maxHeight }}
      tabIndex={0}
      role="region"
      aria-label={label}
    >
      <table className={classes.table} style={{ minWidth }} aria-rowcount={rows.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            {columns.map(({ key, label, head, width }) => {
              const isSorted = key !== undefined && key === sorting?.column;
              const order = isSorted ? (sorting.descending ? 'descending' : 'ascending') : undefined;
              const Arrow = order === 'descending' ? ArrowDown : ArrowUp;
              return (
                <th key={label} scope="col" style={{ width }} aria-sort={order}>
                  {key === undefined || !onSort ? (
                    (head ?? label)
                  ) : (
                    <UnstyledButton
                      className={classes.sort}
                      fz="sm"
                      onClick={() => onSort({ column: key, descending: order === 'ascending' })}
                    >
                      {label}
                      {order && <Arrow size={14} aria-hidden />}
                    </UnstyledButton>
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {spacer(above)}
          {visible.map(({ index }, at) => {
            const row = rows[index]!;
            const shared = { columns, rowProps, isFirst: at === 0 };
            return <TableRow key={keyOf(row)} row={row} place={index} {...shared} />;
          })}
          {spacer(below)}
        </tbody>
      </table>
    </div>
  );
}

type TableRowProps<Row, Key extends string> = Pick<VirtualTableProps<Row, Key>, 'columns' | 'rowProps'> & {
  row: Row;
  place: number;
  isFirst: boolean;
};

function PlainRow<Row, Key extends string>({ row, place, isFirst, columns, rowProps }: TableRowProps<Row, Key>) {
  return (
    <tr aria-rowindex={place + 2} {...rowProps?.(row, place, isFirst)}>
      {columns.map(({ label, cell, title }) => (
        <td key={label} title={title?.(row)}>
          {cell(row)}
        </td>
      ))}
    </tr>
  );
}

/** Memoized, because otherwise scrolling would render all rows in sight again. */
const TableRow = memo(PlainRow) as typeof PlainRow;
