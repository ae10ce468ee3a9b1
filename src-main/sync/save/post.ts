import { AppError } from '#shared/ipc/errors.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import { BackendError, isOvertaken } from '../../backend-client/backend-error.ts';
import { checkNewer } from './checks.ts';
import { fetchBase } from './server-copy.ts';
import { isOwnPost, photosLeft } from './read-back.ts';
import type { InFlight, Sent } from './snapshot.ts';
import type { Posted, SaveRun } from './save-run.ts';
import { refuseReferences, withoutFiles } from './upload-photos.ts';

/**
 * Posts over the server's newest copy. If the server says that another save came between, checks the newer copy and
 * posts again.
 * @throws AppError CONFLICTS and the errors of `post`
 */
export async function postOverNewest(run: SaveRun): Promise<SaveRun> {
  for (let refused: string | undefined; ;) {
    const checked = await checkNewer(run);
    if (checked.outcome) return checked;
    try {
      return await post(checked);
    } catch (error) {
      // If the server refuses the same modified time twice, trying again would never end.
      if (!isOvertaken(error) || checked.replaces === refused) throw error;
      refused = checked.replaces;
    }
  }
}

/**
 * Posts the snapshot, unless other saves have sent all its edits already.
 * @throws AppError CANCELLED, UNAUTHENTICATED, NOT_SAVABLE, DISK and the errors of the server call
 */
async function post(run: SaveRun): Promise<SaveRun> {
  const { actor, ports, notUploaded } = run;
  const { snapshot } = run.kept;
  const { slug, last } = snapshot;
  const sent = notUploaded ? snapshot.as(withoutFiles(snapshot.document, actor.baseDocument, notUploaded)) : snapshot;
  // If another save, of this computer or another, has sent all these edits already, nothing is left to send. But a post
  // in flight may still arrive. So while there is one, the snapshot is posted even without edits, to replace what
  // arrives.
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
  return { ...run, posted: { slug, document, last, ...(await send(run, inFlight)) } };
}

const heroEdited = (fields: readonly string[]) =>
  fields.includes('hero_gallery_photos') || fields.includes('hero_image');

/**
 * Sends the post. If the answer does not tell the outcome, reads the server's copy and does not send again.
 */
async function send(
  { actor, ports: { server }, replaces }: SaveRun,
  inFlight: InFlight,
): Promise<Omit<Posted, keyof Sent>> {
  const { slug, photosOf } = inFlight;
  const photos = RawValue.parse(inFlight.document);
  const body = photos
    .with('resaveGalleryPhotos', RawValue.parse(String(photosOf.gallery)))
    .with('resaveHeroPhotos', RawValue.parse(String(photosOf.hero)));
  try {
    const modified = await server.saveSite(body.toText(), { base: replaces });
    return { photos, photosOf, modified };
  } catch (error) {
    if (!(error instanceof BackendError) || !isAmbiguous(error)) {
      actor.endPost();
      throw error;
    }
    const copy = await fetchBase(server, slug, { like: actor.base }).catch(() => undefined);
    if (copy === undefined || !isOwnPost(actor, copy.text)) throw error;
    return photosLeft(copy, inFlight);
  }
}

/**
 * Whether the server may have carried out the post: it did not answer, or answered with a 5xx status, which is also
 * possible after the commit.
 */
function isAmbiguous(error: BackendError): boolean {
  return error.outcome === 'unknown' || (error.outcome === 'answered' && (error.status ?? 0) >= 500);
}
