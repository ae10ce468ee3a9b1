import { AppError } from '#shared/ipc/errors.ts';
import { BackendError } from '../../backend-client/backend-error.ts';
import type { SiteEndpoints } from '../../backend-client/endpoints/sites.ts';
import type { Base } from '../../store/draft-repo.ts';
import { isOwnPost, takeKnown } from './read-back.ts';
import { fetchDocument, OtherSiteError } from './server-copy.ts';
import { nothingNew } from '../draft/status.ts';
import type { SiteActor } from '../draft/site-actor.ts';

interface CheckPorts {
  sites: Pick<SiteEndpoints, 'getModified' | 'getSite'>;
  warn(message: string, facts: { error: unknown }): void;
  /** merges a newer copy that the windows were not told of yet; returns false if a user must decide */
  take?: (newer: Base) => boolean;
}

/** Checks whether the server's copy differs from the draft's base, and tells the actor, which tells the windows. */
export async function checkServer(actor: SiteActor, { sites, warn, take }: CheckPorts): Promise<void> {
  const { modified: known, text: base } = actor.base;
  // A running save reads the server's copy itself, and a changed base makes this check outdated. So the check ends.
  const overtaken = () => actor.isBusy || actor.base.modified !== known;
  if (overtaken()) return;
  try {
    const modified = await sites.getModified(actor.slug);
    const text = modified === known ? base : await fetchDocument(sites, actor.slug, { like: actor.base });
    if (overtaken()) return;
    // A copy that is the result of this computer's post in flight does not count as newer.
    const newerOnServer = !takeKnown(actor, { text, modified }) && !isOwnPost(actor, text);
    const { newerOnServer: wasNewer, newerClashes: clashed } = actor.serverState;
    const isNews = newerOnServer && !wasNewer && take !== undefined;
    if (isNews && take({ text, modified })) return;
    const newerClashes = newerOnServer && (clashed || isNews);
    actor.setServerState({ ...nothingNew, newerOnServer, newerClashes });
  } catch (error) {
    if (overtaken()) return;
    const offline = error instanceof BackendError && ['OFFLINE', 'TIMEOUT'].includes(error.code);
    if (offline) actor.setServerState({ offlineCopy: true });
    else if (error instanceof OtherSiteError) actor.setServerState({ newerOnServer: false, otherSite: true });
    else if (!noteMissing(actor, error)) warn('the modified time could not be read', { error });
  }
}

const MISSING = 'This site is no longer on the server. Your copy is kept on this computer.';

/** Returns whether a call failed because the server does not have the site. If so, the windows are told. */
export function noteMissing(actor: SiteActor, error: unknown): boolean {
  if (!(error instanceof BackendError) || error.code !== 'NOT_FOUND') return false;
  // A post whose answer did not arrive may have given the site another slug.
  if ((actor.inFlight?.slug ?? actor.slug) !== actor.slug) return false;
  actor.setServerState({ newerOnServer: false, offlineCopy: false, missingOnServer: true });
  return true;
}

/** Returns a function that rethrows the error of a failed call, or throws AppError NOT_FOUND if the site is missing. */
export function asMissing(actor: SiteActor): (error: unknown) => never {
  return (error) => {
    if (!noteMissing(actor, error)) throw error;
    throw new AppError('NOT_FOUND', `${MISSING} It can be loaded again once it is back there.`, { cause: error });
  };
}

/** Returns the error for a save that failed because the site is missing; undefined for any other failure. */
export function savingMissing(actor: SiteActor, error: unknown): AppError | undefined {
  if (!noteMissing(actor, error)) return undefined;
  return new AppError('SAVE_FAILED', `${MISSING} It can be saved again once it is back there.`, { cause: error });
}
