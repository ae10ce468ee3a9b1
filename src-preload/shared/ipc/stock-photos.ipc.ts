import { z } from 'zod';
import { call } from './define.ts';

export const stockPhotoCalls = {
  /**
   * Returns the addresses of the three stock photos for a service name, without a check that the files exist. Fails
   * with NOT_FOUND if no folder of stock photos is set up.
   */
  'services.stockPhotos': call(
    z.object({ service: z.string().trim().min(1).max(500) }),
    z.object({ photos: z.array(z.string()).length(3) }),
    { errors: ['NOT_FOUND'] },
  ),
  /**
   * Returns the addresses of stock photos for the draft's industry. Fails with BAD_ANSWER if the backend's response is
   * not a list of addresses; the error's message is the text to show. If the backend fails in another way, the failure
   * is logged and the last known list, or an empty one, is returned with `stale`.
   */
  'photos.industryStock': call(
    z.object({ slug: z.string().min(1).max(200) }),
    z.object({ photos: z.array(z.string()), stale: z.boolean() }),
    { errors: ['NOT_OPEN', 'BAD_ANSWER'] },
  ),
};
