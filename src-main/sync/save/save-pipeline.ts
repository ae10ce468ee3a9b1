import { AppError, type ErrorCode } from '#shared/ipc/errors.ts';
import type { Confirmed, SaveQuestion } from '#shared/domain/site/save-questions.ts';
import type { SiteActor } from '../draft/site-actor.ts';
import { savingMissing } from './check-server.ts';
import { takeSnapshot, checkAreas, checkEmail, checkSlug, checkSpelling, confirmSlug, load } from './checks.ts';
import { postOverNewest } from './post.ts';
import { readBack, settlePost } from './read-back.ts';
import type { SaveOutcome, SavePorts, SaveRun, SaveStep } from './save-run.ts';
import type { SaveSnapshot } from './snapshot.ts';
import { uploadPhotos } from './upload-photos.ts';

/**
 * The steps that also run before a save is queued, because they need no server. Only the spelling step asks the server,
 * if it can be reached.
 */
const localSteps: readonly SaveStep[] = [confirmSlug, checkAreas, checkEmail, checkSpelling];

const steps: readonly SaveStep[] = [load, settlePost, checkSlug, ...localSteps, uploadPhotos, postOverNewest, readBack];

/** Runs the steps until one of them ends the save. @returns undefined if no step has ended the save */
async function carryOut(start: SaveRun, all: readonly SaveStep[]): Promise<SaveOutcome | undefined> {
  let at = start;
  for (const step of all) {
    at = await step(at);
    if (at.outcome) break;
  }
  return at.outcome;
}

/**
 * Saves a snapshot by running `steps`. The save can be cancelled until the post; from then on it runs to its end. A
 * failed save loses no edit of the draft.
 * @param snapshot what is saved; by default the draft as it is now
 * @throws AppError NOT_SAVABLE, SLUG_EXISTS, NO_SERVICE_AREA, CONFLICTS, SAVE_FAILED, OFFLINE, UNAUTHENTICATED, DISK,
 * CANCELLED
 */
export async function saveSite(
  actor: SiteActor,
  confirmed: Confirmed,
  ports: SavePorts,
  snapshot: SaveSnapshot = takeSnapshot(actor),
): Promise<SaveOutcome> {
  try {
    using kept = actor.keep(snapshot);
    const outcome = await carryOut({ actor, confirmed, ports, kept }, steps);
    if (!outcome) throw new RangeError('a save has come to no end');
    return outcome;
  } catch (error) {
    throw savingMissing(actor, error) ?? asSaveError(error);
  }
}

/** Returns the question that the user must answer before the save is queued, if there is one. */
export async function localQuestion(run: SaveRun): Promise<SaveQuestion | undefined> {
  return (await carryOut(run, localSteps))?.question;
}

const passed = new Set<ErrorCode>([
  'NOT_SAVABLE',
  'SLUG_EXISTS',
  'NO_SERVICE_AREA',
  'CONFLICTS',
  'OFFLINE',
  'UNAUTHENTICATED',
  'CANCELLED',
  'DISK',
]);

function asSaveError(error: unknown): unknown {
  if (!(error instanceof AppError) || passed.has(error.code)) return error;
  return new AppError('SAVE_FAILED', error.message, { retry: true, cause: error });
}
