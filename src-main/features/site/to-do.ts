import type { SiteStatus } from '#shared/ipc/site.ipc.ts';

type Standing = Pick<
  SiteStatus,
  'editedFields' | 'conflicts' | 'queued' | 'missingOnServer' | 'otherSite' | 'unpublished'
>;

/**
 * Whether somebody has to work on the site. A save that only waits for the server is not work: the app sends it by
 * itself.
 */
export function hasToDo(status: Standing, blockers: number): boolean {
  const { queued, conflicts, missingOnServer, otherSite } = status;
  if (blockers > 0 || conflicts > 0 || missingOnServer || otherSite) return true;
  if (queued) return queued.blocked !== undefined || queued.later.length > 0;
  return status.editedFields.length > 0 || status.unpublished !== undefined;
}
