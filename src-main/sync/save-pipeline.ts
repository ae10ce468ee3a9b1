import { withoutEmptyPhones } from '#shared/domain/site/phones.ts';
import { placeholderOperations } from '#shared/domain/site/placeholder.ts';
import { text } from '#shared/domain/site/readers.ts';
import { saveBlockers } from '#shared/domain/site/readiness.ts';
import { hasServiceArea, serviceAreaArray } from '#shared/domain/site/service-areas.ts';
import { AppError } from '#shared/ipc/errors.ts';
import type { saveSteps } from '#shared/ipc/events.ts';
import type { Confirmed, SaveQuestion } from '#shared/ipc/site.ipc.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import { BackendError } from '../backend-client/backend-error.ts';
import type { SiteEndpoints } from '../backend-client/endpoints/sites.ts';
import type { Base } from '../store/draft-repo.ts';
import type { TrashRepo } from '../store/trash-repo.ts';
import { fetchBase } from './fetch-base.ts';
import { carries, sameContent } from './same-content.ts';
import type { SiteActor } from './site-actor.ts';
import { findMisspellings, type SpellChecker } from './spelling.ts';

export interface SavePorts {
  server: SiteEndpoints;
  speller: SpellChecker;
  trash: Pick<TrashRepo, 'put'>;
  contactField: string;
  now(): number;
  progress(step: (typeof saveSteps)[number]): void;
  signal: AbortSignal;
}

export type SaveOutcome = { question: SaveQuestion } | { question?: never; slug: string; savedAt: number };

const SLUG_EXISTS = 'Slug already exists in DB. Saving may overwrite existing data.';
const NO_SERVICE_AREA = 'Please add at least 1 service area on the Basic Info tab.';

/**
 * Saves the draft in the steps of the specification. It may be cancelled up to the post; from then on it runs to its end.
 * A failed save leaves the draft as it is.
 * @throws AppError NOT_SAVABLE, SLUG_EXISTS, NO_SERVICE_AREA, SAVE_FAILED, OFFLINE, UNAUTHENTICATED, CANCELLED
 */
export async function saveSite(actor: SiteActor, confirmed: Confirmed, ports: SavePorts): Promise<SaveOutcome> {
  try {
    return await runSteps(actor, confirmed, ports);
  } catch (error) {
    throw asSaveError(error);
  }
}

async function runSteps(actor: SiteActor, confirmed: Confirmed, ports: SavePorts): Promise<SaveOutcome> {
  const { server, progress, signal } = ports;
  progress('Loading');
  const blockers = saveBlockers(actor.site, ports.contactField);
  if (blockers.length > 0) throw new AppError('NOT_SAVABLE', blockers.join(' '));

  progress('Checking the slug');
  const slug = text(actor.site.slug);
  const renamed = slug !== actor.slug;
  const taken = await server.slugIsTaken(slug, { signal });
  if (renamed && taken) throw new AppError('SLUG_EXISTS', SLUG_EXISTS);
  if (renamed && confirmed.slug !== slug) return { question: { ask: 'slug', from: actor.slug, to: slug } };

  progress('Checking service areas');
  if (!hasServiceArea(actor.site)) throw new AppError('NO_SERVICE_AREA', NO_SERVICE_AREA);

  progress('Checking the spelling');
  actor.editFor('placeholder', placeholderOperations(actor.site));
  actor.editFor('empty phones', withoutEmptyPhones(actor.site));
  actor.editFor('service areas', serviceAreaArray(actor.site));
  if (!confirmed.spelling) {
    const findings = await findMisspellings(actor.site, ports.speller);
    if (findings.length > 0) return { question: { ask: 'spelling', findings } };
  }

  progress('Checking for newer changes');
  const newer = await newerCopy(actor, ports);
  if (newer && confirmed.overwrite !== newer.modified) {
    actor.setServerState({ newerOnServer: true });
    return { question: { ask: 'overwrite', modified: newer.modified } };
  }
  if (newer) {
    const { text: document, modified } = newer;
    ports.trash.put({ slug: actor.slug, reason: 'overwritten-on-server', document, modified, at: ports.now() });
  }

  progress('Saving');
  if (signal.aborted) throw new AppError('CANCELLED', 'Cancelled.');
  const frozen = actor.freeze();
  const photosOf = { gallery: frozen.editedFields.includes('gallery'), hero: heroEdited(frozen.editedFields) };
  await post(server, slug, frozen, photosOf);

  if (photosOf.gallery || photosOf.hero) {
    progress('Saving photos');
    await savePhotos(server, RawValue.parse(frozen.text), photosOf);
  }

  progress('Reloading');
  const base = await reload(server, slug, frozen.text);
  actor.adoptSaved(slug, base, frozen.through);
  return { slug, savedAt: ports.now() };
}

/** The server's copy when it differs from the draft's base in more than its modified time. */
async function newerCopy(actor: SiteActor, { server, signal }: SavePorts): Promise<Base | undefined> {
  const modified = await server.getModified(actor.slug, { signal });
  if (modified === actor.base.modified) return undefined;
  const { document } = await server.getSite(actor.slug, { signal });
  if (!sameContent(document, actor.base.text)) return { text: document, modified };
  actor.adoptModified(modified);
  return undefined;
}

const heroEdited = (fields: readonly string[]) =>
  fields.includes('hero_gallery_photos') || fields.includes('hero_image');

/** Posts the document; when no answer tells the outcome, the server's copy does, so that nothing is sent twice blindly. */
async function post(
  server: SiteEndpoints,
  slug: string,
  frozen: ReturnType<SiteActor['freeze']>,
  photosOf: { gallery: boolean; hero: boolean },
): Promise<void> {
  const body = RawValue.parse(frozen.text)
    .with('resaveGalleryPhotos', RawValue.parse(String(photosOf.gallery)))
    .with('resaveHeroPhotos', RawValue.parse(String(photosOf.hero)));
  try {
    await server.saveSite(body.toText());
  } catch (error) {
    if (!(error instanceof BackendError) || !isAmbiguous(error)) throw error;
    const { document } = await server.getSite(slug).catch(() => ({ document: '' }));
    if (document === '' || !carries(document, frozen.text, frozen.editedFields)) throw error;
  }
}

/** The request may have been carried out: no answer came, or a failure that can also come after the commit. */
function isAmbiguous(error: BackendError): boolean {
  return error.outcome === 'unknown' || (error.status ?? 0) >= 500;
}

async function savePhotos(server: SiteEndpoints, document: RawValue, photosOf: { gallery: boolean; hero: boolean }) {
  const id = document.child('sitePk')?.toText() ?? 'null';
  const photos = (field: string) => document.child(field)?.toText() ?? '[]';
  if (photosOf.gallery) await server.savePhotos({ heroPhotos: false, id, photos: photos('gallery') });
  if (photosOf.hero) await server.savePhotos({ heroPhotos: true, id, photos: photos('hero_gallery_photos') });
}

/**
 * The saved copy as the server has it now. Where the network breaks just here, the save has succeeded all the same: what
 * was sent is the base then, with a modified time that equals none, so that the next check reads the server's copy.
 */
async function reload(server: SiteEndpoints, slug: string, sent: string): Promise<Base> {
  try {
    return await fetchBase(server, slug);
  } catch {
    return { text: sent, modified: '' };
  }
}

const passed = new Set([
  'NOT_SAVABLE',
  'SLUG_EXISTS',
  'NO_SERVICE_AREA',
  'OFFLINE',
  'UNAUTHENTICATED',
  'CANCELLED',
  'DISK',
]);

function asSaveError(error: unknown): unknown {
  if (!(error instanceof AppError) || passed.has(error.code)) return error;
  return new AppError('SAVE_FAILED', error.message, { retry: true, cause: error });
}
