import { z } from 'zod';
import { call } from './define.ts';

export const reviewCalls = {
  /**
   * Returns the names of the review platforms. If the backend fails, the failure is logged and the last known list, or
   * a list of usual names, is returned with `stale`.
   */
  'reviews.sources': call(z.object({}), z.object({ sources: z.array(z.string()), stale: z.boolean() })),
  /**
   * Finds the service that each of the given reviews of the open draft is about, and returns the reviews for which a
   * service was found. `indexes` are the reviews' indexes in the record's list. The messages of BAD_REQUEST and
   * GENERATION_FAILED are the texts to show.
   */
  'reviews.categorize': call(
    z.object({ slug: z.string().min(1).max(200), indexes: z.array(z.number().int().nonnegative()).max(5000) }),
    z.object({ reviews: z.array(z.object({ index: z.number().int().nonnegative(), service: z.string() })) }),
    { errors: ['NOT_OPEN', 'GENERATION_FAILED', 'OFFLINE'] },
  ),
};
