import { Button, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { asBridgeError, isCancelled } from '../bridge/client.ts';

export interface NoticeAction {
  label: string;
  onClick: () => void;
}

interface Notice {
  title: string;
  message?: ReactNode;
  action?: NoticeAction;
  /** It was closed, by hand or by itself. */
  onDismiss?: () => void;
}

let count = 0;

function show(
  { title, message, action, onDismiss }: Notice,
  look: { color: string; icon: ReactNode; autoClose: number | false },
) {
  const id = `notice-${++count}`;
  const act = () => {
    notifications.hide(id);
    action?.onClick();
  };
  notifications.show({
    id,
    title,
    message: (
      <Stack gap="xs" align="flex-start">
        {message && <Text size="sm">{message}</Text>}
        {action && (
          <Button size="compact-sm" variant="default" onClick={act}>
            {action.label}
          </Button>
        )}
      </Stack>
    ),
    withBorder: true,
    ...(onDismiss && { onClose: onDismiss }),
    closeButtonProps: { 'aria-label': 'Dismiss' },
    ...look,
  });
}

/** Goes away by itself, unless it offers something to do. */
export function notifySuccess(notice: Notice): void {
  const autoClose = notice.action ? 15_000 : 4000;
  show(notice, { color: 'teal.8', icon: <CircleCheck size={18} aria-hidden />, autoClose });
}

/** Stays until it is dismissed. */
export function notifyFailure(notice: Notice): void {
  show(notice, { color: 'red.8', icon: <CircleAlert size={18} aria-hidden />, autoClose: false });
}

/** Says why an action failed; a cancelled one needs no words. */
export function notifyError(title: string, error: unknown): void {
  if (!isCancelled(error)) notifyFailure({ title, message: asBridgeError(error).message });
}
