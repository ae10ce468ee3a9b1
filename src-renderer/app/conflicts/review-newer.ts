import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { diffRaw } from '#shared/record/diff.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import { mergeNewer } from '../../state/draft-actions.ts';
import { draftStore } from '../../state/draft-store.ts';
import { notifyError, notifySuccess } from '../../ui/notify.tsx';
import { openPanel } from '../sync/panel-store.ts';
import { changeCount } from '../sync/sync-model.ts';
import { askShrunk, heldCopy } from './held-copy.tsx';

/** Follow from other members, or are of no interest to people. */
const quiet = new Set(['modified', 'service_area_array']);

/** In how many places two drafts differ. */
export function countChanges(before: SiteDocument, after: SiteDocument): number {
  const raw = (site: SiteDocument): RawValue => RawValue.parse(JSON.stringify(site));
  return diffRaw(raw(before), raw(after)).filter(({ path }) => !quiet.has(String(path[0]))).length;
}

/** Merges the server's newer copy with the draft, and says what came of it. */
export async function reviewNewer(accept?: string): Promise<void> {
  const { site: before } = draftStore.getState();
  try {
    await mergeNewer(accept);
  } catch (thrown) {
    const held = heldCopy(thrown);
    if (!held) notifyError('The newer copy could not be merged', thrown);
    else if (await askShrunk(held.lists)) await reviewNewer(held.modified);
    return;
  }
  const { site, status } = draftStore.getState();
  if (status && status.conflicts > 0) openPanel('conflicts');
  else {
    notifySuccess({
      title: `Merged: ${changeCount(countChanges(before, site))} from the server`,
      message: status?.sync === 'clean' ? undefined : 'Your own edits are still there. Save again to send them.',
    });
  }
}
