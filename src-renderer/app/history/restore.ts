import type { RestoredPart, RestoredSite } from '#shared/ipc/sync.ipc.ts';
import { invoke } from '../../bridge/client.ts';
import { replaceOpen } from '../../state/draft-actions.ts';
import { isOpen } from '../../state/while-open.ts';

/**
 * Restores an entry of the trash, or a part of it, into the draft of the entry's site, whether the site is open or not.
 * Returns the number of restored changes. Throws BridgeCallError if the restore fails.
 */
export async function restoreTrashed(slug: string, id: number, part: RestoredPart = { of: 'site' }): Promise<number> {
  const input = { slug, id, part };
  if (isOpen(slug)) return restoreInto(() => invoke('trash.restore', input));
  const { restored } = await invoke('trash.restore', input);
  return restored;
}

/** Replaces the open site with the result of a call that restores something. Returns the number of restored changes. */
export async function restoreInto(call: (slug: string) => Promise<RestoredSite>): Promise<number> {
  let restored = 0;
  await replaceOpen(async (slug) => {
    const answer = await call(slug);
    ({ restored } = answer);
    return answer;
  });
  return restored;
}
