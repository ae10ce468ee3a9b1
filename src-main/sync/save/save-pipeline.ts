import { checkEmail } from '#shared/domain/site/email.ts';
import { text } from '#shared/record/readers.ts';
import { labelOf } from '#shared/record-catalogue/catalogue.ts';
import { saveBlockers } from '#shared/domain/site/readiness.ts';
import { spellingTexts } from '#shared/domain/site/spelling.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { hasServiceArea, withoutEmptyAreas } from '#shared/domain/site/service-areas.ts';
import { withoutApprovedSamples } from '#shared/domain/review/rules.ts';
import { placeholderOperations, withoutEmptyPhones } from '#shared/domain/site/tidy.ts';
import { serviceAreaArray } from '#shared/record-catalogue/derived.ts';
import { AppError, type ErrorCode } from '#shared/ipc/errors.ts';
import type { Confirmed, SaveQuestion } from '#shared/ipc/site.ipc.ts';
import { toRawOperation } from '#shared/record/edit-raw.ts';
import { diffRaw } from '#shared/record/diff.ts';
import type { Operation } from '#shared/record/operation.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import { BackendError } from '../../backend-client/backend-error.ts';
import type { SiteEndpoints } from '../../backend-client/endpoints/sites.ts';
import { finish, settle, type FinishPorts, type Saved } from './finish-save.ts';
import { savingMissing } from './missing-site.ts';
import { newerChanges, refuseConflicts, type NewerPorts } from './newer-changes.ts';
import { post } from './post.ts';
import type { SiteActor } from '../draft/site-actor.ts';
import { refuseReferences, uploadBlobs, withoutWaiting, type PhotoPorts, type Waiting } from './upload-blobs.ts';
import { findMisspellings, type SpellChecker } from './spelling.ts';

export interface SavePorts extends FinishPorts, NewerPorts {
  server: SiteEndpoints;
  speller: SpellChecker;
  photos: PhotoPorts;
  contactField: string;
  /** @throws AppError UNAUTHENTICATED when another user has signed in since the save began */
  checkUser(): void;
  /** the last edit that was asked for, and that is sent; all there are unless told */
  through?: () => number;
  /** it waited for another save of this computer, which may have sent all that there was */
  followsSave?: boolean;
}

export type SaveOutcome = { question: SaveQuestion } | Saved;

const SLUG_EXISTS = 'Slug already exists in DB. Saving may overwrite existing data.';
const NO_SERVICE_AREA = 'Please add at least 1 service area on the Basic Info tab.';

/**
 * Saves the draft in the steps of the specification. It may be cancelled up to the post; from then on it runs to its end.
 * A failed save leaves the draft as it is.
 * @throws AppError NOT_SAVABLE, SLUG_EXISTS, NO_SERVICE_AREA, CONFLICTS, SAVE_FAILED, OFFLINE, UNAUTHENTICATED, DISK,
 * CANCELLED
 */
export async function saveSite(actor: SiteActor, confirmed: Confirmed, ports: SavePorts): Promise<SaveOutcome> {
  try {
    return await runSteps(actor, confirmed, ports);
  } catch (error) {
    throw savingMissing(actor, error) ?? asSaveError(error);
  }
}

async function runSteps(actor: SiteActor, confirmed: Confirmed, ports: SavePorts): Promise<SaveOutcome> {
  const { server, progress, signal } = ports;
  const asked = () => actor.freeze(ports.through?.());
  progress('Loading');
  const blockers = saveBlockers(asked().site, ports.contactField, actor.slug);
  if (blockers.length > 0) throw new AppError('NOT_SAVABLE', blockers.join(' '));
  refuseConflicts(actor);

  const settled = await settle(actor, ports);
  refuseConflicts(actor);
  if (settled && asked().editedFields.length === 0) return settled;

  progress('Checking the slug');
  const slug = text(asked().site.slug);
  // An unchanged slug is the site's own: it is looked up once, and what is answered stops nothing.
  if (slug !== actor.slug || !actor.slugChecked) {
    const taken = await server.slugIsTaken(slug, { signal });
    if (slug !== actor.slug && taken) throw new AppError('SLUG_EXISTS', SLUG_EXISTS);
    if (slug === actor.slug) actor.slugChecked = true;
  }
  const question = await localChecks(actor, confirmed, ports);
  if (question) return { question };

  const begin = () => progress('Saving photos');
  // Where nobody is there to be told, a failure that may pass is tried again later instead.
  const waiting: Waiting = new Map();
  const document = () => asked().document;
  const sendPhotos = () =>
    uploadBlobs(actor, ports.photos, { signal, begin, document, ...(!ports.unattended && { waiting }) });
  await sendPhotos();

  do {
    progress('Checking for newer changes');
    const asked = await newerChanges(actor, confirmed, ports);
    if (asked) return { question: asked };
    // What is sent while photos are would overwrite what others save meanwhile.
  } while (await sendPhotos());

  // A save that was overtaken, by this computer or another, has nothing left to send.
  const mayBeOvertaken = ports.unattended || ports.followsSave;
  if (mayBeOvertaken && asked().editedFields.length === 0) return { slug, savedAt: ports.now() };

  progress('Saving');
  if (signal.aborted) throw new AppError('CANCELLED', 'Cancelled.');
  ports.checkUser();
  // It was typed after it was asked about.
  if (text(asked().site.slug) !== slug) return runSteps(actor, confirmed, ports);
  const whole = asked();
  const { through } = whole;
  const sent = withoutWaiting(whole.document, RawValue.parse(actor.base.text), waiting);
  const held = diffRaw(sent, whole.document);
  const editedFields = whole.editedFields.filter((field) => !held.some(({ path }) => path[0] === field));
  refuseReferences(sent);
  const photosOf = { gallery: editedFields.includes('gallery'), hero: heroEdited(editedFields) };
  const inFlight = { slug, document: sent.toText(), through, editedFields, photosOf, held };
  actor.startPost(inFlight);
  await post(actor, server, inFlight);
  const saved = await finish(actor, { slug, document: sent, through, photosOf, held }, sent, ports);
  refuseConflicts(actor);
  if (saved.undone) throw new BackendError('BACKEND_FAILED', undoneText(saved.undone), { outcome: 'answered' });
  const [reason] = [...waiting.values()].map(({ message }) => message);
  return { ...saved, ...(reason !== undefined && { waiting: { count: waiting.size, reason } }) };
}

const undoneText = (fields: readonly string[]) =>
  `The server does not hold what was just saved: ${fields.map((field) => labelOf({}, [field])).join(', ')}. ` +
  'Somebody else may have saved at the same moment. Your edits are still in the draft: save again.';

/** The checks that need no server but for the spelling: also made before a save is queued. */
export async function localChecks(
  actor: SiteActor,
  confirmed: Confirmed,
  { progress, speller, through }: Pick<SavePorts, 'progress' | 'speller' | 'through'>,
): Promise<SaveQuestion | undefined> {
  const frozen = () => actor.freeze(through?.());
  const asked = () => frozen().site;
  const slug = text(asked().slug);
  if (slug !== actor.slug && confirmed.slug !== slug) return { ask: 'slug', from: actor.slug, to: slug };

  progress('Checking service areas');
  refuseWithoutArea(asked());

  const email = text(asked().email);
  const mistyped = frozen().editedFields.includes('email') && checkEmail(email) !== undefined;
  if (mistyped && confirmed.email !== email) return { ask: 'email', email };

  progress('Checking the spelling');
  // What waits for the server was tidied when it was asked for.
  if (!through) tidyDraft(actor);
  const accepted = spellingTexts(asked()).map(({ text: prose }) => prose);
  if (confirmed.spelling) {
    actor.accepted.add(accepted);
    return undefined;
  }
  const findings = await findMisspellings(asked(), speller, actor.accepted.knownWith(actor.base.text));
  return findings.length > 0 ? { ask: 'spelling', findings } : undefined;
}

/**
 * What every save makes of a draft: the placeholder's words, phones without a number, areas without a city, the older form
 * of the areas, samples that are approved.
 */
export function tidyDraft(actor: SiteActor): void {
  const tidy = (step: string, operations: Operation[]) => actor.editFor(step, operations.map(toRawOperation));
  tidy('placeholder', placeholderOperations(actor.site));
  tidy('empty phones', withoutEmptyPhones(actor.site));
  tidy('empty areas', withoutEmptyAreas(actor.site));
  tidy('service areas', serviceAreaArray(actor.site));
  tidy('approved samples', withoutApprovedSamples(actor.site));
}

/** @throws AppError NO_SERVICE_AREA */
export function refuseWithoutArea(site: SiteDocument): void {
  if (!hasServiceArea(site)) throw new AppError('NO_SERVICE_AREA', NO_SERVICE_AREA);
}

const heroEdited = (fields: readonly string[]) =>
  fields.includes('hero_gallery_photos') || fields.includes('hero_image');

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
