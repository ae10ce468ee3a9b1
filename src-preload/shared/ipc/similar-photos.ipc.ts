import { z } from 'zod';
import { call } from './define.ts';
import { pictureName } from './photos.ipc.ts';

const slug = z.string().min(1).max(200);

export const similarPhotoCalls = {
  /**
   * Returns groups of addresses of the draft's photos that look alike. Each photo is in at most one group. Archived
   * photos and films are left out. `missing` has the photos that could not be read. `call.progress` counts the photos.
   */
  'similarPhotos.find': call(
    z.object({ slug }),
    z.object({ groups: z.array(z.array(pictureName)), missing: z.array(pictureName) }),
    { errors: ['NOT_OPEN', 'TIMEOUT', 'BAD_PICTURE'] },
  ),
  /** Stores that these photos are all different. Returns the number by which `similarPhotos.takeBack` undoes this. */
  'similarPhotos.tellApart': call(
    z.object({ slug, photos: z.array(pictureName).min(2).max(5000) }),
    z.object({ note: z.number().int() }),
    { errors: ['NOT_OPEN', 'DISK'], maxSize: 2 * 1024 * 1024 },
  ),
  'similarPhotos.takeBack': call(z.object({ note: z.number().int() }), z.object({}), { errors: ['DISK'] }),
};
