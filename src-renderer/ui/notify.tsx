import { Button, Stack, Text } from '@mantine/core';
import { notifications, notificationsStore, useNotifications } from '@mantine/notifications';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { counted } from '#shared/domain/counted.ts';
import { asBridgeError, isCancelled, subscribe } from '../bridge/client.ts';

export interface NoticeAction {
  label: string;
  onClick: () => void;
}

interface Subject {
  /** slug of the site that the notice is about; the notice shows the slug */
  site?: string | undefined;
  /** a new notice replaces an earlier notice with the same subject and site; the default subject is the title */
  subject?: string | undefined;
}

/** Watches the cause of a notice, and calls `over` when the cause is gone. Returns a function that ends the watch. */
export type Until = (over: () => void) => () => void;

/** An `Until` that calls `over` when the server can be reached again. */
export const untilOnline: Until = (over) => subscribe('connectivity.changed', ({ online }) => online && over());

interface Notice extends Subject {
  title: string;
  message?: ReactNode;
  action?: NoticeAction;
  /** closes the notice when its cause is gone */
  until?: Until | undefined;
  /** called when the notice is closed, for any reason */
  onDismiss?: () => void;
}

const idOf = ({ site = '', subject }: Subject & { subject: string }): string => `notice ${subject} ${site}`;

/** Closes the notice with this subject and site, for callers that know that the notice is no longer true. */
export function clearNotice(of: Subject & { subject: string }): void {
  notifications.hide(idOf(of));
}

/** Functions that end the watch of a notice's cause, by the notice's ID. */
const watches = new Map<string, () => void>();

function stopWatch(id: string): void {
  watches.get(id)?.();
  watches.delete(id);
}

function show(
  { title, message, action, onDismiss, until, site, subject = title }: Notice,
  look: { color: string; icon: ReactNode; autoClose: number | false },
) {
  const id = idOf({ site, subject });
  stopWatch(id);
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
        <PostponedCount id={id} />
      </Stack>
    ),
    priority: 0,
    withBorder: true,
    onClose: () => {
      stopWatch(id);
      onDismiss?.();
    },
    closeButtonProps: { 'aria-label': 'Dismiss' },
    ...look,
  };
  makeRoom(id);
  // `update` does nothing if there is no notice with this ID yet. `show` does nothing if there is one already.
  notifications.update(notice);
  notifications.show(notice);
  if (until)
    watches.set(
      id,
      until(() => notifications.hide(id)),
    );
}

/** Maximum number of notices that are shown at the same time. The library queues further notices until one closes. */
export const MOST_NOTICES = 4;

/** Priority of postponed notices. The others have 0, so the library shows postponed notices only if there is room. */
const LOWEST_PRIORITY = -1;

/**
 * Makes room for a new notice. Closes the oldest of the notices that close by themselves anyway. If that is not enough,
 * postpones the oldest of the others until there is room again.
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
    all.map((each) => (back.has(each.id) ? { ...each, priority: LOWEST_PRIORITY } : each)),
  );
}

/** Says on the last shown notice how many notices are postponed. */
function PostponedCount({ id }: { id: string }) {
  const { notifications: shown, queue } = useNotifications();
  if (queue.length === 0 || shown.at(-1)?.id !== id) return null;
  return (
    <Text size="xs" c="dimmed">
      {counted(queue.length, 'earlier notice comes', 'earlier notices come')} back when these close.
    </Text>
  );
}

/** Shows a notice that closes by itself after 4 seconds, or after 15 seconds if it offers an action. */
export function notifySuccess(notice: Notice): void {
  const autoClose = notice.action ? 15_000 : 4000;
  show(notice, { color: 'teal.8', icon: <CircleCheck size={18} aria-hidden />, autoClose });
}

/** Shows a notice that stays until the user dismisses it or its cause is gone. */
export function notifyFailure(notice: Notice): void {
  const look = { color: 'red.8', icon: <CircleAlert size={18} aria-hidden />, autoClose: false } as const;
  show(notice, look);
}

interface FailedAction extends Subject {
  retry: () => void;
}

/** Says why an action failed, and offers to try it again. Says nothing if the action was cancelled. */
export function notifyError(title: string, error: unknown, { retry, ...of }: FailedAction): void {
  if (isCancelled(error)) return;
  const action = { label: 'Retry', onClick: retry };
  const { code, message } = asBridgeError(error);
  notifyFailure({ title, message, action, ...(code === 'OFFLINE' && { until: untilOnline }), ...of });
}

/** Runs an action that can be repeated. If the action fails, shows a notice with `title` until the next try. */
export async function attempt(title: string, act: () => Promise<unknown> | undefined, site?: string): Promise<void> {
  clearNotice({ site, subject: title });
  try {
    await act();
  } catch (error) {
    notifyError(title, error, { site, retry: () => void attempt(title, act, site) });
  }
}
