import { z } from 'zod';
import { call } from './define.ts';

export const reviewCalls = {
  /** Names of places that reviews come from. A failure is logged and gives the last ones known, or the usual ones, with `stale`. */
  'reviews.sources': call(z.object({}), z.object({ sources: z.array(z.string()), stale: z.boolean() })),
  /**
   * Finds the services that reviews of the open draft speak of; `indexes` are their places in the record's list. Gives
   * those reviews for which one was found. BAD_REQUEST and GENERATION_FAILED have the exact text to show.
   */
  'reviews.categorize': call(
    z.object({ slug: z.string().min(1).max(200), indexes: z.array(z.number().int().nonnegative()).max(5000) }),
    z.object({ reviews: z.array(z.object({ index: z.number().int().nonnegative(), service: z.string() })) }),
    { errors: ['NOT_OPEN', 'GENERATION_FAILED', 'OFFLINE'] },
  ),
};
