import { type RefObject, useCallback, useState } from 'react';
import { text } from '#shared/record/readers.ts';
import type { Path } from '#shared/record/operation.ts';
import { listAt } from '#shared/record-catalogue/catalogue.ts';
import { isLockedAt } from '#shared/record-catalogue/locked-lists.ts';
import { currentSite, useSite } from '../../state/draft.ts';
import { confirm, type Confirmation } from '../../ui/confirm.tsx';
import { useListFocus } from '../../ui/list-focus.ts';
import { shortLabelAt } from '../bound-field.ts';
import { deletion } from '../deletion.ts';
import { useWantedField } from '../wanted-field.ts';
import { type ListNames, membersAt, type NameOf } from './item.ts';
import { type ListRow, type ListRows, useListRows } from './list-rows.ts';

/** How a list is edited: its path, the names of its items, and what the user is asked and told about a removal. */
export interface EditedList {
  path: Path;
  /** label of the list, instead of the catalogue's label */
  label?: string;
  /**
   * returns the name of an item; by default the member that the catalogue names, or a text such as ‘service 2’ if that
   * member is empty
   */
  nameOf?: NameOf;
  /** question before an item is removed; `true` for the usual question. By default no question is asked */
  question?: true | ((name: string) => Confirmation);
  /** returns the title of the notice that offers to undo a removal */
  removed?: (name: string) => string;
}

/** The state and the actions of an edited list, for its rows and buttons. */
export interface ListEditing {
  path: Path;
  list: ListRows;
  rows: readonly ListRow[];
  names: ListNames;
  /** a row that was just added, or that a link leads to; it is drawn even if it is out of sight */
  awaited: { key: string } | undefined;
  remove: (key: string) => Promise<void>;
  /** focuses a field of the row with this key, which was just added (see `useListFocus`) */
  toAdded: (key: string | undefined) => void;
}

interface ListEditorState {
  editing: ListEditing;
  /** the element that contains the list; a field or button in it gets the focus when a row is added or removed */
  container: RefObject<HTMLDivElement | null>;
  /**
   * whether the list is locked (see `isLockedAt`). The screen then says why above the list. The list draws nothing,
   * because “none yet” would be wrong and a button would not work
   */
  isLocked: boolean;
}

const usualNotice = (name: string): string => `Removed ${name}`;

/** Returns the rows of a list with their names and actions. Moves the focus when rows are added or removed. */
export function useListEditor(edited: EditedList): ListEditorState {
  const { path, question, removed = usualNotice } = edited;
  const { list, rows } = useListRows(path);
  const names = useNames(edited);
  const { container, awaited, toAdded, toShow, toNeighborOf } = useListFocus<HTMLDivElement>(rows);
  const isLocked = useSite((site) => isLockedAt(site, path));
  useWantedField([path], ([index]) => {
    const row = rows.find((each) => String(each.index) === index);
    if (row) toShow(row.key);
  });
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
  return { editing: { path, list, rows, names, awaited, remove, toAdded }, container, isLocked };
}

function useNames({ path, label, nameOf }: EditedList): ListNames {
  const field = String(path.at(-1));
  const [names] = useState((): ListNames => {
    const one = listAt(path)?.item ?? field;
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
