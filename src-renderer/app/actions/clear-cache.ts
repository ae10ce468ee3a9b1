import { TRASH_DAYS } from '#shared/domain/site/trash.ts';
import { clearCache } from '../../state/draft-actions.ts';
import { draftStore } from '../../state/draft-store.ts';
import { openPanel } from '../../state/panel-store.ts';
import { whileOpen } from '../../state/while-open.ts';
import { confirm } from '../../ui/confirm.tsx';
import { notifyError, notifySuccess } from '../../ui/notify.tsx';

const queuedWords = { save: 'A save', publish: 'A publish' };

/** Asks the user, then deletes the copy of the open site on this computer and loads the site again. */
export async function askClearCache(): Promise<void> {
  const queued = draftStore.getState().status?.queued;
  const agreed = await confirm({
    title: 'Clear the cache of this site?',
    message:
      `The copy on this computer is forgotten and the site is loaded from the server again. Edits that are not saved on the server go to the trash, where they stay for ${TRASH_DAYS} days.` +
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
        message: `Your edits are in the trash, where they stay for ${TRASH_DAYS} days.`,
        action: { label: 'Show trash', onClick: () => openPanel('trash') },
      }),
    });
  } catch (error) {
    notifyError('The cache could not be cleared', error, { site, subject, retry });
  }
}
