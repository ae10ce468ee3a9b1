import { Button, Group, Text } from '@mantine/core';
import { Plus } from 'lucide-react';
import { type FocusEvent, type ReactNode, useCallback, useState } from 'react';
import { text } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { JsonValue, Operation, Path } from '#shared/record/operation.ts';
import { listAt } from '#shared/record-catalogue/catalogue.ts';
import { isLockedAt } from '#shared/record-catalogue/locked-lists.ts';
import { isFull, limitOf, type ListOptions } from '#shared/record-catalogue/list-engine.ts';
import { currentSite, edit, useSite } from '../../state/draft.ts';
import { confirm, type Confirmation } from '../../ui/confirm.tsx';
import { SortableRows } from '../../ui/sortable-rows.tsx';
import { shortLabelAt } from '../bound-field.ts';
import { deletion } from '../deletion.ts';
import { EditedRow } from './edited-row.tsx';
import classes from './list-editor.module.css';
import { type EditedItem, type ListNames, membersAt, type NameOf } from './item.ts';
import { useListFocus } from '../../ui/list-focus.ts';
import { type ListRow, type ListRows, useListRows } from './list-rows.ts';
export type { EditedItem } from './item.ts';
import { SideList } from './side-list.tsx';
import { VirtualRows } from './virtual-rows.tsx';
import { useWantedField } from '../wanted-field.ts';

export interface ListEditorProps {
  path: Path;
  /** `rows`: one below the other; `cards`: the same with room; `columns`: cards, three in a row, place by place; `side`: names, and the form of the chosen one beside them */
  layout?: 'rows' | 'cards' | 'columns' | 'side';
  /** draws the fields of one item; the same function each time, or a new one draws every row again */
  children: (item: EditedItem) => ReactNode;
  /** of the list, and of one item; the catalogue's unless told */
  label?: string;
  item?: string;
  /** what an item is called; by the members that the catalogue names it by unless told */
  nameOf?: NameOf;
  /** which items are shown and what orders them, where it is not all by the list's own order; the same object each time */
  options?: ListOptions;
  /** stands above it, where it is one of several in a card */
  title?: string;
  /** names of the columns above the rows */
  head?: ReactNode;
  /** instead of rows while there are none */
  empty?: ReactNode;
  /** between the rows and the buttons */
  note?: ReactNode;
  /** the button that adds; `false` for none */
  add?: string | false;
  /** what a new item holds of its own, where it is not what the catalogue says */
  newValue?: () => Record<string, JsonValue>;
  /** what is said when the list has as many items as it may */
  full?: string;
  /** beside the button that adds; of a side list both stand below the names */
  actions?: ReactNode;
  /** asked before an item goes, ‘yes’ being the default; `true` for the usual one. Without it a notice offers to undo */
  question?: true | ((name: string) => Confirmation);
  /** what the notice of a removal says */
  removed?: (name: string) => string;
  /** the items' order is the user's */
  sortable?: boolean;
  /** the edits that put a copy behind an item, in `side`: each name has a button for it */
  duplicate?: (site: SiteDocument, index: number) => readonly Operation[];
  /** the row draws its own button for removal, marked with `data-takes-row` */
  ownRemoval?: boolean;
  /** in place of the list's own look */
  className?: string | undefined;
  /** in place of the look of its rows; of its cards beside it */
  rowClassName?: string | undefined;
  /** only rows in sight are drawn; above sixty unless told */
  virtual?: boolean;
  /** height that a row is likely to have, in pixels, for virtual rows */
  rowHeight?: number;
  /** of the chosen item in `side`, where the screen keeps it, such as in the address */
  chosen?: number;
  onChoose?: (index: number) => void;
}

const usualNotice = (name: string): string => `Removed ${name}`;

/** Above so many rows only those in sight are drawn. */
const MANY = 60;

/** A list of the record that is edited in place: add, arrange by handle or keyboard, remove with a way back. */
export function ListEditor(props: ListEditorProps) {
  const { path, layout = 'rows', children, add, head, note, actions, sortable = true, options } = props;
  const { list, rows } = useListRows(path, options);
  const { container, awaited, toAdded, toShow, toNeighborOf } = useListFocus<HTMLDivElement>(rows);
  const [focused, setFocused] = useState<string>();
  const names = useNames(props);
  const isLocked = useSite((site) => isLockedAt(site, path));
  useWantedField([path], ([index]) => {
    const row = rows.find((each) => String(each.index) === index);
    if (row) toShow(row.key);
  });
  const ids = rows.map(({ key }) => key);
  const { question, removed = usualNotice } = props;

  const remove = useCallback(
    async (key: string): Promise<void> => {
      const [item] = list.itemsOf(new Set([key]));
      const place = list.read().findIndex((row) => row.key === key);
      if (!item) return;
      const name = names.of(item.value, place + 1);
      const ask = question === true ? deletion(names.item.toLowerCase()) : question;
      if (ask && !(await confirm(ask(name)))) return;
      toNeighborOf(list.read().findIndex((row) => row.key === key));
      list.remove(new Set([key]), removed(name));
    },
    [list, names, question, removed, toNeighborOf],
  );
  const { duplicate } = props;
  const copy = ({ index }: ListRow): void => {
    edit(duplicate?.(currentSite(), index) ?? []);
    toAdded(list.read().find((row) => row.index === index + 1)?.key);
  };
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
        ownRemoval={props.ownRemoval ?? false}
        className={props.rowClassName}
        onRemove={remove}
        draw={children}
        {...draw}
      />
    );
  };
  const onFocus = (event: FocusEvent): void => setFocused(event.target.closest<HTMLElement>('[data-row]')?.dataset.row);

  const isVirtual = layout !== 'columns' && (props.virtual ?? rows.length > MANY);
  const shared = { className: props.className ?? classes[layout], 'aria-label': names.list };
  const adder = add !== false && (
    <AddButton
      path={path}
      full={props.full}
      label={add ?? `Add ${names.item.toLowerCase()}`}
      onAdd={() => toAdded(list.add(props.newValue?.()))}
    />
  );
  const foot = (adder || actions) && (
    <Group gap="sm" mt="sm">
      {adder}
      {actions}
    </Group>
  );
  // The screen says why, above: neither “none yet” nor a button is true here.
  if (isLocked) return null;
  const isAside = layout === 'side' && rows.length > 0;
  return (
    <div ref={container} onFocus={onFocus} data-path={path.join('.')}>
      {props.title !== undefined && (
        <Text component="h3" className={classes.title}>
          {props.title}
        </Text>
      )}
      {rows.length > 0 && layout !== 'side' && head}
      {rows.length > 0 && (
        <SortableRows
          ids={ids}
          name={(place) => names.at(list, place)}
          onMove={(from, to) => list.move(from, to)}
          grid={layout === 'columns'}
        >
          {layout === 'side' ? (
            <SideList
              rows={rows}
              list={list}
              names={names}
              awaited={awaited}
              onRemove={remove}
              onCopy={duplicate && copy}
              foot={foot}
              {...props}
            />
          ) : isVirtual ? (
            <VirtualRows
              {...shared}
              count={rows.length}
              rowHeight={props.rowHeight ?? 48}
              kept={[awaited?.key, focused].map((key) => (key === undefined ? undefined : at(ids, key)))}
              row={rowOf}
            />
          ) : (
            <ol {...shared}>{rows.map((_, place) => rowOf(place))}</ol>
          )}
        </SortableRows>
      )}
      {rows.length === 0 && props.empty !== undefined && (
        <Text component="div" size="sm" c="dimmed" className={layout === 'side' ? classes.vacant : undefined}>
          {props.empty}
        </Text>
      )}
      {note}
      {!isAside && foot}
    </div>
  );
}

function at(ids: readonly string[], key: string): number | undefined {
  const place = ids.indexOf(key);
  return place < 0 ? undefined : place;
}

function AddButton({
  path,
  label,
  full,
  onAdd,
}: {
  path: Path;
  label: string;
  full: string | undefined;
  onAdd: () => void;
}) {
  const isAtLimit = useSite((site) => isFull(site, path));
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<Plus size={14} aria-hidden />}
        disabled={isAtLimit}
        onClick={onAdd}
        data-after-rows
      >
        {label}
      </Button>
      {isAtLimit && (
        <Text size="sm" c="dimmed" role="status">
          {full ?? `There can be ${limitOf(path)} at most.`}
        </Text>
      )}
    </>
  );
}

function useNames({ path, label, item, nameOf }: ListEditorProps): ListNames {
  const field = String(path.at(-1));
  const [names] = useState((): ListNames => {
    const row = listAt(path);
    const one = item ?? row?.item ?? field;
    const of = nameOf ?? ((value, number) => usualName(path, value) || `${one.toLowerCase()} ${number}`);
    const atPlace = (list: ListRows, place: number): string => {
      const index = list.read()[place]?.index ?? place;
      return of(membersAt(currentSite(), list.path, index), place + 1);
    };
    return { list: label ?? shortLabelAt(path), item: one, of, at: atPlace };
  });
  return names;
}

function usualName(path: Path, value: Record<string, unknown>): string {
  const { name = [], title = name[0] ?? '' } = listAt(path) ?? {};
  return text(value[title]).trim();
}
