import { withoutEmptyPhones } from '#shared/domain/site/phones.ts';
import { placeholderOperations } from '#shared/domain/site/placeholder.ts';
import { text } from '#shared/domain/site/readers.ts';
import { labelOf } from '#shared/domain/site/labels.ts';
import { saveBlockers } from '#shared/domain/site/readiness.ts';
import { hasServiceArea, serviceAreaArray } from '#shared/domain/site/service-areas.ts';
import { AppError, type ErrorCode } from '#shared/ipc/errors.ts';
import type { saveSteps } from '#shared/ipc/events.ts';
import type { Confirmed, SaveQuestion } from '#shared/ipc/site.ipc.ts';
import { toRawOperation } from '#shared/record/edit-raw.ts';
import { listPolicy } from '#shared/record/list-policy.ts';
import type { Operation } from '#shared/record/operation.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import { BackendError } from '../backend-client/backend-error.ts';
import type { SiteEndpoints } from '../backend-client/endpoints/sites.ts';
import type { Base } from '../store/draft-repo.ts';
import type { TrashRepo } from '../store/trash-repo.ts';
import { fetchBase, fetchDocument } from './fetch-base.ts';
import type { InFlight, Sent } from './in-flight.ts';
import { carries, sameContent } from './same-content.ts';
import { shrunkLists } from './shrunk-lists.ts';
import { savingMissing } from './missing-site.ts';
import type { SiteActor } from './site-actor.ts';
import { refuseReferences, uploadBlobs, type PhotoPorts } from './upload-blobs.ts';
import { findMisspellings, type SpellChecker } from './spelling.ts';

export interface SavePorts {
  server: SiteEndpoints;
  speller: SpellChecker;
  photos: PhotoPorts;
  trash: Pick<TrashRepo, 'put'>;
  contactField: string;
  now(): number;
  progress(step: (typeof saveSteps)[number]): void;
  signal: AbortSignal;
  /** @throws AppError UNAUTHENTICATED when another user has signed in since the save began */
  checkUser(): void;
  /** nobody is there to answer: a newer copy is merged, and what would be asked stops the save */
  unattended?: boolean;
  /** it waited for another save of this computer, which may have sent all that there was */
  followsSave?: boolean;
}

export type SettlePorts = Pick<SavePorts, 'server' | 'progress' | 'now' | 'signal'>;

export type SaveOutcome = { question: SaveQuestion } | Saved;

interface Saved {
  question?: never;
  slug: string;
  savedAt: number;
  /** top-level members that the server does not hold as they were sent: they are edits of the draft again */
  undone?: string[];
}

const SLUG_EXISTS = 'Slug already exists in DB. Saving may overwrite existing data.';
const NO_SERVICE_AREA = 'Please add at least 1 service area on the Basic Info tab.';
const CONFLICTS = 'The same fields were changed here and on the server. Review the conflicts, then save again.';

/**
 * Saves the draft in the steps of the specification. It may be cancelled up to the post; from then on it runs to its end.
 * A failed save leaves the draft as it is.
 * @throws AppError NOT_SAVABLE, SLUG_EXISTS, NO_SERVICE_AREA, CONFLICTS, SAVE_FAILED, OFFLINE, TIMEOUT, UNAUTHENTICATED,
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
  progress('Loading');
  const blockers = saveBlockers(actor.site, ports.contactField);
  if (blockers.length > 0) throw new AppError('NOT_SAVABLE', blockers.join(' '));
  refuseConflicts(actor);

  const settled = await settle(actor, ports);
  refuseConflicts(actor);
  if (settled && actor.editedFields.length === 0) return settled;

  progress('Checking the slug');
  const slug = text(actor.site.slug);
  const taken = await server.slugIsTaken(slug, { signal });
  if (slug !== actor.slug && taken) throw new AppError('SLUG_EXISTS', SLUG_EXISTS);
  const question = await localChecks(actor, confirmed, ports);
  if (question) return { question };

  const sendPhotos = () => uploadBlobs(actor, ports.photos, { signal, begin: () => progress('Saving photos') });
  await sendPhotos();

  do {
    progress('Checking for newer changes');
    const asked = await newerChanges(actor, confirmed, ports);
    if (asked) return { question: asked };
    // What is sent while photos are would overwrite what others save meanwhile.
  } while (await sendPhotos());

  // A save that was overtaken, by this computer or another, has nothing left to send.
  const mayBeOvertaken = ports.unattended || ports.followsSave;
  if (mayBeOvertaken && actor.editedFields.length === 0) return { slug, savedAt: ports.now() };

  progress('Saving');
  if (signal.aborted) throw new AppError('CANCELLED', 'Cancelled.');
  ports.checkUser();
  // It was typed after it was asked about.
  if (text(actor.site.slug) !== slug) return runSteps(actor, confirmed, ports);
  const { document, through, editedFields } = actor.freeze();
  refuseReferences(document);
  const photosOf = { gallery: editedFields.includes('gallery'), hero: heroEdited(editedFields) };
  const inFlight = { slug, document: document.toText(), through, editedFields, photosOf };
  actor.startPost(inFlight);
  await post(actor, server, inFlight);
  const saved = await finish(actor, { slug, document, through, photosOf }, document, ports);
  refuseConflicts(actor);
  if (saved.undone) throw new BackendError('BACKEND_FAILED', undoneText(saved.undone), { outcome: 'answered' });
  return saved;
}

function refuseConflicts({ openConflicts }: SiteActor): void {
  if (openConflicts.length > 0) throw new AppError('CONFLICTS', CONFLICTS);
}

const undoneText = (fields: readonly string[]) =>
  `The server does not hold what was just saved: ${fields.map((field) => labelOf({}, [field])).join(', ')}. ` +
  'Somebody else may have saved at the same moment. Your edits are still in the draft: save again.';

/**
 * Takes up a post whose outcome was never learnt: where the server's copy holds what it sent, that is saved and nobody
 * else's change.
 */
export async function settle(actor: SiteActor, ports: SettlePorts): Promise<Saved | undefined> {
  const { inFlight } = actor;
  if (!inFlight) return undefined;
  const { slug, document } = inFlight;
  const { signal } = ports;
  const copy = await fetchDocument(ports.server, slug, { signal, like: actor.base }).catch((error: unknown) => {
    // A slug that was to be this site's may lead nowhere, or to another site.
    if (error instanceof BackendError && ['NOT_FOUND', 'BAD_ANSWER'].includes(error.code)) return undefined;
    throw error;
  });
  if (copy === undefined || !isOwnPost(actor, copy)) return undefined;
  // Others may have edited the photos meanwhile: it is the server's that still lack a key that are saved again.
  const server = RawValue.parse(copy);
  const photosOf = {
    gallery: inFlight.photosOf.gallery && lackKeys(server, 'gallery'),
    hero: inFlight.photosOf.hero && lackKeys(server, 'hero_gallery_photos'),
  };
  return finish(actor, { ...inFlight, document: RawValue.parse(document), photosOf, late: true }, server, ports);
}

/** What is left to do once the server has the post. */
async function finish(
  actor: SiteActor,
  { photosOf, ...sent }: Sent & { photosOf: InFlight['photosOf'] },
  photos: RawValue,
  { server, progress, now }: SettlePorts,
): Promise<Saved> {
  if (photosOf.gallery || photosOf.hero) {
    progress('Saving photos');
    await savePhotos(server, photos, photosOf);
  }

  progress('Reloading');
  // The network may break just here: what was sent is the base then, with a modified time that equals none, so that the
  // next check reads the server's copy.
  const base = await reload(server, sent.slug, sent.document);
  const undone = base ? actor.undoneBy(base, sent) : [];
  if (base && undone.length > 0) actor.takeBack(base, sent, undone);
  else actor.adoptSaved(base ?? { text: sent.document.toText(), modified: '' }, sent);
  return { slug: sent.slug, savedAt: now(), ...(undone.length > 0 && { undone }) };
}

/** The checks that need no server but for the spelling: also made before a save is queued. */
export async function localChecks(
  actor: SiteActor,
  confirmed: Confirmed,
  { progress, speller }: Pick<SavePorts, 'progress' | 'speller'>,
): Promise<SaveQuestion | undefined> {
  const slug = text(actor.site.slug);
  if (slug !== actor.slug && confirmed.slug !== slug) return { ask: 'slug', from: actor.slug, to: slug };

  progress('Checking service areas');
  if (!hasServiceArea(actor.site)) throw new AppError('NO_SERVICE_AREA', NO_SERVICE_AREA);

  progress('Checking the spelling');
  const tidy = (step: string, operations: Operation[]) => actor.editFor(step, operations.map(toRawOperation));
  tidy('placeholder', placeholderOperations(actor.site));
  tidy('empty phones', withoutEmptyPhones(actor.site));
  tidy('service areas', serviceAreaArray(actor.site));
  if (confirmed.spelling) return undefined;
  const findings = await findMisspellings(actor.site, speller);
  return findings.length > 0 ? { ask: 'spelling', findings } : undefined;
}

/** What to ask about the server's newer copy, if there is one; with nobody to ask it is merged. */
async function newerChanges(
  actor: SiteActor,
  confirmed: Confirmed,
  ports: SavePorts,
): Promise<SaveQuestion | undefined> {
  const newer = await newerCopy(actor, ports);
  if (!newer || confirmed.overwrite === newer.modified) {
    if (newer) keepOverwritten(actor, newer, ports);
    return undefined;
  }
  const { modified } = newer;
  if (!ports.unattended) {
    actor.setServerState({ newerOnServer: true });
    return { ask: 'overwrite', modified };
  }
  const lists = shrunkLists(RawValue.parse(actor.base.text), RawValue.parse(newer.text));
  if (lists.length > 0 && confirmed.shrunk !== modified) return { ask: 'shrunk', modified, lists };
  actor.merge(newer, { byApp: true });
  if (actor.openConflicts.length > 0) throw new AppError('CONFLICTS', CONFLICTS);
  return undefined;
}

function keepOverwritten(actor: SiteActor, { text: document, modified }: Base, { trash, now }: SavePorts): void {
  trash.put({ slug: actor.slug, reason: 'overwritten-on-server', document, modified, at: now() });
}

/** The server's copy when it differs from the draft's base in more than its modified time. */
async function newerCopy(actor: SiteActor, { server, signal }: SavePorts): Promise<Base | undefined> {
  const modified = await server.getModified(actor.slug, { signal });
  if (modified === actor.base.modified) return undefined;
  const document = await fetchDocument(server, actor.slug, { signal, like: actor.base });
  if (!sameContent(document, actor.base.text)) return { text: document, modified };
  actor.adoptModified(modified);
  return undefined;
}

const heroEdited = (fields: readonly string[]) =>
  fields.includes('hero_gallery_photos') || fields.includes('hero_image');

/** Posts the document; when no answer tells the outcome, the server's copy does, so that nothing is sent twice blindly. */
async function post(actor: SiteActor, server: SiteEndpoints, inFlight: InFlight): Promise<void> {
  const { slug, document, photosOf } = inFlight;
  const body = RawValue.parse(document)
    .with('resaveGalleryPhotos', RawValue.parse(String(photosOf.gallery)))
    .with('resaveHeroPhotos', RawValue.parse(String(photosOf.hero)));
  try {
    await server.saveSite(body.toText());
  } catch (error) {
    if (!(error instanceof BackendError) || !isAmbiguous(error)) {
      actor.endPost();
      throw error;
    }
    const copy = await fetchDocument(server, slug, { like: actor.base }).catch(() => undefined);
    if (copy === undefined || !isOwnPost(actor, copy)) throw error;
  }
}

/** The server's copy is what a post of this computer, whose answer never came, made of it. */
export function isOwnPost({ inFlight, base }: SiteActor, copy: string): boolean {
  // A post without edits leaves nothing there by which to know it.
  if (!inFlight || inFlight.editedFields.length === 0 || sameContent(copy, base.text)) return false;
  return carries(copy, inFlight.document, inFlight.editedFields);
}

/** The request may have been carried out: no answer came, or a failure that can also come after the commit. */
function isAmbiguous(error: BackendError): boolean {
  return error.outcome === 'unknown' || (error.outcome === 'answered' && (error.status ?? 0) >= 500);
}

async function savePhotos(server: SiteEndpoints, document: RawValue, photosOf: { gallery: boolean; hero: boolean }) {
  const id = document.child('sitePk')?.toText() ?? 'null';
  const photos = (field: string) => document.child(field)?.toText() ?? '[]';
  if (photosOf.gallery) await server.savePhotos({ heroPhotos: false, id, photos: photos('gallery') });
  if (photosOf.hero) await server.savePhotos({ heroPhotos: true, id, photos: photos('hero_gallery_photos') });
}

/** Photos that the server has saved carry a key of its own. */
function lackKeys(document: RawValue, field: string): boolean {
  const { keys } = listPolicy(field);
  const photos = document.child(field)?.items() ?? [];
  return photos.some((photo) => keys.every((key) => photo.child(key)?.isNull ?? true));
}

/** The saved copy as the server has it now; undefined where it cannot be had or cannot be the site. */
export async function reload(server: SiteEndpoints, slug: string, sent: RawValue): Promise<Base | undefined> {
  const base = await fetchBase(server, slug, { like: { text: sent.toText() } }).catch(() => undefined);
  return base && shrunkLists(sent, RawValue.parse(base.text)).length > 0 ? undefined : base;
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
