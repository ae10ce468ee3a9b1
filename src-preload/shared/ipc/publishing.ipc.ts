import { z } from 'zod';
import { call } from './define.ts';
import { backendErrors } from './errors.ts';

const slug = z.string().min(1).max(200);

const release = z.object({
  id: z.string(),
  /** milliseconds since 1970 */
  publishedAt: z.number(),
  pages: z.number(),
  /** the one that visitors see */
  current: z.boolean(),
});
export type ReleaseView = z.infer<typeof release>;

const releases = z.object({
  /** false where the backend does not say which releases it keeps */
  known: z.boolean(),
  /** newest first */
  releases: z.array(release),
  /** address of the published site; missing where it is not published */
  url: z.string().optional(),
  /** modified time of the saved site that visitors see; missing where the backend does not say it */
  modified: z.string().optional(),
});
export type Releases = z.infer<typeof releases>;

const deadLink = z.object({
  path: z.array(z.union([z.string(), z.number()])),
  url: z.string(),
  /** what is wrong with the address, in words */
  problem: z.string(),
  /** the page does not exist, and the failure is not temporary */
  gone: z.boolean(),
});
export type DeadLink = z.infer<typeof deadLink>;

const unpublishedFont = z.object({
  field: z.enum(['custom_hero_font', 'custom_all_font']),
  family: z.string(),
  /** no list has it; it cannot be fetched at present; its file is no font */
  problem: z.enum(['unknown', 'unreachable', 'broken']),
});
export type UnpublishedFont = z.infer<typeof unpublishedFont>;

const smallPhoto = z.object({
  path: z.array(z.union([z.string(), z.number()])),
  url: z.string(),
  /** pixels that the file has across */
  width: z.number(),
  /** pixels that its largest place on the pages shows */
  needed: z.number(),
});
export type SmallPhoto = z.infer<typeof smallPhoto>;

const pageChange = z.object({
  /** path of the page from the site's root, `''` for the home page */
  path: z.string(),
  name: z.string(),
  kind: z.enum(['changed', 'added', 'removed']),
  /** ids of its sections that differ, in order; then `overlays`, `look` and `search` */
  parts: z.array(z.string()),
});
export type PageChange = z.infer<typeof pageChange>;

const live = z.object({
  /**
   * where the answer comes from: the server; or this computer's own last publish, because the server has no such call
   * (`unsaid`) or cannot be reached (`offline`)
   */
  by: z.enum(['server', 'unsaid', 'offline']),
  /** the site is on the web, as far as is known */
  published: z.boolean(),
  /** the version of the history that visitors see; missing where this computer does not have it */
  version: z.number().optional(),
  /** that version is what this computer published last; somebody else may have published since */
  guessed: z.literal(true).optional(),
  /** when that was published, in milliseconds since 1970 */
  at: z.number().optional(),
  /** an earlier release is shown again */
  rolledBack: z.literal(true).optional(),
});
export type Live = z.infer<typeof live>;

const pageWords = z.object({
  /** path of the page from the site's root, `''` for the home page */
  path: z.string(),
  name: z.string(),
  /** `unread`: the live page could not be read */
  kind: z.enum(['changed', 'added', 'removed', 'unread']),
  /** what the draft's page says and the live one does not */
  fresh: z.array(z.string()),
  /** what only the live page says */
  gone: z.array(z.string()),
});
export type PageWords = z.infer<typeof pageWords>;

const liveWords = z.object({
  /** address of the live site; '' where it is not known */
  url: z.string(),
  /** why it could not be read, in words that follow ‘cannot be read: ’ */
  problem: z.string().optional(),
  /** the live pages say all that those of the guessed version do */
  holds: z.boolean(),
  /** pages that differ from the draft's */
  pages: z.array(pageWords),
});
export type LiveWords = z.infer<typeof liveWords>;

export const publishingCalls = {
  /** Fonts that staff chose and the published pages will not have; none where another backend makes the pages. */
  'publishing.fonts': call(z.object({ slug }), z.array(unpublishedFont), { errors: ['NOT_OPEN'] }),
  /** Photos that the pages would enlarge until they look soft, the worst first. Those that cannot be read are left out. */
  'publishing.smallPhotos': call(z.object({ slug }), z.array(smallPhoto), { errors: ['NOT_OPEN'] }),
  /** What visitors see now. */
  'publishing.live': call(z.object({ slug }), live, { errors: ['NOT_OPEN', 'DISK'] }),
  /**
   * How the live pages differ from the draft's by their words, for when nobody says which version visitors see.
   * `guess`: the version of the history that it may be; `reading`: names one look at them, for which each is fetched once.
   */
  'publishing.liveWords': call(z.object({ slug, guess: z.number().optional(), reading: z.number() }), liveWords, {
    errors: ['NOT_OPEN', 'OFFLINE'],
  }),
  'publishing.releases': call(z.object({ slug }), releases, { errors: ['NOT_OPEN', ...backendErrors] }),
  /** Publishes an earlier release again; the record stays as it is. */
  'publishing.rollBack': call(z.object({ slug, release: z.string() }), releases, {
    errors: ['NOT_OPEN', ...backendErrors],
  }),
  /** Takes the site off the web with all its releases; the record stays as it is. */
  'publishing.remove': call(z.object({ slug }), releases, { errors: ['NOT_OPEN', ...backendErrors] }),
  /**
   * Writes the draft's pages with their pictures and fonts to an archive that the user chooses; any web server can
   * serve it. `path` is left out where the user cancels; `missing` counts pictures that could not be read.
   */
  'publishing.export': call(z.object({ slug }), z.object({ path: z.string().optional(), missing: z.number() }), {
    errors: ['NOT_OPEN', 'DISK'],
  }),
  /**
   * Checks every link of the draft; gives the addresses that do not answer properly, and the links to pages that the
   * site does not have.
   */
  'publishing.deadLinks': call(z.object({ slug }), z.array(deadLink), { errors: ['NOT_OPEN', 'OFFLINE'] }),
  /** The pages of the draft that differ from a version of the history. */
  'publishing.changedPages': call(z.object({ slug, since: z.number() }), z.array(pageChange), {
    errors: ['NOT_OPEN', 'NOT_FOUND'],
  }),
};
