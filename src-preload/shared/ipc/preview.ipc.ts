import { z } from 'zod';
import { call } from './define.ts';

export const previewCalls = {
  /** A page of the open draft as visitors would see it; where the site has no such page, a page that says so. */
  'preview.page': call(
    z.object({
      slug: z.string().min(1).max(200),
      /** path of the page from the site's root, `''` for the home page */
      path: z.string().max(500),
    }),
    z.object({ html: z.string() }),
    { errors: ['NOT_OPEN'] },
  ),
};
