import { AppError, type ErrorCode } from '#shared/ipc/errors.ts';
import type { Confirmed, SaveQuestion } from '#shared/ipc/site.ipc.ts';
import type { SiteActor } from '../draft/site-actor.ts';
import { savingMissing } from './missing-site.ts';
import type { SaveOutcome, SavePorts, SaveRun, SaveStep } from './save-run.ts';
import type { SaveSnapshot } from './snapshot.ts';
import { checkAreas } from './steps/check-areas.ts';
import { checkEmail } from './steps/check-email.ts';
import { checkNewer } from './steps/check-newer.ts';
import { checkSlug } from './steps/check-slug.ts';
import { checkSpelling } from './steps/check-spelling.ts';
import { confirmSlug } from './steps/confirm-slug.ts';
import { load } from './steps/load.ts';
import { post } from './steps/post.ts';
import { readBack } from './steps/read-back.ts';
import { settlePost } from './steps/settle-post.ts';
import { uploadPhotos } from './steps/upload-photos.ts';
import { ask } from './tidy.ts';

/** Those that need no server but for the spelling: also made before a save is queued. */
const localSteps: readonly SaveStep[] = [confirmSlug, checkAreas, checkEmail, checkSpelling];

const steps: readonly SaveStep[] = [
  load,
  settlePost,
  checkSlug,
  ...localSteps,
  uploadPhotos,
  checkNewer,
  post,
  readBack,
];

/** @returns undefined where no step has ended it */
async function run(start: Omit<SaveRun, 'key'>, all: readonly SaveStep[]): Promise<SaveOutcome | undefined> {
  const { actor, snapshot } = start;
  const key = actor.keep(snapshot);
  let at: SaveRun = { ...start, key };
  try {
    for (const step of all) {
      at = await step(at);
      if (at.outcome) break;
    }
    return at.outcome;
  } finally {
    actor.letGo(key);
  }
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
    const outcome = await run({ actor, confirmed, ports, snapshot }, steps);
    if (!outcome) throw new RangeError('a save has come to no end');
    return outcome;
  } catch (error) {
    throw savingMissing(actor, error) ?? asSaveError(error);
  }
}

/** What is asked before a save waits for the server. */
export async function localQuestion(
  actor: SiteActor,
  confirmed: Confirmed,
  ports: SavePorts,
  snapshot: SaveSnapshot,
): Promise<SaveQuestion | undefined> {
  return (await run({ actor, confirmed, ports, snapshot }, localSteps))?.question;
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
