import { z } from 'zod';
import { call } from './define.ts';

export const reviewCalls = {
  /**
   * Names of sites that reviews come from. Where the backend fails, that is logged, and the answer is the last known
   * list, or the usual names, with `stale`.
   */
  'reviews.sources': call(z.object({}), z.object({ sources: z.array(z.string()), stale: z.boolean() })),
  /**
   * Finds the services that reviews of the open draft are about; `indexes` are those of the record's list. Gives the
   * reviews for which one was found. BAD_REQUEST and GENERATION_FAILED have the exact text to show.
   */
  'reviews.categorize': call(
    z.object({ slug: z.string().min(1).max(200), indexes: z.array(z.number().int().nonnegative()).max(5000) }),
    z.object({ reviews: z.array(z.object({ index: z.number().int().nonnegative(), service: z.string() })) }),
    { errors: ['NOT_OPEN', 'GENERATION_FAILED', 'OFFLINE'] },
  ),
};
