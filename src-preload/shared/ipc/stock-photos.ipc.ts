import { z } from 'zod';
import { call } from './define.ts';

export const stockPhotoCalls = {
  /** Addresses of the three stock photos that a service of that name has; they need not be there. NOT_FOUND where none are set up. */
  'services.stockPhotos': call(
    z.object({ service: z.string().trim().min(1).max(500) }),
    z.object({ photos: z.array(z.string()).length(3) }),
    { errors: ['NOT_FOUND'] },
  ),
  /**
   * Addresses of stock photos for the draft's industry. BAD_ANSWER with the exact text to show when they make no sense;
   * any other failure is logged and gives the last ones known, or none, with `stale`.
   */
  'photos.industryStock': call(
    z.object({ slug: z.string().min(1).max(200) }),
    z.object({ photos: z.array(z.string()), stale: z.boolean() }),
    { errors: ['NOT_OPEN', 'BAD_ANSWER'] },
  ),
};
