import { z } from 'zod';
import { homeSections } from '../layout/catalogue.ts';
import { call } from './define.ts';

const pageOfSite = z.object({
  slug: z.string().min(1).max(200),
  /** path of the page from the site's root, `''` for the home page */
  path: z.string().max(500),
});

export const previewCalls = {
  /**
   * Returns the paths of texts of the open draft that visitors do not see, although a page has the section for the
   * text: the section leaves the text out in the site's present state.
   */
  'preview.leftOut': call(
    z.object({ slug: pageOfSite.shape.slug }),
    z.array(z.array(z.union([z.string(), z.number()]))),
    { errors: ['NOT_OPEN'] },
  ),
  /**
   * Returns the sections of the open draft's layout that its home page leaves out, because they are empty or would
   * repeat a neighboring section.
   */
  'preview.sectionsLeftOut': call(
    z.object({ slug: pageOfSite.shape.slug }),
    z.array(z.object({ section: z.enum(homeSections), why: z.enum(['empty', 'repeats']) })),
    { errors: ['NOT_OPEN'] },
  ),
  /**
   * Returns a page of the open draft as visitors would see it; if the site has no such page, a page that says so.
   * `since` is the `state` of an earlier response: sections and style sheets that have not changed since then are empty
   * and marked with `data-same`. `version` is the version of the draft that the page shows.
   */
  'preview.page': call(
    pageOfSite.extend({ since: z.number().int().optional() }),
    z.object({ html: z.string(), state: z.number().int(), version: z.number().int() }),
    { errors: ['NOT_OPEN'] },
  ),
  /** Opens the page in the system's browser, as it would be published, with the record's own code. */
  'preview.inBrowser': call(pageOfSite, z.object({}), { errors: ['NOT_OPEN', 'BAD_REQUEST'] }),
};
