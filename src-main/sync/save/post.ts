import { AppError } from '#shared/ipc/errors.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import { BackendError } from '../../backend-client/backend-error.ts';
import type { SiteEndpoints } from '../../backend-client/endpoints/sites.ts';
import type { SiteActor } from '../draft/site-actor.ts';
import { fetchDocument } from './server-copy.ts';
import { isOwnPost } from './read-back.ts';
import type { InFlight } from './snapshot.ts';
import type { SaveRun } from './save-run.ts';
import { refuseReferences, withoutFiles } from './upload-photos.ts';

/** @throws AppError CANCELLED, UNAUTHENTICATED, NOT_SAVABLE, DISK and those of the post */
export async function post(run: SaveRun): Promise<SaveRun> {
  const { actor, ports, notUploaded } = run;
  const { snapshot } = run.kept;
  const { slug, last } = snapshot;
  const sent = notUploaded ? snapshot.as(withoutFiles(snapshot.document, actor.baseDocument, notUploaded)) : snapshot;
  // Where another save, of this computer or another, has sent all these edits already, nothing is left to send. But
  // where a post may still arrive, another one replaces it, even if all its edits were taken back since.
  const mayBeOvertaken = (ports.unattended || ports.followsSave) && actor.inFlight === undefined;
  if (mayBeOvertaken && actor.editedBy(snapshot).length === 0) {
    return { ...run, outcome: { slug, savedAt: ports.now() } };
  }
  ports.progress('Saving');
  if (ports.signal.aborted) throw new AppError('CANCELLED', 'Cancelled.');
  ports.checkUser();
  const { document } = sent;
  refuseReferences(document);
  const editedFields = actor.editedBy(sent);
  const photosOf = { gallery: editedFields.includes('gallery'), hero: heroEdited(editedFields) };
  const inFlight = { slug, document: document.toText(), last, photosOf };
  actor.startPost(inFlight);
  await send(actor, ports.server, inFlight);
  return { ...run, posted: { slug, document, last, photosOf, photos: document } };
}

const heroEdited = (fields: readonly string[]) =>
  fields.includes('hero_gallery_photos') || fields.includes('hero_image');

/** Where the answer does not tell the outcome, the server's copy is read: nothing is sent twice blindly. */
async function send(actor: SiteActor, server: SiteEndpoints, { slug, document, photosOf }: InFlight): Promise<void> {
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

/** Whether the post may have been carried out: no answer came, or one that can also come after the commit. */
function isAmbiguous(error: BackendError): boolean {
  return error.outcome === 'unknown' || (error.outcome === 'answered' && (error.status ?? 0) >= 500);
}
