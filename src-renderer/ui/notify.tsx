import { Button, Stack, Text } from '@mantine/core';
import { notifications, notificationsStore, useNotifications } from '@mantine/notifications';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { counted } from '#shared/domain/counted.ts';
import { asBridgeError, isCancelled } from '../bridge/client.ts';

export interface NoticeAction {
  label: string;
  onClick: () => void;
}

interface Subject {
  /** slug of the site that it is about, which the notice names */
  site?: string | undefined;
  /** The next notice of the same subject takes its place; a failure's is its title unless told. */
  subject?: string | undefined;
}

interface Notice extends Subject {
  title: string;
  message?: ReactNode;
  action?: NoticeAction;
  /** It was closed, by hand or by itself. */
  onDismiss?: () => void;
}

let count = 0;

const idOf = ({ site = '', subject = `${++count}` }: Subject): string => `notice ${subject} ${site}`;

/** The notice of the subject goes away: it is not true any more. */
export function clearNotice(of: Subject): void {
  notifications.hide(idOf(of));
}

function show(
  { title, message, action, onDismiss, site, subject }: Notice,
  look: { color: string; icon: ReactNode; autoClose: number | false },
) {
  const id = idOf({ site, subject });
  const act = () => {
    notifications.hide(id);
    action?.onClick();
  };
  const notice = {
    id,
    title,
    message: (
      <Stack gap="xs" align="flex-start">
        {site !== undefined && (
          <Text size="xs" c="dimmed">
            {site}
          </Text>
        )}
        {message && (
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {message}
          </Text>
        )}
        {action && (
          <Button size="compact-sm" variant="default" onClick={act}>
            {action.label}
          </Button>
        )}
        <Behind id={id} />
      </Stack>
    ),
    priority: 0,
    withBorder: true,
    onClose: onDismiss,
    closeButtonProps: { 'aria-label': 'Dismiss' },
    ...look,
  };
  makeRoom(id);
  // `update` changes a notice of this id that is shown, `show` adds it where none is; each does nothing in the other case.
  notifications.update(notice);
  notifications.show(notice);
}

/** Notices that are shown at a time. The library keeps further ones back until one of them closes. */
export const MOST_NOTICES = 4;

/** Behind all others: the library shows it once there is room. */
const BEHIND = -1;

/**
 * Gives a new notice the room to be shown at once: the oldest that close by themselves close, and where there are none the
 * oldest of the others step back until there is room again.
 */
function makeRoom(id: string): void {
  const others = notificationsStore.getState().notifications.filter((each) => each.id !== id);
  const passing = others.filter(({ autoClose }) => autoClose !== false);
  const staying = others.filter(({ autoClose }) => autoClose === false);
  const tooMany = Math.max(0, others.length - (MOST_NOTICES - 1));
  for (const each of passing.slice(0, tooMany)) if (each.id !== undefined) notifications.hide(each.id);
  const back = new Set(staying.slice(0, Math.max(0, tooMany - passing.length)).map((each) => each.id));
  if (back.size === 0) return;
  notifications.updateState(notificationsStore, (all) =>
    all.map((each) => (back.has(each.id) ? { ...each, priority: BEHIND } : each)),
  );
}

/** On the last notice that is shown: how many have stepped back. */
function Behind({ id }: { id: string }) {
  const { notifications: shown, queue } = useNotifications();
  if (queue.length === 0 || shown.at(-1)?.id !== id) return null;
  return (
    <Text size="xs" c="dimmed">
      {counted(queue.length, 'earlier notice comes', 'earlier notices come')} back when these close.
    </Text>
  );
}

/** Goes away by itself, unless it offers something to do. */
export function notifySuccess(notice: Notice): void {
  const autoClose = notice.action ? 15_000 : 4000;
  show(notice, { color: 'teal.8', icon: <CircleCheck size={18} aria-hidden />, autoClose });
}

/** Stays until it is dismissed. */
export function notifyFailure(notice: Notice): void {
  const look = { color: 'red.8', icon: <CircleAlert size={18} aria-hidden />, autoClose: false } as const;
  show({ subject: notice.title, ...notice }, look);
}

interface FailedAction extends Subject {
  retry: () => void;
}

/** Says why an action failed and offers to try it again; a cancelled one needs no words. */
export function notifyError(title: string, error: unknown, { retry, ...of }: FailedAction): void {
  if (isCancelled(error)) return;
  const action = { label: 'Retry', onClick: retry };
  notifyFailure({ title, message: asBridgeError(error).message, action, ...of });
}

/** Does something that may be tried again: a notice with `title` says that it failed, until the next try. */
export async function attempt(title: string, act: () => Promise<unknown> | undefined, site?: string): Promise<void> {
  clearNotice({ site, subject: title });
  try {
    await act();
  } catch (error) {
    notifyError(title, error, { site, retry: () => void attempt(title, act, site) });
  }
}
