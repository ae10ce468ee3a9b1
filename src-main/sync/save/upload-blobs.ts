import { BLOB_PREFIX } from '#shared/domain/photo/blob-reference.ts';
import { AppError } from '#shared/ipc/errors.ts';
import type { RawOperation } from '#shared/record/edit-raw.ts';
import type { Path } from '#shared/record/operation.ts';
import type { RawValue } from '#shared/record/raw-value.ts';
import { referencedBlobs, withAddresses, type Blob, type BlobRepo } from '../../store/blob-repo.ts';
import type { SiteActor } from '../draft/site-actor.ts';
import { uploadBlob, type UploadPorts } from './upload-blob.ts';

export interface PhotoPorts extends UploadPorts {
  blobs: UploadPorts['blobs'] & Pick<BlobRepo, 'find' | 'urlOf'>;
}

/** Files that are sent side by side: a slow answer holds up no other, and the connection is shared by few. */
const AT_A_TIME = 3;

/** Files that could not be uploaded, by their hashes, each with the reason. */
export type Waiting = Map<string, AppError>;

/**
 * Uploads each file that the document to be sent refers to, once: its address is on the disk as soon as it is known. Then the addresses take the references' places, as an edit. False where there was nothing to upload.
 * @param waiting gets those that the server does not take; without it they fail the whole
 * @throws AppError NOT_SAVABLE for a file that is not on this computer, and those of the upload
 */
export async function uploadBlobs(
  actor: SiteActor,
  ports: PhotoPorts,
  {
    signal,
    begin,
    document,
    waiting,
  }: {
    signal: AbortSignal;
    begin: () => void;
    document: () => RawValue;
    waiting?: Waiting | undefined;
  },
): Promise<boolean> {
  let any = false;
  const hashesToSend = () => referencedBlobs(document().toText()).filter((hash) => !waiting?.has(hash));
  // Photos may be added while others are sent.
  for (let hashes = hashesToSend(); hashes.length > 0; hashes = hashesToSend()) {
    begin();
    const addresses = new Map<string, string>();
    await eachOf(hashes, async (hash) => {
      const address =
        ports.blobs.urlOf(hash) ??
        (await uploadBlob(ports, kept(ports.blobs, hash), signal).catch((error: unknown) => {
          if (!waiting || !isRefused(error)) throw error;
          waiting.set(hash, error);
          return undefined;
        }));
      if (address !== undefined) addresses.set(hash, address);
    });
    if (addresses.size === 0) continue;
    any = true;
    actor.reword('uploaded photos', replacements(actor.document, addresses));
  }
  return any;
}

/** Some at a time. A failure ends it once what is under way has come to its end; what was not begun is left. */
async function eachOf(hashes: readonly string[], send: (hash: string) => Promise<void>): Promise<void> {
  const left = [...hashes];
  const next = async (): Promise<void> => {
    for (let hash; (hash = left.shift()) !== undefined;) {
      await send(hash).catch((error: unknown) => {
        left.length = 0;
        throw error;
      });
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: AT_A_TIME }, next));
  const failure = ends.find((end) => end.status === 'rejected');
  if (failure) throw failure.reason;
}

/** The place for files failed, while the server itself can be reached by the user who has signed in. */
const isRefused = (error: unknown): error is AppError =>
  error instanceof AppError && !['OFFLINE', 'UNAUTHENTICATED', 'CANCELLED', 'DISK', 'NOT_SAVABLE'].includes(error.code);

/** The document without the members that refer to files which wait: these are as the base has them. */
export function withoutWaiting(document: RawValue, base: RawValue, waiting: Waiting): RawValue {
  const waits = document
    .keys()
    .filter((field) => referencedBlobs(document.child(field)?.toText() ?? '').some((hash) => waiting.has(hash)));
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

/** Nothing that only this computer can read may leave it. @throws AppError NOT_SAVABLE */
export function refuseReferences(document: RawValue): void {
  if (referencedBlobs(document.toText()).length > 0) {
    throw new AppError('NOT_SAVABLE', 'A photo was added that is not uploaded yet. Save again.');
  }
}

function replacements(value: RawValue, addresses: ReadonlyMap<string, string>, path: Path = []): RawOperation[] {
  const text = value.toText();
  if (!text.includes(BLOB_PREFIX)) return [];
  const steps = value.kind === 'object' ? value.keys() : [...value.items().keys()];
  if (value.kind !== 'scalar') {
    return steps.flatMap((step) => {
      const child = value.child(step);
      return child ? replacements(child, addresses, [...path, step]) : [];
    });
  }
  // Also within the text of a list that is kept as JSON.
  const replaced = withAddresses(text, (hash) => addresses.get(hash));
  return replaced === text ? [] : [{ op: 'set', path, text: replaced }];
}
