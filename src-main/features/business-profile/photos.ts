import type { ListingPhotos } from '#shared/domain/business-profile/listing.ts';
import { listingTexts } from '#shared/domain/business-profile/texts.ts';
import { AppError } from '#shared/ipc/errors.ts';
import type { PhotoCategory } from '../../providers/business-profile/client.ts';

export interface PhotoUpload {
  category: PhotoCategory;
  sourceUrl: string;
  /** message for the user if the upload fails */
  failure: string;
}

/**
 * Returns the photos to upload, with absolute http(s) URLs, because Google fetches the photos itself. Photos without
 * such a URL are left out.
 * @param origin of the backend, the base of URLs such as `/media/…`
 */
export function uploadsOf({ logo, cover, photos }: ListingPhotos, origin: string): PhotoUpload[] {
  const uploads: PhotoUpload[] = [
    { category: 'LOGO', sourceUrl: logo, failure: listingTexts.logoFailed },
    { category: 'COVER', sourceUrl: cover, failure: listingTexts.coverFailed },
    ...photos.map((sourceUrl) => ({ category: 'ADDITIONAL', sourceUrl, failure: listingTexts.photoFailed }) as const),
  ];
  return uploads
    .filter(({ sourceUrl }) => sourceUrl !== '' && URL.canParse(sourceUrl, origin))
    .map((upload) => ({ ...upload, sourceUrl: new URL(upload.sourceUrl, origin).href }))
    .filter(({ sourceUrl }) => /^https?:/.test(sourceUrl));
}

/** Codes of failures after which every further upload would fail too. */
const fatalCodes = new Set(['CANCELLED', 'OFFLINE', 'PROFILE_ACCESS']);

export interface UploadPorts {
  send: (upload: PhotoUpload) => Promise<void>;
  /** keys of the photos that were uploaded before; `add` notes another one */
  sent: { read: () => readonly string[]; add: (key: string) => void };
  /** called before each upload. `done` is the number of tried uploads, `of` the number of all uploads of this run */
  progress: (done: number, of: number) => void;
  signal: AbortSignal;
  failed: (upload: PhotoUpload, error: unknown) => void;
}

/**
 * Uploads the photos that were not uploaded before, one after the other. Continues after a failure, unless every
 * further photo would fail too.
 */
export async function uploadAll(
  uploads: readonly PhotoUpload[],
  { send, sent, progress, signal, failed }: UploadPorts,
): Promise<{ added: number; known: number; failures: string[] }> {
  const keyOf = ({ category, sourceUrl }: PhotoUpload) => `${category} ${sourceUrl}`;
  const before = new Set(sent.read());
  const waiting = uploads.filter((upload) => !before.has(keyOf(upload)));
  const failures: string[] = [];
  for (const [index, upload] of waiting.entries()) {
    if (signal.aborted) throw new AppError('CANCELLED', 'Cancelled.');
    progress(index, waiting.length);
    try {
      await send(upload);
      sent.add(keyOf(upload));
    } catch (error) {
      if (error instanceof AppError && fatalCodes.has(error.code)) throw error;
      failed(upload, error);
      failures.push(upload.failure);
    }
  }
  return { added: waiting.length - failures.length, known: uploads.length - waiting.length, failures };
}
