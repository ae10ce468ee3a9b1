import { AppError } from '#shared/ipc/errors.ts';
import { diffRaw } from '#shared/record/diff.ts';
import type { RawValue } from '#shared/record/raw-value.ts';
import { severalAtATime } from '../../network/several-at-a-time.ts';
import { referencedBlobs, type Blob } from '../../store/blob-repo.ts';
import { addressedDocument } from '../draft/draft.ts';
import type { NotUploaded, PhotoPorts, SaveRun } from './save-run.ts';

/**
 * The maximum number of files that are sent at the same time. With several, a slow answer does not hold up the other
 * files; with few, each gets enough of the connection.
 */
const AT_A_TIME = 3;

/**
 * Uploads each file that the snapshot refers to. The address of a file is on the disk as soon as it is known, so the
 * file is not uploaded again. Then the addresses replace the references, in the draft as well. Refused files wait on
 * this computer while the rest is saved. If nobody is there to be told, a refused file fails the save, which stays
 * queued.
 * @throws AppError NOT_SAVABLE for a file that is not on this computer, and the errors of the upload
 */
export async function uploadPhotos(run: SaveRun): Promise<SaveRun> {
  const { actor, ports } = run;
  const { blobs } = ports.photos;
  const hashes = referencedBlobs(run.kept.snapshot.document.toText());
  const notUploaded = new Map<string, AppError>();
  let done = 0;
  const tell = () => ports.progress('Uploading photos', { done, total: hashes.length });
  if (hashes.length > 0) tell();
  await severalAtATime(AT_A_TIME, hashes, async (hash) => {
    await uploadBlob(ports.photos, kept(blobs, hash), ports.signal).catch((error: unknown) => {
      if (ports.unattended || !isRefused(error)) throw error;
      notUploaded.set(hash, error);
    });
    done++;
    tell();
  });
  actor.editWithoutUndo('uploaded photos', diffRaw(actor.document, addressedDocument(actor.document, blobs)));
  return { ...run, notUploaded };
}

/**
 * Uploads a file that was added on this computer, and returns its address. The place to which the file is sent is on
 * the disk before the upload begins; the address is on the disk before the promise resolves.
 */
export async function uploadBlob(
  { blobs, upload }: PhotoPorts,
  file: Blob,
  signal: AbortSignal | undefined,
): Promise<string> {
  const { hash, place } = file;
  const address = await upload(file, { signal, earlierUrl: place, sending: (next) => blobs.setPlace(hash, next) });
  blobs.uploaded(hash, address);
  return address;
}

/** Whether the failure of an upload may concern only its file, so that the rest can still be saved. */
const isRefused = (error: unknown): error is AppError =>
  error instanceof AppError && !['OFFLINE', 'UNAUTHENTICATED', 'CANCELLED', 'DISK', 'NOT_SAVABLE'].includes(error.code);

/**
 * Returns the document with the base's value in each member that refers to one of `files`, which are not uploaded yet.
 */
export function withoutFiles(document: RawValue, base: RawValue, files: NotUploaded): RawValue {
  const waits = document
    .keys()
    .filter((field) => referencedBlobs(document.child(field)?.toText() ?? '').some((hash) => files.has(hash)));
  return waits.reduce((rest, field) => {
    const before = base.child(field);
    return before ? rest.with(field, before) : rest.without(field);
  }, document);
}

function kept(blobs: PhotoPorts['blobs'], hash: string): Blob {
  const blob = blobs.find(hash);
  if (!blob) throw new AppError('NOT_SAVABLE', 'A photo that was added is not on this computer any more.');
  return blob;
}

/** Refuses a document that refers to files which only this computer can read. @throws AppError NOT_SAVABLE */
export function refuseReferences(document: RawValue): void {
  if (referencedBlobs(document.toText()).length > 0) {
    throw new AppError('NOT_SAVABLE', 'A photo was added that is not uploaded yet. Save again.');
  }
}
