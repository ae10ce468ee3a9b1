import { basename } from 'node:path';
import { HttpError } from '../http/errors.ts';

/** Works on a picture with the library. @throws HttpError 422 that names it where it is damaged, or none at all */
export async function decoded<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const words = `The picture ${basename(path)} is damaged or no picture. Replace it, and try again.`;
    throw new HttpError(422, words, 'bad_picture', { cause: error });
  }
}
