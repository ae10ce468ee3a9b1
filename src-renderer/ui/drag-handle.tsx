import { ActionIcon } from '@mantine/core';
import type { useSortable } from '@dnd-kit/sortable';
import { GripVertical } from 'lucide-react';

interface DragHandleProps extends Pick<
  ReturnType<typeof useSortable>,
  'setActivatorNodeRef' | 'attributes' | 'listeners'
> {
  /** of what is moved */
  name: string;
  className?: string | undefined;
}

/** What a sortable item is dragged by, with the pointer or the keyboard. */
export function DragHandle({ setActivatorNodeRef, attributes, listeners, name, className }: DragHandleProps) {
  return (
    <ActionIcon
      ref={setActivatorNodeRef}
      className={className}
      {...attributes}
      {...listeners}
      aria-label={`Move ${name}`}
    >
      <GripVertical size={16} aria-hidden />
    </ActionIcon>
  );
}
