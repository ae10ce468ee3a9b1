import { AppError } from '#shared/ipc/errors.ts';
import type { RawOperation } from '#shared/record/edit-raw.ts';
import type { Path } from '#shared/record/operation.ts';
import type { RawValue } from '#shared/record/raw-value.ts';
import type { Upload } from '../media/upload.ts';
import { referencedBlobs, withAddresses, type Blob, type BlobRepo } from '../store/blob-repo.ts';
import type { SiteActor } from './site-actor.ts';

export interface PhotoPorts {
  blobs: Pick<BlobRepo, 'find' | 'urlOf' | 'uploaded'>;
  upload: Upload;
}

/**
 * Uploads each file that the draft refers to, once: its address is on the disk before the next one is sent. Then the
 * addresses take the references' places, as an edit. False where there was nothing to upload.
 * @throws AppError NOT_SAVABLE for a file that is not on this computer, and those of the upload
 */
export async function uploadBlobs(
  actor: SiteActor,
  { blobs, upload }: PhotoPorts,
  { signal, begin }: { signal: AbortSignal; begin: () => void },
): Promise<boolean> {
  let any = false;
  // Photos may be added while others are sent.
  for (let hashes = referencedBlobs(actor.document.toText()); hashes.length > 0;) {
    begin();
    any = true;
    const addresses = new Map<string, string>();
    for (const hash of hashes) {
      const known = blobs.urlOf(hash);
      const address = known ?? (await upload(kept(blobs, hash), signal));
      if (known === undefined) blobs.uploaded(hash, address);
      addresses.set(hash, address);
    }
    actor.reword('uploaded photos', replacements(actor.document, addresses));
    hashes = referencedBlobs(actor.document.toText());
  }
  return any;
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
  if (!text.includes('local-blob:')) return [];
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
