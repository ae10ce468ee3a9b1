import { UnstyledButton } from '@mantine/core';
import { RotateCcw } from 'lucide-react';
import { clearCache } from '../../state/draft-actions.ts';
import { draftStore } from '../../state/draft-store.ts';
import { whileOpen } from '../../state/while-open.ts';
import { confirm } from '../../ui/confirm.tsx';
import { notifyError, notifySuccess } from '../../ui/notify.tsx';
import { KEPT_DAYS } from '../history/history-model.ts';
import { openPanel } from '../sync/panel-store.ts';
import classes from './shell.module.css';

const queuedWords = { save: 'A save', publish: 'A publish' };

export async function askClearCache(): Promise<void> {
  const queued = draftStore.getState().status?.queued;
  const agreed = await confirm({
    title: 'Clear the cache of this site?',
    message:
      `The copy on this computer is forgotten and the site is loaded from the server again. Edits that are not saved on the server go to the trash, where they stay for ${KEPT_DAYS} days.` +
      (queued ? ` ${queuedWords[queued.kind]} that waits is taken out of the queue.` : ''),
    confirmLabel: 'Clear Cache',
    danger: true,
  });
  if (agreed) await clearOpenCache();
}

async function clearOpenCache(): Promise<void> {
  const site = draftStore.getState().slug ?? undefined;
  const subject = 'clearing the cache';
  const retry = whileOpen(() => void clearOpenCache());
  try {
    const trashed = await clearCache();
    notifySuccess({
      ...{ site, subject },
      title: 'Loaded from the server again',
      ...(trashed && {
        message: `Your edits are in the trash, where they stay for ${KEPT_DAYS} days.`,
        action: { label: 'Show trash', onClick: () => openPanel('trash') },
      }),
    });
  } catch (error) {
    notifyError('The cache could not be cleared', error, { site, subject, retry });
  }
}

export function ClearCacheTab() {
  return (
    <UnstyledButton className={classes.clearCache} onClick={() => void askClearCache()}>
      <RotateCcw size={14} aria-hidden />
      Clear Cache
    </UnstyledButton>
  );
}
