import { AppError, type ErrorCode } from '#shared/ipc/errors.ts';
import type { Confirmed, SaveQuestion } from '#shared/domain/site/save-questions.ts';
import type { SiteActor } from '../draft/site-actor.ts';
import { savingMissing } from './check-server.ts';
import { ask, checkAreas, checkEmail, checkSlug, checkSpelling, confirmSlug, load } from './checks.ts';
import { postOverNewest } from './post.ts';
import { readBack, settlePost } from './read-back.ts';
import type { SaveOutcome, SavePorts, SaveRun } from './save-run.ts';
import type { SaveSnapshot } from './snapshot.ts';
import { uploadPhotos } from './upload-photos.ts';

/** What needs no server, except that spelling asks it where it can: it is also asked before a save is queued. */
export async function localQuestion(run: SaveRun): Promise<SaveQuestion | undefined> {
  const ofSlug = confirmSlug(run);
  if (ofSlug) return ofSlug;
  checkAreas(run);
  return checkEmail(run) ?? checkSpelling(run);
}

async function carryOut(run: SaveRun): Promise<SaveOutcome> {
  load(run);
  const saved = await settlePost(run);
  if (saved) return saved;
  await checkSlug(run);
  const question = await localQuestion(run);
  if (question) return { question };
  const notUploaded = await uploadPhotos(run);
  const posted = await postOverNewest(run, notUploaded);
  return 'outcome' in posted ? posted.outcome : readBack(run, posted, notUploaded);
}

/**
 * Saves a snapshot in the steps of the specification. It may be cancelled up to the post; from then on it runs to its end.
 * A failed save leaves the draft as it is.
 * @param snapshot what is saved; the draft as it is now unless told
 * @throws AppError NOT_SAVABLE, SLUG_EXISTS, NO_SERVICE_AREA, CONFLICTS, SAVE_FAILED, OFFLINE, UNAUTHENTICATED, DISK,
 * CANCELLED
 */
export async function saveSite(
  actor: SiteActor,
  confirmed: Confirmed,
  ports: SavePorts,
  snapshot: SaveSnapshot = ask(actor),
): Promise<SaveOutcome> {
  try {
    using kept = actor.keep(snapshot);
    return await carryOut({ actor, confirmed, ports, kept });
  } catch (error) {
    throw savingMissing(actor, error) ?? asSaveError(error);
  }
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
