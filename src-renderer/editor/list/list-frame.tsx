import { createContext, type FocusEventHandler, type ReactNode, type RefObject, useContext } from 'react';
import { SortableRows } from '../../ui/sortable-rows.tsx';
import type { ListEditing } from './use-list-editor.ts';

const ListInHand = createContext<ListEditing | undefined>(undefined);

/** The list that a component stands below. */
export function useListInHand(): ListEditing {
  const editing = useContext(ListInHand);
  if (!editing) throw new Error('This stands below no list.');
  return editing;
}

interface ListFrameProps {
  editing: ListEditing;
  container: RefObject<HTMLDivElement | null>;
  onFocus?: FocusEventHandler;
  children: ReactNode;
}

/** Holds a list with all that belongs to it: the focus stays within, and links to its items lead here. */
export function ListFrame({ editing, container, onFocus, children }: ListFrameProps) {
  return (
    <ListInHand value={editing}>
      <div ref={container} onFocus={onFocus} data-path={editing.path.join('.')}>
        {children}
      </div>
    </ListInHand>
  );
}

/** Rows of the list in hand, which the user may put in another order. */
export function ArrangedRows({ grid = false, children }: { grid?: boolean; children: ReactNode }) {
  const { list, rows, names } = useListInHand();
  return (
    <SortableRows
      ids={rows.map(({ key }) => key)}
      name={(place) => names.at(list, place)}
      onMove={(from, to) => list.move(from, to)}
      grid={grid}
    >
      {children}
    </SortableRows>
  );
}
