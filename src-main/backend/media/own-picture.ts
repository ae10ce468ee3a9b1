import { HttpError } from '../http/errors.ts';
import type { MediaStore } from './media-store.ts';

/** Reads a picture of this backend, by its path or URL. @throws HttpError 400 if there is no such picture */
export async function ownPicture(media: MediaStore, address: string, origin: string): Promise<Buffer> {
  const url = URL.canParse(address, origin) ? new URL(address, origin) : undefined;
  const found = url?.origin === origin ? await media.read(url.pathname) : undefined;
  if (!found?.type.startsWith('image/')) throw new HttpError(400, `There is no such picture: ${address}`);
  return found.bytes;
}
