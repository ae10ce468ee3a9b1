import { RawValue } from '#shared/record/raw-value.ts';
import { BackendError } from '../../backend-client/backend-error.ts';
import type { SiteEndpoints } from '../../backend-client/endpoints/sites.ts';
import { isArrived } from '../merge/arrival.ts';
import { fetchDocument } from './fetch-base.ts';
import type { InFlight } from './in-flight.ts';
import { sameContent } from './same-content.ts';
import type { SiteActor } from '../draft/site-actor.ts';

/**
 * Posts the document. Where the answer does not tell the outcome, the server's copy is read: nothing is sent twice
 * blindly.
 */
export async function post(actor: SiteActor, server: SiteEndpoints, inFlight: InFlight): Promise<void> {
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

/** Whether the server's copy is the result of this computer's post in flight. */
export function isOwnPost({ inFlight, base }: SiteActor, copy: string): boolean {
  // A post without edits cannot be recognised: it changes nothing.
  if (!inFlight || inFlight.editedFields.length === 0 || sameContent(copy, base.text)) return false;
  const before = RawValue.parse(base.text);
  const sent = RawValue.alike(inFlight.document, before);
  return isArrived({ base: before, sent, server: RawValue.alike(copy, sent) });
}

/** Whether the post may have been carried out: no answer came, or one that can also come after the commit. */
function isAmbiguous(error: BackendError): boolean {
  return error.outcome === 'unknown' || (error.outcome === 'answered' && (error.status ?? 0) >= 500);
}
