import { z } from 'zod';
import { call } from './define.ts';
import { pictureName } from './photos.ipc.ts';

const slug = z.string().min(1).max(200);

export const similarPhotoCalls = {
  /**
   * Groups of the draft's photos that look alike, by their addresses; each photo is in one group at most. Archived
   * photos and films are left out. `missing` names photos that could not be read. `call.progress` says `40 of 5000`.
   */
  'similarPhotos.find': call(
    z.object({ slug }),
    z.object({ groups: z.array(z.array(pictureName)), missing: z.array(pictureName) }),
    { errors: ['NOT_OPEN', 'TIMEOUT', 'BAD_PICTURE'] },
  ),
  /** Remembers that these photos are all different; gives the number by which that is undone. */
  'similarPhotos.tellApart': call(
    z.object({ slug, photos: z.array(pictureName).min(2).max(5000) }),
    z.object({ note: z.number().int() }),
    { errors: ['NOT_OPEN', 'DISK'], maxSize: 2 * 1024 * 1024 },
  ),
  'similarPhotos.takeBack': call(z.object({ note: z.number().int() }), z.object({}), { errors: ['DISK'] }),
};
