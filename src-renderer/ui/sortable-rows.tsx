import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type ReactNode, useRef } from 'react';

interface SortableRowsProps {
  ids: readonly string[];
  /** of the row at a place, for what is said aloud */
  name: (place: number) => string;
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}

/** A vertical list whose rows are moved by their handles: with the pointer, or with Space and the arrow keys. */
export function SortableRows({ ids, name, onMove, children }: SortableRowsProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (id: string | number): number => ids.indexOf(String(id));
  const at = (id: string | number): string => `place ${placeOf(id) + 1} of ${ids.length}`;
  const told = useRef<string | number>(null);
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      told.current = active.id;
      return `Picked up ${name(placeOf(active.id))}, ${at(active.id)}.`;
    },
    onDragOver: ({ over }) => {
      // It is over its own place first, which has been said.
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
      onDragEnd={({ active, over }) => {
        if (over && active.id !== over.id) onMove(placeOf(active.id), placeOf(over.id));
      }}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
