import { createContext, type FocusEventHandler, type ReactNode, type RefObject, useContext } from 'react';
import { SortableRows } from '../../ui/sortable-rows.tsx';
import type { ListEditing } from './use-list-editor.ts';

const CurrentList = createContext<ListEditing | undefined>(undefined);

/** Returns the list that contains the component. @throws if there is none */
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

/** The element around a list's rows and buttons. Links and the preview find the list by the element's `data-path`. */
export function ListFrame({ editing, container, onFocus, children }: ListFrameProps) {
  return (
    <CurrentList value={editing}>
      <div ref={container} onFocus={onFocus} data-path={editing.path.join('.')}>
        {children}
      </div>
    </CurrentList>
  );
}

/** Lets the user change the order of the surrounding list's rows. */
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
