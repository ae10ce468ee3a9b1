import { AppError } from '#shared/ipc/errors.ts';
import type { RawOperation } from '#shared/record/edit-raw.ts';
import type { Path } from '#shared/record/operation.ts';
import type { RawValue } from '#shared/record/raw-value.ts';
import type { Upload } from '../media/upload.ts';
import { blobReference, referencedBlobs, type BlobRepo } from '../store/blob-repo.ts';
import type { SiteActor } from './site-actor.ts';

export interface PhotoPorts {
  blobs: Pick<BlobRepo, 'find' | 'urlOf' | 'uploaded'>;
  upload: Upload;
}

/**
 * Uploads each file that the draft refers to, once: its address is on the disk before the next one is sent. Then the
 * addresses take the references' places, as an edit.
 * @throws AppError NOT_SAVABLE for a file that is not on this computer, and those of the upload
 */
export async function uploadBlobs(
  actor: SiteActor,
  { blobs, upload }: PhotoPorts,
  { signal, begin }: { signal: AbortSignal; begin: () => void },
): Promise<void> {
  // Photos may be added while others are sent.
  for (let hashes = referencedBlobs(actor.document.toText()); hashes.length > 0;) {
    begin();
    for (const hash of hashes) {
      if (blobs.urlOf(hash) !== undefined) continue;
      const blob = blobs.find(hash);
      if (!blob) throw new AppError('NOT_SAVABLE', 'A photo that was added is not on this computer any more.');
      blobs.uploaded(hash, await upload(blob, signal));
    }
    const addresses = new Map(hashes.map((hash) => [blobReference(hash), blobs.urlOf(hash)!]));
    actor.editFor('uploaded photos', replacements(actor.document, addresses));
    hashes = referencedBlobs(actor.document.toText());
  }
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
  const inner = (step: string | number) => replacements(value.child(step)!, addresses, [...path, step]);
  if (value.kind === 'object') return value.keys().flatMap(inner);
  if (value.kind === 'list') return [...value.items().keys()].flatMap(inner);
  // Also within the text of a list that is kept as JSON: an address needs no escapes.
  let replaced = text;
  for (const [reference, address] of addresses) replaced = replaced.replaceAll(reference, address);
  return replaced === text ? [] : [{ op: 'set', path, text: replaced }];
}
