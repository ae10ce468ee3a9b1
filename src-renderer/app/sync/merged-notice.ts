import type { EventPayload } from '#shared/ipc/events.ts';
import { invoke } from '../../bridge/client.ts';
import { useEvent } from '../../bridge/hooks.ts';
import { draftStore } from '../../state/draft-store.ts';
import { attempt, notifySuccess } from '../../ui/notify.tsx';
import { nameChanges } from '../conflicts/review-newer.ts';
import { restoreInto } from '../history/restore.ts';

/** Shows a notice of what somebody else has changed in the open site, and offers to undo these changes. */
export function useMergedNotice(): void {
  useEvent('site.merged', ({ slug, changes, undo }) => {
    if (draftStore.getState().slug !== slug) return;
    const fields = changes.length === 1 ? '1 field' : `${changes.length} fields`;
    notifySuccess({
      title: `${fields} updated by someone else`,
      message: `${nameChanges(changes)}.`,
      // The subject names the fields, so that the notice of a later merge of other fields does not replace this notice.
      subject: `merged ${nameChanges(changes)}`,
      ...(undo && { action: { label: 'Undo', onClick: () => void takeBack(slug, undo) } }),
    });
  });
}

type Undo = NonNullable<EventPayload<'site.merged'>['undo']>;

function takeBack(slug: string, { version: id, keys }: Undo): Promise<void> {
  const restore = async (): Promise<void> => {
    if (draftStore.getState().slug !== slug) return;
    await restoreInto((site) => invoke('history.restore', { slug: site, id, part: { of: 'changes', keys } }));
  };
  return attempt('The changes could not be taken back', restore, slug);
}
