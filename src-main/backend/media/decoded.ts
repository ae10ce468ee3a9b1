import { basename } from 'node:path';
import { HttpError } from '../http/errors.ts';

/**
 * Runs `work`, which decodes a picture.
 * @throws HttpError 422 that names the file if `work` fails, because the file is then damaged or not a picture
 */
export async function decoded<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const words = `The picture ${basename(path)} is damaged or no picture. Replace it, and try again.`;
    throw new HttpError(422, words, 'bad_picture', { cause: error });
  }
}
