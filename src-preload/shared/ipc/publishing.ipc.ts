import { z } from 'zod';
import { call } from './define.ts';
import { backendErrors } from './errors.ts';

const slug = z.string().min(1).max(200);

const release = z.object({
  id: z.string(),
  /** milliseconds since 1970 */
  publishedAt: z.number(),
  pages: z.number(),
  /** whether visitors see this release */
  current: z.boolean(),
});
export type ReleaseView = z.infer<typeof release>;

const releases = z.object({
  /** false if it is not known which releases the backend keeps */
  known: z.boolean(),
  /** newest first */
  releases: z.array(release),
  /** address of the published site; missing if unknown or if the site is not published */
  url: z.string().optional(),
  /** modified time of the saved site that visitors see; missing if unknown, for example after a rollback */
  modified: z.string().optional(),
});
export type Releases = z.infer<typeof releases>;

const deadLink = z.object({
  path: z.array(z.union([z.string(), z.number()])),
  url: z.string(),
  /** what is wrong with the address, as a text for the user */
  problem: z.string(),
  /** whether the target of the link does not exist, so that the failure is not temporary */
  gone: z.boolean(),
});
export type DeadLink = z.infer<typeof deadLink>;

const unpublishedFont = z.object({
  field: z.enum(['custom_hero_font', 'custom_all_font']),
  family: z.string(),
  /**
   * `unknown`: there is no file of this font; `unreachable`: the file cannot be fetched now; `broken`: the file is too
   * large or cannot be read as a font
   */
  problem: z.enum(['unknown', 'unreachable', 'broken']),
});
export type UnpublishedFont = z.infer<typeof unpublishedFont>;

const smallPhoto = z.object({
  path: z.array(z.union([z.string(), z.number()])),
  url: z.string(),
  /** width of the file in pixels */
  width: z.number(),
  /** width in pixels that the photo's largest place on the pages needs */
  needed: z.number(),
});
export type SmallPhoto = z.infer<typeof smallPhoto>;

const pageChange = z.object({
  /** path of the page from the site's root, `''` for the home page */
  path: z.string(),
  name: z.string(),
  kind: z.enum(['changed', 'added', 'removed']),
  /**
   * IDs of the page's sections that differ, in order. After them come those of the following parts that differ:
   * `overlays` (such as menus and dialogs), `look` (such as colors and sizes) and `search` (title and description for
   * search engines).
   */
  parts: z.array(z.string()),
});
export type PageChange = z.infer<typeof pageChange>;

const live = z.object({
  /**
   * source of the result. `server`: the server. Otherwise the result is only what this computer published last, because
   * the server does not tell (`unsaid`), or because the request failed (`offline`)
   */
  by: z.enum(['server', 'unsaid', 'offline']),
  /** whether the site is on the web, as far as is known */
  published: z.boolean(),
  /** the version of the history that visitors see; missing if unknown or not on this computer */
  version: z.number().optional(),
  /** set if `version` is only what this computer published last; somebody else may have published since then */
  guessed: z.literal(true).optional(),
  /** time of the publish, in milliseconds since 1970 */
  at: z.number().optional(),
  /** set if visitors see an earlier release than the newest */
  rolledBack: z.literal(true).optional(),
});
export type Live = z.infer<typeof live>;

const pageWords = z.object({
  /** path of the page from the site's root, `''` for the home page */
  path: z.string(),
  name: z.string(),
  /** `unread`: the live page could not be read */
  kind: z.enum(['changed', 'added', 'removed', 'unread']),
  /** lines of the draft's page that the live page lacks, without lines that come from the design */
  fresh: z.array(z.string()),
  /** lines of the live page that the draft's page lacks */
  gone: z.array(z.string()),
});
export type PageWords = z.infer<typeof pageWords>;

const liveWords = z.object({
  /** address of the live site; '' if it is not known */
  url: z.string(),
  /** why the live site could not be read, as words that follow ‘cannot be read: ’ */
  problem: z.string().optional(),
  /** whether the live pages have all lines of the version `guess`, except lines of the design; false without `guess` */
  holds: z.boolean(),
  /** pages on which the draft and the live site differ, and pages that could not be read */
  pages: z.array(pageWords),
});
export type LiveWords = z.infer<typeof liveWords>;

export const publishingCalls = {
  /** Returns the chosen fonts that the published pages will not have; none if a remote backend makes the pages. */
  'publishing.fonts': call(z.object({ slug }), z.array(unpublishedFont), { errors: ['NOT_OPEN'] }),
  /** Returns the photos that the pages would enlarge too much, the most enlarged first, without unreadable photos. */
  'publishing.smallPhotos': call(z.object({ slug }), z.array(smallPhoto), { errors: ['NOT_OPEN'] }),
  /** Returns which version visitors see now, as far as is known. */
  'publishing.live': call(z.object({ slug }), live, { errors: ['NOT_OPEN', 'DISK'] }),
  /**
   * Compares the words of the live pages with those of the draft's pages. The review of a publish calls it if it is not
   * certain which version visitors see. `guess` is the version of the history that visitors may see. Successive calls
   * with the same `reading` fetch each live page only once.
   */
  'publishing.liveWords': call(z.object({ slug, guess: z.number().optional(), reading: z.number() }), liveWords, {
    errors: ['NOT_OPEN', 'OFFLINE'],
  }),
  'publishing.releases': call(z.object({ slug }), releases, { errors: ['NOT_OPEN', ...backendErrors] }),
  /** Makes visitors see the given release again. The record stays unchanged. */
  'publishing.rollBack': call(z.object({ slug, release: z.string() }), releases, {
    errors: ['NOT_OPEN', ...backendErrors],
  }),
  /** Takes the site off the web and deletes all its releases. The record stays unchanged. */
  'publishing.remove': call(z.object({ slug }), releases, { errors: ['NOT_OPEN', ...backendErrors] }),
  /**
   * Writes the draft's pages with their pictures and fonts to an archive file that the user chooses; any web server can
   * serve its contents. `path` is missing if the user cancels; `missing` counts pictures that could not be read.
   */
  'publishing.export': call(z.object({ slug }), z.object({ path: z.string().optional(), missing: z.number() }), {
    errors: ['NOT_OPEN', 'DISK'],
  }),
  /**
   * Checks the draft's links. Returns the web addresses that fail, and the links to pages or sections that the site
   * does not have.
   */
  'publishing.deadLinks': call(z.object({ slug }), z.array(deadLink), { errors: ['NOT_OPEN', 'OFFLINE'] }),
  /** Returns the pages that differ between the draft and a version of the history, removed pages last. */
  'publishing.changedPages': call(z.object({ slug, since: z.number() }), z.array(pageChange), {
    errors: ['NOT_OPEN', 'NOT_FOUND'],
  }),
};
