import { counted } from '#shared/domain/counted.ts';
import type { ServerMerge } from '#shared/ipc/sync.ipc.ts';
import { mergeNewer } from '../../state/draft-actions.ts';
import { draftStore } from '../../state/draft-store.ts';
import { untilPanel } from '../../state/causes.ts';
import { openReview, reviewForSave } from '../../state/panel-store.ts';
import { whileOpen } from '../../state/while-open.ts';
import { notifyError, notifySuccess } from '../../ui/notify.tsx';
import { askShrunk, shrunkCopy } from './shrunk-copy.tsx';

type TakenOver = ServerMerge['changes'];

const hasConflicts = (): boolean => (draftStore.getState().status?.conflicts ?? 0) > 0;

/** Merges the server's newer copy with the draft, and shows the result to the user. */
export async function reviewNewer(): Promise<void> {
  const takenOver = await merge();
  if (!takenOver) return;
  if (hasConflicts()) return openReview(takenOver);
  const isEdited = draftStore.getState().status?.sync !== 'clean';
  tellTakenOver(takenOver, isEdited ? 'Your own edits are still there. Save again to send them.' : '');
}

/** Merges the server's newer copy within a save, and shows the result. Returns whether the save may continue. */
export async function reviewWithinSave(): Promise<boolean> {
  const takenOver = await merge();
  if (!takenOver) return false;
  if (hasConflicts()) return reviewForSave(takenOver);
  tellTakenOver(takenOver);
  return true;
}

/**
 * Merges the server's copy. Returns the changes that were taken over from the copy; undefined if the merge failed, or
 * if the user refused a copy that lost items.
 * @param accept modified time of a copy that lost items and that the user accepts
 */
async function merge(accept?: string): Promise<TakenOver | undefined> {
  const retry = whileOpen(() => void reviewNewer());
  try {
    return (await mergeNewer(accept))?.changes ?? [];
  } catch (thrown) {
    const shrunk = shrunkCopy(thrown);
    if (shrunk) return (await askShrunk(shrunk.lists)) ? merge(shrunk.modified) : undefined;
    notifyError('The newer copy could not be merged', thrown, { retry });
    return undefined;
  }
}

/** Maximum number of changes that are named; the others are only counted. */
const MOST_NAMED = 3;

/** Names the changes, for example ‘Email, Phone and 2 more’. */
export function nameChanges(changes: TakenOver): string {
  const labels = changes.slice(0, MOST_NAMED).map(({ label }) => label);
  const more = changes.length - labels.length;
  return labels.join(', ') + (more > 0 ? ` and ${more} more` : '');
}

function tellTakenOver(changes: TakenOver, then = ''): void {
  const names = changes.length > 0 ? `${nameChanges(changes)}.` : '';
  notifySuccess({
    title: `Merged: ${counted(changes.length, 'change')} from the server`,
    message: [names, then].filter(Boolean).join(' '),
    ...(changes.length > 0 && { action: { label: 'Show', onClick: () => openReview(changes) } }),
    until: untilPanel('conflicts'),
  });
}
