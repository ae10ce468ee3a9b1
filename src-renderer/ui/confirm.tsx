import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import type { ReactNode } from 'react';
import { wideDialogProps, takingFocus } from './dialog.tsx';

export interface Confirmation {
  title: string;
  message: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** the confirmed action can do harm, such as a deletion */
  danger?: boolean;
  /** width in pixels, for a question that shows more than a sentence */
  size?: number;
  /** withdraws the question, as if the user had cancelled */
  signal?: AbortSignal;
}

/** Asks a yes-or-no question. The confirming button has the focus. Resolves to false if the user does not confirm. */
export function confirm(question: Confirmation): Promise<boolean> {
  const { title, message, confirmLabel, cancelLabel, danger, size, signal } = question;
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve(false);
    const withdraw = (): void => modals.close(id);
    const id = modals.openConfirmModal({
      title,
      ...(size !== undefined && { size, ...wideDialogProps(size) }),
      children: takingFocus(typeof message === 'string' ? <Text size="sm">{message}</Text> : message),
      labels: { confirm: confirmLabel, cancel: cancelLabel ?? 'Cancel' },
      confirmProps: { 'data-autofocus': true, ...(danger && { color: 'red.8' }) },
      onConfirm: () => resolve(true),
      onCancel: () => resolve(false),
      onClose: () => {
        signal?.removeEventListener('abort', withdraw);
        resolve(false);
      },
    });
    signal?.addEventListener('abort', withdraw);
  });
}
