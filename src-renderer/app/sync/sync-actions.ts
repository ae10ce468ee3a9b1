import { TRASH_DAYS } from '#shared/domain/site/trash.ts';
import { invoke } from '../../bridge/client.ts';
import { replaceOpen } from '../../state/draft-actions.ts';
import { isOpen } from '../../state/while-open.ts';
import { attempt, notifySuccess } from '../../ui/notify.tsx';
import { restoreTrashed } from '../history/restore.ts';

/**
 * Without `slug`, sends all waiting entries of the queue now, and those that are blocked because the server failed.
 * With `slug`, sends the entries of that site, whatever blocks them. Of the other sites, it sends only entries that
 * wait for their turn.
 */
export function sendNow(slug?: string): Promise<void> {
  return attempt('It could not be sent', () => invoke('sync.retry', slug === undefined ? {} : { slug }), slug);
}

export function removeFromQueue(slug: string, name: string): Promise<void> {
  const remove = async (): Promise<void> => {
    await invoke('sync.remove', { slug });
    notifySuccess({ title: `${name} does not wait any more`, message: 'Its draft is still on this computer.' });
  };
  return attempt('It could not be taken out of the queue', remove, slug);
}

export function discardToTrash(slug: string, name: string): Promise<void> {
  const moveToTrash = async (): Promise<void> => {
    let trashed: number | undefined;
    const discard = async (): Promise<void> => void ({ trashed } = await invoke('sync.discard', { slug }));
    if (isOpen(slug)) await replaceOpen(async () => discard().then(() => invoke('site.open', { slug })));
    else await discard();
    const id = trashed;
    if (id === undefined) {
      notifySuccess({ title: `${name} does not wait any more`, message: 'Its draft held nothing of its own.' });
      return;
    }
    notifySuccess({
      title: `The draft of ${name} is in the trash`,
      message: `It is kept there for ${TRASH_DAYS} days.`,
      action: { label: 'Undo', onClick: () => void takeBack(slug, id) },
    });
  };
  return attempt('The draft could not be moved to the trash', moveToTrash, slug);
}

function takeBack(slug: string, id: number): Promise<void> {
  const restore = async (): Promise<void> => {
    await restoreTrashed(slug, id);
    notifySuccess({ title: 'The draft is back' });
  };
  return attempt('The draft could not be brought back', restore, slug);
}
