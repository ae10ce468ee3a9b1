import { z } from 'zod';
import { call } from './define.ts';
import { pictureName } from './photos.ipc.ts';

const slug = z.string().min(1).max(200);

export const similarPhotoCalls = {
  /**
   * Finds groups of the draft's photos that look alike. Each photo is in at most one group. Archived photos and films
   * are left out. `missing` has the photos that could not be read. `call.progress` counts the examined photos.
   */
  'similarPhotos.find': call(
    z.object({ slug }),
    z.object({ groups: z.array(z.array(pictureName)), missing: z.array(pictureName) }),
    { errors: ['NOT_OPEN', 'TIMEOUT', 'BAD_PICTURE'] },
  ),
  /** Stores that the given photos are all different. `similarPhotos.takeBack` undoes this by the returned number. */
  'similarPhotos.tellApart': call(
    z.object({ slug, photos: z.array(pictureName).min(2).max(5000) }),
    z.object({ note: z.number().int() }),
    { errors: ['NOT_OPEN', 'DISK'], maxSize: 2 * 1024 * 1024 },
  ),
  'similarPhotos.takeBack': call(z.object({ note: z.number().int() }), z.object({}), { errors: ['DISK'] }),
};
