import {
  type Announcements,
  closestCenter,
  DndContext,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ArrangedAround } from './row-moves.ts';

interface SortableRowsProps {
  ids: readonly string[];
  /** returns the name of the row at a place, for screen readers */
  name: (place: number) => string;
  onMove: (from: number, to: number) => void;
  grid?: boolean;
  /** renders a copy that follows the pointer, for lists whose dragged row stays in place and may scroll out of sight */
  carried?: (place: number) => ReactNode;
  children: ReactNode;
}

/** Constants, because new objects would make every row render again. */
const byPointer = { activationConstraint: { distance: 4 } };
const byKeyboard = { coordinateGetter: sortableKeyboardCoordinates };

/** A list whose rows are moved by their handles: with the pointer, or with Space and the arrow keys. */
export function SortableRows({ ids, name, onMove, grid = false, carried, children }: SortableRowsProps) {
  const sensors = useSensors(useSensor(PointerSensor, byPointer), useSensor(KeyboardSensor, byKeyboard));
  const placeOf = (id: string | number): number => ids.indexOf(String(id));
  const at = (id: string | number): string => `place ${placeOf(id) + 1} of ${ids.length}`;
  const items = useMemo(() => [...ids], [ids]);
  const arranged = useRef({ ids, move: onMove, grid });
  useLayoutEffect(() => void (arranged.current = { ids, move: onMove, grid }));
  const told = useRef<string | number>(null);
  const [lifted, setLifted] = useState<string | number>();
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      told.current = active.id;
      return `Picked up ${name(placeOf(active.id))}, ${at(active.id)}.`;
    },
    onDragOver: ({ over }) => {
      // The first event names the item's own place, which onDragStart has announced already.
      if (!over || over.id === told.current) return undefined;
      told.current = over.id;
      return `Moved to ${at(over.id)}.`;
    },
    onDragEnd: ({ over }) => (over ? `Dropped at ${at(over.id)}.` : 'Dropped.'),
    onDragCancel: ({ active }) => `Moving was cancelled; it is back at ${at(active.id)}.`,
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements }}
      onDragStart={({ active }) => setLifted(active.id)}
      onDragCancel={() => setLifted(undefined)}
      onDragEnd={({ active, over }) => {
        setLifted(undefined);
        if (over && active.id !== over.id) onMove(placeOf(active.id), placeOf(over.id));
      }}
    >
      <SortableContext items={items} strategy={grid ? rectSortingStrategy : verticalListSortingStrategy}>
        <ArrangedAround value={arranged}>{children}</ArrangedAround>
      </SortableContext>
      {carried && <DragOverlay>{lifted !== undefined && carried(placeOf(lifted))}</DragOverlay>}
    </DndContext>
  );
}
