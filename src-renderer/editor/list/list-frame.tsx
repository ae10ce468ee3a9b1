import { createContext, type FocusEventHandler, type ReactNode, type RefObject, useContext } from 'react';
import { SortableRows } from '../../ui/sortable-rows.tsx';
import type { ListEditing } from './use-list-editor.ts';

const CurrentList = createContext<ListEditing | undefined>(undefined);

/** The list around a component. */
export function useCurrentList(): ListEditing {
  const editing = useContext(CurrentList);
  if (!editing) throw new Error('There is no list around this component.');
  return editing;
}

interface ListFrameProps {
  editing: ListEditing;
  container: RefObject<HTMLDivElement | null>;
  onFocus?: FocusEventHandler;
  children: ReactNode;
}

/** Holds a list with its rows and buttons: the focus stays within, and links to its items lead here. */
export function ListFrame({ editing, container, onFocus, children }: ListFrameProps) {
  return (
    <CurrentList value={editing}>
      <div ref={container} onFocus={onFocus} data-path={editing.path.join('.')}>
        {children}
      </div>
    </CurrentList>
  );
}

/** Rows of the list around it, whose order the user can change. */
export function ArrangedRows({ grid = false, children }: { grid?: boolean; children: ReactNode }) {
  const { list, rows, names } = useCurrentList();
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
