import type { RestoredPart, RestoredSite } from '#shared/ipc/sync.ipc.ts';
import { invoke } from '../../bridge/client.ts';
import { replaceOpen } from '../../state/draft-actions.ts';
import { draftStore } from '../../state/draft-store.ts';
import { attempt, notifySuccess } from '../../ui/notify.tsx';
import { KEPT_DAYS } from '../history/history-model.ts';

const isOpen = (slug: string): boolean => {
  const { slug: open, phase } = draftStore.getState();
  return open === slug && phase === 'open';
};

/** Sends what waits now; a site that is blocked by more than a failing server only when it is named. */
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
      message: `It is kept there for ${KEPT_DAYS} days.`,
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

/**
 * Puts what the trash holds into the draft of its site, open here or not; how many changes that took back. Throws the
 * BridgeCallError of a call.
 */
export async function restoreTrashed(slug: string, id: number, part: RestoredPart = { of: 'site' }): Promise<number> {
  const input = { slug, id, part };
  if (isOpen(slug)) return restoreInto(() => invoke('trash.restore', input));
  const { restored } = await invoke('trash.restore', input);
  return restored;
}

/** As `replaceOpen`, for a call that tells how many changes it took back. */
export async function restoreInto(call: (slug: string) => Promise<RestoredSite>): Promise<number> {
  let restored = 0;
  await replaceOpen(async (slug) => {
    const answer = await call(slug);
    ({ restored } = answer);
    return answer;
  });
  return restored;
}
