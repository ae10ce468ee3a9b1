import type { RestoredPart, RestoredSite } from '#shared/ipc/sync.ipc.ts';
import { invoke } from '../../bridge/client.ts';
import { replaceOpen } from '../../state/draft-actions.ts';
import { draftStore } from '../../state/draft-store.ts';
import { notifyError, notifySuccess } from '../../ui/notify.tsx';

const isOpen = (slug: string): boolean => {
  const { slug: open, phase } = draftStore.getState();
  return open === slug && phase === 'open';
};

/** Sends what waits now; a site that is blocked by more than a failing server only when it is named. */
export async function sendNow(slug?: string): Promise<void> {
  try {
    await invoke('sync.retry', slug === undefined ? {} : { slug });
  } catch (error) {
    notifyError('It could not be sent', error);
  }
}

export async function removeFromQueue(slug: string, name: string): Promise<void> {
  try {
    await invoke('sync.remove', { slug });
    notifySuccess({ title: `${name} does not wait any more`, message: 'Its draft is still on this computer.' });
  } catch (error) {
    notifyError('It could not be taken out of the queue', error);
  }
}

export async function discardToTrash(slug: string, name: string): Promise<void> {
  try {
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
      message: 'It is kept there for 30 days.',
      action: { label: 'Undo', onClick: () => void takeBack(slug, id) },
    });
  } catch (error) {
    notifyError('The draft could not be moved to the trash', error);
  }
}

async function takeBack(slug: string, id: number): Promise<void> {
  try {
    await restoreTrashed(slug, id);
    notifySuccess({ title: 'The draft is back' });
  } catch (error) {
    notifyError('The draft could not be brought back', error);
  }
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
