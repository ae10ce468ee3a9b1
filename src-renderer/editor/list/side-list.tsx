import { ActionIcon, UnstyledButton } from '@mantine/core';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Copy, Trash2 } from 'lucide-react';
import {
  type ComponentType,
  type FocusEvent,
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Path } from '#shared/record/operation.ts';
import { itemPath } from '#shared/record-catalogue/list-engine.ts';
import { useSite } from '../../state/draft.ts';
import { DragHandle } from '../../ui/drag-handle.tsx';
import { stepInList } from '../../ui/list-pane.tsx';
import { type EditedItem, type ListNames, membersAt } from './item.ts';
import type { ListRow } from './list-rows.ts';
import classes from './side-list.module.css';
import type { ListEditing } from './use-list-editor.ts';
import { useVisibleRows } from './use-visible-rows.ts';

interface SideListProps {
  editing: ListEditing;
  children: (item: EditedItem) => ReactNode;
  sortable: boolean;
  onCopy: ((row: ListRow) => void) | undefined;
  /** component around the form; it stays mounted when another item is chosen, unlike the form */
  around: ComponentType<{ children: ReactNode }> | undefined;
  /** shown below the names, for example the button that adds an item */
  foot: ReactNode;
}

interface Choice extends Pick<ListEditing, 'awaited'> {
  key: string | undefined;
  place: number;
}

/** The names of the items, and beside or below them the form of the chosen item. */
export function SideList({ editing, onCopy, children, sortable, around: Around = Fragment, foot }: SideListProps) {
  const { rows, list, names, awaited, remove } = editing;
  const [own, setOwn] = useState<Choice>({ key: rows[0]?.key, place: 0, awaited: undefined });
  // An item that was added, or that a link leads to, is chosen until the user chooses another.
  const isNew = awaited !== undefined && own.awaited !== awaited && rows.some(({ key }) => key === awaited.key);
  const wanted = isNew ? awaited.key : own.key;
  const known = rows.findIndex(({ key }) => key === wanted);
  // If the chosen item is gone, the item that is now at its place is chosen.
  const place = known >= 0 ? known : Math.min(own.place, rows.length - 1);
  const current = rows[place]!;
  const { scroller, holder, visible, height, onFocus } = useNamesInSight(rows, place);
  return (
    <div className={classes.frame}>
      <div className={classes.panes}>
        <div className={classes.aside}>
          <div ref={scroller} className={classes.scroller}>
            <ol
              ref={holder}
              className={classes.list}
              style={{ height }}
              aria-label={names.list}
              onFocus={onFocus}
              onKeyDown={stepThroughNames}
            >
              {visible.map(({ index: at, top }) => {
                const row = rows[at];
                if (!row) return null;
                return (
                  <SideRow
                    key={row.key}
                    row={row}
                    number={at + 1}
                    count={rows.length}
                    top={top}
                    path={list.path}
                    names={names}
                    sortable={sortable}
                    isChosen={row.key === current.key}
                    onChoose={() => setOwn({ key: row.key, place: at, awaited })}
                    onCopy={onCopy && (() => onCopy(row))}
                    onRemove={() => {
                      setOwn({ key: current.key, place, awaited });
                      void remove(row.key);
                    }}
                  />
                );
              })}
            </ol>
          </div>
          {foot}
        </div>
        <div className={classes.beside}>
          <Around>
            <ChosenForm key={current.key} row={current} number={place + 1} editing={editing}>
              {children}
            </ChosenForm>
          </Around>
        </div>
      </div>
    </div>
  );
}

/** Height of a name and the gap between names, in pixels. The style sheet sets the same height. */
const NAME = { rowHeight: 36, gap: 2 };
const STEP = NAME.rowHeight + NAME.gap;
/**
 * If a list has more names than this, only some are drawn: those near the visible area, the chosen one, the focused
 * one, and those that the next key can focus (the first, the last, and the neighbors of the focused name).
 */
const MANY = 20;

function useNamesInSight(rows: readonly ListRow[], chosen: number) {
  const scroller = useRef<HTMLDivElement>(null);
  const holder = useRef<HTMLOListElement>(null);
  const [focused, setFocused] = useState<string>();
  const at = focused === undefined ? -1 : rows.findIndex(({ key }) => key === focused);
  const alwaysDrawn = [0, rows.length - 1, chosen, ...(at < 0 ? [] : [at - 1, at, at + 1])].filter(
    (place) => place >= 0,
  );
  const inSight = useVisibleRows({
    holder,
    count: rows.length,
    ...NAME,
    kept: alwaysDrawn,
    scroller: useCallback(() => scroller.current, []),
  });
  const onFocus = (event: FocusEvent): void => setFocused(event.target.closest<HTMLElement>('[data-row]')?.dataset.row);
  const visible = rows.length > MANY ? inSight.rows : rows.map((_, index) => ({ index, top: index * STEP }));
  return { scroller, holder, visible, height: inSight.height, onFocus };
}

/** Moves the focus between names by the arrow keys, Home and End, because Tab alone would be slow with many items. */
function stepThroughNames(event: KeyboardEvent<HTMLElement>): void {
  const names = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-name]')];
  const to = names[stepInList(event.key, names.indexOf(event.target as HTMLElement), names.length) ?? -1];
  if (!to || !(event.target as HTMLElement).matches('[data-name]')) return;
  event.preventDefault();
  to.focus();
}

function useName(path: Path, index: number, number: number, { of }: ListNames): string {
  return useSite((site) => of(membersAt(site, path, index), number));
}

interface FormProps extends Pick<SideListProps, 'editing' | 'children'> {
  row: ListRow;
  number: number;
}

function ChosenForm({ row, number, editing: { list, names, remove }, children }: FormProps) {
  const { key, index } = row;
  const name = useName(list.path, index, number, names);
  const path = itemPath(list.path, index);
  return (
    <section className={classes.form} aria-label={name} data-row={key} data-path={path.join('.')}>
      {children({ rowKey: key, path, index, number, name, remove: () => void remove(key) })}
    </section>
  );
}

interface SideRowProps extends Pick<ListEditing, 'names'> {
  row: ListRow;
  number: number;
  /** number of all rows */
  count: number;
  /** in pixels from the top of the list */
  top: number;
  path: Path;
  sortable: boolean;
  isChosen: boolean;
  onChoose: () => void;
  onCopy: (() => void) | undefined;
  onRemove: () => void;
}

function SideRow(props: SideRowProps) {
  const { row, number, count, top, path, names, sortable, isChosen, onChoose, onCopy, onRemove } = props;
  const name = useName(path, row.index, number, names);
  const { setNodeRef, transform, transition, isDragging, ...handle } = useSortable({
    id: row.key,
    disabled: !sortable,
  });
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isChosen) button.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    <li
      ref={setNodeRef}
      className={classes.row}
      style={{ top, transform: CSS.Translate.toString(transform), transition }}
      data-chosen={isChosen || undefined}
      data-lifted={isDragging || undefined}
      data-row={row.key}
      aria-setsize={count}
      aria-posinset={number}
    >
      {sortable && <DragHandle {...handle} id={row.key} name={name} className={classes.handle} />}
      <UnstyledButton
        ref={button}
        className={classes.name}
        aria-current={isChosen ? 'true' : undefined}
        title={name}
        onClick={onChoose}
        data-name
      >
        {name}
      </UnstyledButton>
      {onCopy && (
        <ActionIcon className={classes.tool} aria-label={`Duplicate ${name}`} onClick={onCopy}>
          <Copy size={14} aria-hidden />
        </ActionIcon>
      )}
      <ActionIcon className={classes.tool} aria-label={`Remove ${name}`} onClick={onRemove} data-takes-row>
        <Trash2 size={14} aria-hidden />
      </ActionIcon>
    </li>
  );
}
