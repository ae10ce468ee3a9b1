import { z } from 'zod';
import { call } from './define.ts';

export const previewCalls = {
  /** A page of the open draft as its visitors would see it; says in words where the site has no such page. */
  'preview.page': call(
    z.object({
      slug: z.string().min(1).max(200),
      /** from the site's root, `''` for the home page */
      path: z.string().max(500),
    }),
    z.object({ html: z.string() }),
    { errors: ['NOT_OPEN'] },
  ),
};
