import { AppError } from '#shared/ipc/errors.ts';
import { BackendError } from '../../backend-client/backend-error.ts';
import type { SiteActor } from '../draft/site-actor.ts';

const MISSING = 'This site is no longer on the server. Your copy is kept on this computer.';

/** Whether a call failed because the server does not have the site any more; the windows are told of it then. */
export function noteMissing(actor: SiteActor, error: unknown): boolean {
  if (!(error instanceof BackendError) || error.code !== 'NOT_FOUND') return false;
  // A save whose answer never came may have given the site another slug.
  if ((actor.inFlight?.slug ?? actor.slug) !== actor.slug) return false;
  actor.setServerState({ newerOnServer: false, offlineCopy: false, missingOnServer: true });
  return true;
}

/**
 * Rethrows the error of a failed call, in words of its own where the site is missing.
 * @throws AppError NOT_FOUND, else the error
 */
export function asMissing(actor: SiteActor): (error: unknown) => never {
  return (error) => {
    if (!noteMissing(actor, error)) throw error;
    throw new AppError('NOT_FOUND', `${MISSING} It can be loaded again once it is back there.`, { cause: error });
  };
}

/** The error of a save that failed because the site is missing; undefined for another failure. */
export function savingMissing(actor: SiteActor, error: unknown): AppError | undefined {
  if (!noteMissing(actor, error)) return undefined;
  return new AppError('SAVE_FAILED', `${MISSING} It can be saved again once it is back there.`, { cause: error });
}
