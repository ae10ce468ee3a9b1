import { ActionIcon } from '@mantine/core';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical, X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import classes from './rows.module.css';

interface SortableRowProps {
  id: string;
  /** of what is moved */
  name: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A row of `SortableRows`, which begins with its handle. */
export function SortableRow({ id, name, className = '', children }: SortableRowProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
  });
  return (
    <li
      ref={setNodeRef}
      className={`${classes.row} ${className}`}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      data-lifted={isDragging || undefined}
    >
      <ActionIcon
        ref={setActivatorNodeRef}
        className={classes.handle}
        {...attributes}
        {...listeners}
        aria-label={`Move ${name}`}
      >
        <GripVertical size={16} aria-hidden />
      </ActionIcon>
      {children}
    </li>
  );
}

export function RemoveButton({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <ActionIcon className={classes.button} aria-label={`Remove ${name}`} onClick={onClick} data-takes-row>
      <X size={16} aria-hidden />
    </ActionIcon>
  );
}

interface RowFocus<E extends HTMLElement> {
  /** holds the rows, and what has the focus where none is left, marked with `data-after-rows` */
  container: RefObject<E | null>;
  /** to be called with the place of a row that is taken away */
  keepFocus: (place: number) => void;
}

/**
 * Keeps the focus in a list whose row is taken away by a button of its own, marked with `data-takes-row`: it goes to that
 * of the row which takes the place, or of the last one; where none is left, to what is marked with `data-after-rows`.
 */
export function useRowFocus<E extends HTMLElement>(): RowFocus<E> {
  const container = useRef<E>(null);
  const left = useRef<number>(null);
  useEffect(() => {
    if (left.current === null) return;
    const buttons = container.current?.querySelectorAll<HTMLElement>('[data-takes-row]');
    const at = Math.min(left.current, (buttons?.length ?? 0) - 1);
    left.current = null;
    (buttons?.[at] ?? container.current?.querySelector<HTMLElement>('[data-after-rows]'))?.focus();
  });
  return {
    container,
    keepFocus: (place) => {
      left.current = place;
    },
  };
}
