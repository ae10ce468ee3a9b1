import { Text } from '@mantine/core';
import { type FocusEvent, type ReactNode, useState } from 'react';
import { EditedRow } from './edited-row.tsx';
import type { EditedItem, RowLayout } from './item.ts';
import { ListButtons } from './list-buttons.tsx';
import classes from './list-editor.module.css';
import { ArrangedRows, ListFrame } from './list-frame.tsx';
import { type EditedList, useListEditor } from './use-list-editor.ts';
import { VirtualRows } from './virtual-rows.tsx';
export type { EditedItem } from './item.ts';

interface ListEditorProps extends EditedList {
  layout?: RowLayout;
  /** draws the fields of one item; pass the same function at each render, because a new one draws every row again */
  children: (item: EditedItem) => ReactNode;
  /** heading of the list, for a card of the screen that contains several lists */
  title?: string;
  /** names of the columns above the rows */
  head?: ReactNode;
  /** shown while there are no rows */
  empty?: ReactNode;
  /** shown below the rows; by default a button that adds an item */
  foot?: ReactNode;
  /** users may change the order of the items */
  sortable?: boolean;
  /** replace the classes of the list and of its rows; in `cards` and `columns`, `row` is added to the card's class */
  classNames?: { list?: string | undefined; row?: string | undefined };
}

/**
 * If a list has more rows than this, only the rows near the visible area are drawn, and the rows that have or await the
 * focus. In `columns` all rows are drawn.
 */
const MANY = 60;

/** Estimated heights of rows until they are measured, in pixels. */
const rowHeights = { rows: 48, bare: 48, cards: 260 };

/**
 * A list of the record, edited in place. Users add items, move them by pointer or keyboard, and remove them. A notice
 * offers to undo a removal.
 */
export function ListEditor(props: ListEditorProps) {
  const { layout = 'rows', sortable = true, classNames, foot = <ListButtons /> } = props;
  const { editing, container, isLocked } = useListEditor(props);
  const { list, rows, names, awaited } = editing;
  const [focused, setFocused] = useState<string>();
  if (isLocked) return null;

  const rowOf = (place: number, draw: Partial<Parameters<typeof EditedRow>[0]> = {}): ReactNode => {
    const row = rows[place];
    if (!row) return null;
    return (
      <EditedRow
        key={row.key}
        rowKey={row.key}
        index={row.index}
        place={place}
        path={list.path}
        layout={layout}
        sortable={sortable}
        nameOf={names.of}
        className={classNames?.row}
        onRemove={editing.remove}
        draw={props.children}
        {...draw}
      />
    );
  };
  const onFocus = (event: FocusEvent): void => setFocused(event.target.closest<HTMLElement>('[data-row]')?.dataset.row);
  const placeOf = (key: string | undefined): number | undefined => {
    const place = rows.findIndex((row) => row.key === key);
    return place < 0 ? undefined : place;
  };
  const shared = { className: classNames?.list ?? classes[layout], 'aria-label': names.list };
  return (
    <ListFrame editing={editing} container={container} onFocus={onFocus}>
      {props.title !== undefined && (
        <Text component="h3" className={classes.title}>
          {props.title}
        </Text>
      )}
      {rows.length > 0 && props.head}
      {rows.length > 0 && (
        <ArrangedRows grid={layout === 'columns'}>
          {rows.length > MANY && layout !== 'columns' ? (
            <VirtualRows
              {...shared}
              count={rows.length}
              rowHeight={rowHeights[layout]}
              kept={[awaited?.key, focused].map(placeOf)}
              row={rowOf}
            />
          ) : (
            <ol {...shared}>{rows.map((_, place) => rowOf(place))}</ol>
          )}
        </ArrangedRows>
      )}
      {rows.length === 0 && props.empty !== undefined && (
        <Text component="div" size="sm" c="dimmed">
          {props.empty}
        </Text>
      )}
      {foot}
    </ListFrame>
  );
}
