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
   * Returns the paths of the open draft's texts that no page shows now, for example because the site's version has no
   * place for them. Considers only texts that the spell-check reads.
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
   * `since` is the number of an earlier state of the page. If main still has that state, parts and style sheets that
   * have not changed since are empty and marked with `data-same`. `version` is the draft's version number.
   */
  'preview.page': call(
    pageOfSite.extend({ since: z.number().int().optional() }),
    z.object({ html: z.string(), state: z.number().int(), version: z.number().int() }),
    { errors: ['NOT_OPEN'] },
  ),
  /** Opens the page in the system's browser. The opened page has the record's own code, as the published page has. */
  'preview.inBrowser': call(pageOfSite, z.object({}), { errors: ['NOT_OPEN', 'BAD_REQUEST'] }),
};
