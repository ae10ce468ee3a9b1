import type { RestoredPart, RestoredSite } from '#shared/ipc/sync.ipc.ts';
import { invoke } from '../../bridge/client.ts';
import { replaceOpen } from '../../state/draft-actions.ts';
import { isOpen } from '../../state/while-open.ts';

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
