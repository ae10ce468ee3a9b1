import { z } from 'zod';
import { call } from './define.ts';

export const stockPhotoCalls = {
  /**
   * Addresses of the three stock photos of a service by that name; the files may not exist. NOT_FOUND where no folder
   * is set up.
   */
  'services.stockPhotos': call(
    z.object({ service: z.string().trim().min(1).max(500) }),
    z.object({ photos: z.array(z.string()).length(3) }),
    { errors: ['NOT_FOUND'] },
  ),
  /**
   * Addresses of stock photos for the draft's industry. BAD_ANSWER with the exact text to show where they make no
   * sense. Where the backend fails otherwise, that is logged, and the answer is the last known list, or an empty one,
   * with `stale`.
   */
  'photos.industryStock': call(
    z.object({ slug: z.string().min(1).max(200) }),
    z.object({ photos: z.array(z.string()), stale: z.boolean() }),
    { errors: ['NOT_OPEN', 'BAD_ANSWER'] },
  ),
};
