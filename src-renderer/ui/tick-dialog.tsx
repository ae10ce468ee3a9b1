import { Button, Checkbox, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';
import classes from './tick-dialog.module.css';

export interface Choice {
  key: string;
  /** name of the choice; only for screen readers if there is `content` */
  label: string;
  /** shown instead of the label */
  content?: ReactNode;
  /** shown below the label or content */
  detail?: string;
  isTicked: boolean;
  disabled?: boolean;
}

interface TickDialogProps {
  title: string;
  size: number | string;
  /** label of the list */
  label: string;
  choices: readonly Choice[];
  onTick: (key: string, on: boolean) => void;
  /** shown above the list, such as filters */
  children?: ReactNode;
  /** shown below the list */
  note?: ReactNode;
  /** shown beside the buttons */
  status?: string;
  confirm: string;
  canConfirm?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** A dialog with a list of check boxes. One button confirms all ticked choices. */
export function TickDialog(props: TickDialogProps) {
  const { title, size, label, choices, onTick, children, note, status, confirm, onConfirm, onClose } = props;
  return (
    <Dialog onClose={onClose} title={title} size={size}>
      {children}
      {choices.length > 0 && (
        <ul className={classes.choices} aria-label={label}>
          {choices.map(({ key, label, content, detail, isTicked, disabled }) => (
            <li key={key}>
              <Checkbox
                {...(content !== undefined && { 'aria-label': label })}
                label={content ?? label}
                description={detail}
                checked={isTicked}
                disabled={disabled}
                classNames={{ body: classes.body, labelWrapper: classes.content }}
                onChange={(event) => onTick(key, event.currentTarget.checked)}
              />
            </li>
          ))}
        </ul>
      )}
      {note}
      <Group justify="flex-end" gap="xs" mt="md">
        {status !== undefined && (
          <Text size="sm" c="dimmed" mr="auto" role="status">
            {status}
          </Text>
        )}
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={props.canConfirm === false} onClick={onConfirm}>
          {confirm}
        </Button>
      </Group>
    </Dialog>
  );
}
