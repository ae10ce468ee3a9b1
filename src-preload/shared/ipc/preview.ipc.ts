import { z } from 'zod';
import { homeSections } from '../layout/catalogue.ts';
import { call } from './define.ts';

const pageOfSite = z.object({
  slug: z.string().min(1).max(200),
  /** path of the page from the site's root, `''` for the home page */
  path: z.string().max(500),
});

export const previewCalls = {
  /** Paths of the open draft's texts that its pages have a section for, and leave out as the site is now. */
  'preview.leftOut': call(
    z.object({ slug: pageOfSite.shape.slug }),
    z.array(z.array(z.union([z.string(), z.number()]))),
    { errors: ['NOT_OPEN'] },
  ),
  /**
   * Sections of the open draft's Layout that its home page leaves out: they have nothing to show, or repeat what stands
   * beside them.
   */
  'preview.sectionsLeftOut': call(
    z.object({ slug: pageOfSite.shape.slug }),
    z.array(z.object({ section: z.enum(homeSections), why: z.enum(['empty', 'repeats']) })),
    { errors: ['NOT_OPEN'] },
  ),
  /**
   * A page of the open draft as visitors would see it; where the site has no such page, a page that says so. `since` is the
   * `state` of an earlier answer: sections and style sheets that are the same there are empty, and marked `data-same`.
   * `version` is that of the draft which the page shows.
   */
  'preview.page': call(
    pageOfSite.extend({ since: z.number().int().optional() }),
    z.object({ html: z.string(), state: z.number().int(), version: z.number().int() }),
    { errors: ['NOT_OPEN'] },
  ),
  /** Opens that page in the system's browser, as it would be published and with the record's own code. */
  'preview.inBrowser': call(pageOfSite, z.object({}), { errors: ['NOT_OPEN', 'BAD_REQUEST'] }),
};
