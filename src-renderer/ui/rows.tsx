import { ActionIcon, Tooltip } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { X } from 'lucide-react';
import type { AriaAttributes, CSSProperties, ReactNode, Ref } from 'react';
import { DragHandle } from './drag-handle.tsx';
import classes from './rows.module.css';

type RowData = Record<`data-${string}`, string | number | undefined> & AriaAttributes;

interface SortableRowProps {
  id: string;
  /** name of the row, for its handle */
  name: string;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  /** a ref that also gets the row's element */
  measure?: Ref<HTMLLIElement>;
  children: ReactNode;
}

/** A row of `SortableRows`, which begins with its handle. */
export function SortableRow({
  id,
  name,
  className = '',
  style,
  measure,
  children,
  ...data
}: SortableRowProps & RowData) {
  const { setNodeRef, transform, transition, isDragging, ...handle } = useSortable({
    id,
  });
  const ref = useMergedRef(setNodeRef, measure);
  return (
    <li
      {...data}
      ref={ref}
      className={`${classes.row} ${className}`}
      style={{ ...style, transform: CSS.Translate.toString(transform), transition }}
      data-lifted={isDragging || undefined}
    >
      <DragHandle {...handle} id={id} name={name} className={classes.handle} />
      {children}
    </li>
  );
}

interface RemoveButtonProps {
  name: string;
  onClick: () => void;
  /** why the row cannot be removed */
  reason?: string | undefined;
}

export function RemoveButton({ name, onClick, reason }: RemoveButtonProps) {
  const use = reason ? { 'data-disabled': true, 'aria-disabled': true } : { onClick, 'data-takes-row': true };
  const label = `Remove ${name}`;
  const button = (
    <ActionIcon {...use} className={classes.button} aria-label={reason ? `${label}: ${reason}` : label}>
      <X size={16} aria-hidden />
    </ActionIcon>
  );
  return reason ? <Tooltip label={reason}>{button}</Tooltip> : button;
}
