import { ActionIcon, type ActionIconProps } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import type { useSortable } from '@dnd-kit/sortable';
import { GripVertical } from 'lucide-react';
import { useMoveHandle } from './row-moves.ts';

type Handle = Pick<ReturnType<typeof useSortable>, 'setActivatorNodeRef' | 'attributes' | 'listeners'>;

interface DragHandleProps extends Handle, Pick<ActionIconProps, 'className' | 'size' | 'variant'> {
  /** ID of the sortable item */
  id: string;
  /** name of what is moved */
  name: string;
  tabIndex?: number;
}

/** The handle by which a sortable item is dragged, with the pointer or the keyboard. */
export function DragHandle(props: DragHandleProps) {
  const { id, setActivatorNodeRef, attributes, listeners, name, className, size, variant, tabIndex } = props;
  return (
    <ActionIcon
      ref={useMergedRef<HTMLElement>(setActivatorNodeRef, useMoveHandle(id))}
      {...{ className, size, variant }}
      {...attributes}
      {...listeners}
      tabIndex={tabIndex ?? attributes.tabIndex}
      aria-label={`Move ${name}`}
    >
      <GripVertical size={16} aria-hidden />
    </ActionIcon>
  );
}
