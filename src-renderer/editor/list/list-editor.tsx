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
  /** draws the fields of one item; the same function each time, or a new one draws every row again */
  children: (item: EditedItem) => ReactNode;
  /** stands above it, where it is one of several in a card */
  title?: string;
  /** names of the columns above the rows */
  head?: ReactNode;
  /** instead of rows while there are none */
  empty?: ReactNode;
  /** below the rows; a button that adds unless told */
  foot?: ReactNode;
  /** the items' order is the user's */
  sortable?: boolean;
  /** in place of the list's own look and that of its rows; of its cards beside theirs */
  classNames?: { list?: string | undefined; row?: string | undefined };
}

/** Above so many rows only those in sight are drawn. */
const MANY = 60;

/** Height that a row is likely to have before it is measured, in pixels. */
const rowHeights = { rows: 48, bare: 48, cards: 260 };

/** A list of the record that is edited in place: add, arrange by handle or keyboard, remove with a way back. */
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
