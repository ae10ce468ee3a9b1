import { labelOf } from '#shared/record-catalogue/catalogue.ts';
import { listPolicy } from '#shared/record-catalogue/list-policy.ts';
import { changedMembers } from '#shared/record/diff.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import { recordKey } from '#shared/record/record-key.ts';
import { BackendError, isOvertaken } from '../../backend-client/backend-error.ts';
import type { SiteEndpoints } from '../../backend-client/endpoints/sites.ts';
import type { Base } from '../../store/draft-repo.ts';
import { isArrived, isMadeOf } from '../merge/arrival.ts';
import type { FinishPorts, Posted, Saved, SaveRun } from './save-run.ts';
import type { InFlight, Sent } from './snapshot.ts';
import { fetchBase, sameContent, shrunkLists } from './server-copy.ts';
import type { SiteActor } from '../draft/site-actor.ts';

/**
 * The modified time of a base that was not read from the server, but is the document that was sent. It equals no
 * modified time of a server.
 */
const UNREAD = '';

/**
 * Finds out whether the post in flight was carried out. If the server's copy is the result of the post, finishes the
 * save and returns what was saved. Returns undefined if no post is in flight, or if the server has no result of it.
 */
export async function finishPostInFlight(actor: SiteActor, ports: FinishPorts): Promise<Saved | undefined> {
  const { inFlight } = actor;
  if (!inFlight) return undefined;
  const { slug, document, last } = inFlight;
  const { signal } = ports;
  const copy = await fetchBase(ports.server, slug, { signal, like: actor.base }).catch((error: unknown) => {
    // If the post changes the slug and was not carried out, the server has no site or another site at the new slug.
    if (error instanceof BackendError && ['NOT_FOUND', 'BAD_ANSWER'].includes(error.code)) return undefined;
    throw error;
  });
  if (copy === undefined || !isOwnPost(actor, copy.text)) return undefined;
  const posted = { slug, document: RawValue.parse(document), last, late: true, ...photosLeft(copy, inFlight) } as const;
  return finish(actor, posted, ports);
}

/**
 * Returns which lists of photos are still to be saved after a post that the server was found to have. Others may have
 * edited the photos in the meantime, so the lists of the server's copy are saved instead of the sent ones. A list is
 * saved only if one of its photos has no key yet.
 */
export function photosLeft({ text, modified }: Base, { photosOf }: InFlight): Omit<Posted, keyof Sent> {
  const photos = RawValue.parse(text);
  const gallery = photosOf.gallery && lackKeys(photos, 'gallery');
  const hero = photosOf.hero && lackKeys(photos, 'hero_gallery_photos');
  return { photos, photosOf: { gallery, hero }, modified };
}

/** Whether the server's copy is the result of this computer's post in flight. */
export function isOwnPost({ inFlight, base, baseDocument }: SiteActor, copy: string): boolean {
  if (!inFlight || sameContent(copy, base.text)) return false;
  const sent = RawValue.alike(inFlight.document, baseDocument);
  // A post without edits cannot be recognized, because it changes nothing.
  if (changedMembers(baseDocument, sent).size === 0) return false;
  return isArrived({ base: baseDocument, sent, server: RawValue.alike(copy, sent) });
}

/** Finishes a save whose post the server has: saves the photos, then makes the server's copy the base. */
async function finish(
  actor: SiteActor,
  { photosOf, photos, modified, ...sent }: Posted,
  { server, progress, now }: FinishPorts,
): Promise<Saved> {
  if (photosOf.gallery || photosOf.hero) {
    progress('Saving photos');
    await savePhotos(server, photos, { ...photosOf, base: modified });
  }

  progress('Reloading');
  // If the copy cannot be read, what was sent becomes the base, with a modified time that equals no other. So the next
  // check reads the server's copy, and `takeKnown` recognizes it.
  const { slug, document } = sent;
  const base = await reload(server, slug, document, actor.base);
  const undone = base ? actor.undoneBy(base, sent) : [];
  if (base && undone.length > 0) actor.takeBack(base, sent, undone);
  else actor.adoptSaved(base ?? { text: document.toText(), modified: UNREAD }, sent);
  return { slug, savedAt: now(), ...(undone.length > 0 && { undone }) };
}

/**
 * Whether the server's copy is free of other users' changes: it equals the base, or is what the server made of a save
 * that could not be read back. Then the base takes the copy's modified time, and in the second case the copy's document
 * too. Contents are compared even if the modified times are equal, because a server that counts whole seconds gives two
 * saves of the same second the same time.
 */
export function takeKnown(actor: SiteActor, copy: Base): boolean {
  const { base, baseDocument: document, slug } = actor;
  if (base.modified === UNREAD && isMadeOf(RawValue.alike(copy.text, document), document)) {
    actor.adoptSaved(copy, { slug, document, last: 0 });
    return true;
  }
  const isSame = sameContent(copy.text, base.text);
  if (isSame && copy.modified !== base.modified) actor.adoptModified(copy.modified);
  return isSame;
}

type PhotosOf = InFlight['photosOf'] & { base: string | undefined };

async function savePhotos(server: SiteEndpoints, document: RawValue, { gallery, hero, base }: PhotosOf): Promise<void> {
  const id = recordKey(document, 'sitePk');
  const save = async (field: string, heroPhotos: boolean) => {
    const photos = document.child(field)?.toText() ?? '[]';
    await server.savePhotos({ heroPhotos, id, photos }, { base }).catch((error: unknown) => {
      // Another user has saved photos since. That user's list contained these photos already, so they are saved too.
      if (!isOvertaken(error)) throw error;
    });
  };
  if (gallery) await save('gallery', false);
  if (hero) await save('hero_gallery_photos', true);
}

/** Whether any photo of the list has no key yet. The server gives each photo a key when it saves the photo. */
function lackKeys(document: RawValue, field: string): boolean {
  const { keys } = listPolicy(field);
  const photos = document.child(field)?.items() ?? [];
  return photos.some((photo) => keys.every((key) => photo.child(key)?.isNull ?? true));
}

/**
 * Reads the server's copy after a save. Returns undefined if the copy cannot be read. Also returns undefined if the
 * copy is probably faulty: a list has lost many items (see `shrunkLists`) compared with both `sent` and `before`.
 */
export async function reload(server: SiteEndpoints, slug: string, sent: RawValue, before: Base) {
  const copy = await fetchBase(server, slug, { like: { text: sent.toText() } }).catch(() => undefined);
  if (!copy) return undefined;
  const [known, now] = [RawValue.parse(before.text), RawValue.parse(copy.text)];
  const lost = new Set(shrunkLists(known, now).map(({ field }) => field));
  return shrunkLists(sent, now).some(({ field }) => lost.has(field)) ? undefined : copy;
}

/**
 * Finds out whether the post in flight, if any, was carried out. If it has sent all edits of the snapshot, the save
 * ends.
 * @throws AppError CONFLICTS
 */
export async function settlePost(run: SaveRun): Promise<SaveRun> {
  const { actor, ports } = run;
  const saved = await finishPostInFlight(actor, ports);
  actor.refuseConflicts();
  if (!saved) return run;
  return actor.editedBy(run.kept.snapshot).length === 0 ? { ...run, outcome: saved } : run;
}

/** Finishes the save. @throws AppError CONFLICTS; BACKEND_FAILED if the server does not hold what was sent */
export async function readBack(run: SaveRun): Promise<SaveRun> {
  const { actor, ports, posted, notUploaded = new Map<string, Error>() } = run;
  if (!posted) return run;
  const saved = await finish(actor, posted, ports);
  actor.refuseConflicts();
  if (saved.undone) throw new BackendError('BACKEND_FAILED', undoneText(saved.undone), { outcome: 'answered' });
  const [reason] = [...notUploaded.values()].map(({ message }) => message);
  const outcome = { ...saved, ...(reason !== undefined && { waiting: { count: notUploaded.size, reason } }) };
  return { ...run, outcome };
}

const undoneText = (fields: readonly string[]) =>
  `The server does not hold what was just saved: ${fields.map((field) => labelOf({}, [field])).join(', ')}. ` +
  'Somebody else may have saved at the same moment. Your edits are still in the draft: save again.';
