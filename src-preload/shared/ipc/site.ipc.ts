import { z } from 'zod';
import { confirmed, saveQuestion } from '../domain/site/save-questions.ts';
import { isTooDeep, MOST_LEVELS } from '../record/depth.ts';
import { type Operation, operationSchema, pathSchema } from '../record/operation.ts';
import { tabIds } from '../record-catalogue/tabs.ts';
import { call } from './define.ts';
import { backendErrors } from './errors.ts';

const slug = z.string().min(1).max(200);

/** A site in a list. */
export const siteCard = z.object({
  slug: z.string(),
  companyName: z.string(),
  industry: z.string(),
  city: z.string(),
  state: z.string(),
  /** the record's reference to a picture; '' for none */
  thumbnail: z.string(),
});
export type SiteCard = z.infer<typeof siteCard>;

export const siteSummary = siteCard.extend({
  /** milliseconds since 1970 */
  openedAt: z.number(),
  /** when the site was last changed, here or on the server; missing if not known */
  modifiedAt: z.number().optional(),
});
export type SiteSummary = z.infer<typeof siteSummary>;

export const siteStatus = z.object({
  slug: z.string(),
  /** `clean`: no field is edited; `unsaved`: fields are edited, and no save or publish runs */
  sync: z.enum(['clean', 'unsaved', 'saving', 'publishing']),
  /** top-level fields of the draft that differ from the base */
  editedFields: z.array(z.string()),
  /** times of the last pending edit and of this computer's last save, in milliseconds since 1970 */
  journalledAt: z.number().optional(),
  savedAt: z.number().optional(),
  online: z.boolean(),
  /** whether the last check of the server's copy failed because the server cannot be reached; false while online */
  offlineCopy: z.boolean(),
  /**
   * the site's first entry in the queue, which was queued at the time `at` (milliseconds since 1970). `later` has the
   * fields that were edited after the site's last entry was queued; `blocked` says why the entry needs the user
   */
  queued: z
    .object({
      kind: z.enum(['save', 'publish']),
      at: z.number(),
      later: z.array(z.string()),
      blocked: z.string().optional(),
    })
    .optional(),
  /** number of conflicts that wait for a decision */
  conflicts: z.number(),
  /** whether the server has a newer copy than the draft's base */
  newerOnServer: z.boolean(),
  /** whether the newer copy was found while the site was open, and the user must decide about the merge */
  newerClashes: z.boolean().optional(),
  /** whether the server did not have the site when it was last asked; the draft stays */
  missingOnServer: z.boolean(),
  /** whether the server has another site under this slug; the draft stays, and Clear Cache opens the other site */
  otherSite: z.boolean(),
  publishedUrl: z.string().optional(),
  publishedAt: z.number().optional(),
  /**
   * what is not published, as far as this computer knows: the whole site, or saved changes; missing if nothing is known
   * to be unpublished
   */
  unpublished: z.enum(['all', 'changes']).optional(),
  canUndo: z.boolean(),
  canRedo: z.boolean(),
  /** IDs of the conflicts that the last decision decided; missing if `conflict.undo` can undo no decision */
  lastDecision: z.array(z.number()).optional(),
});
export type SiteStatus = z.infer<typeof siteStatus>;

/** The state of a site in a list: its status, and its next need. */
const siteStanding = z.object({
  status: siteStatus,
  /** number of needs that prevent a save or a publish */
  blockers: z.number(),
  /** the first need that blocks, or the first advice if none blocks */
  next: z
    .object({
      id: z.string(),
      title: z.string(),
      severity: z.enum(['save', 'publish', 'advice']),
      tab: z.enum(tabIds),
      section: z.enum(['address', 'contact', 'setup']).optional(),
      places: z.array(pathSchema),
    })
    .optional(),
});
export type SiteStanding = z.infer<typeof siteStanding>;

export const openedSite = z.object({
  slug: z.string(),
  /** the draft as JSON text: the server's document with the journalled edits applied */
  document: z.string(),
  /** increases with every change of the draft; the result of `site.edit` and the event `site.changed` contain it */
  version: z.number(),
  status: siteStatus,
});
export type OpenedSite = z.infer<typeof openedSite>;

/** Whether the operation would nest the document deeper than allowed. Such a draft could not be opened again. */
function leadsTooDeep(operation: Operation): boolean {
  const levels = MOST_LEVELS - operation.path.length;
  return levels < 0 || ('value' in operation && isTooDeep(operation.value, levels));
}

/** Edits with the same `step` are undone together, such as a user's edit of a field and the edits that the app adds. */
const edit = z.object({
  slug,
  step: z.string().max(64),
  operations: z
    .array(operationSchema.refine((operation) => !leadsTooDeep(operation), 'leads too deep into the site'))
    .min(1)
    .max(2000),
  /**
   * version of the draft that the window has read last. The indexes and texts of the operations refer to this version
   * with the window's later edits
   */
  on: z.number().optional(),
});

const editedSite = z.object({
  version: z.number(),
  status: siteStatus,
  /**
   * texts of this edit that others, such as another window, have edited meanwhile. `text` is the others' text if this
   * edit replaced that text; missing if the two texts were merged
   */
  overlaps: z.array(z.object({ path: pathSchema.readonly(), text: z.string().optional() })).optional(),
  /** set if an operation other than a removal was left out, because its list item no longer exists */
  isGone: z.literal(true).optional(),
});
export type EditedSite = z.infer<typeof editedSite>;

const saved = z.object({
  slug: z.string(),
  savedAt: z.number(),
  /** photos that could not be uploaded and wait on this computer; everything else is saved */
  waiting: z.object({ count: z.number(), reason: z.string() }).optional(),
});
const saveErrors = [
  'NOT_OPEN',
  'NOT_SAVABLE',
  'SLUG_EXISTS',
  'NO_SERVICE_AREA',
  'CONFLICTS',
  'SAVE_FAILED',
  'OFFLINE',
  'UNAUTHENTICATED',
] as const;

export const siteCalls = {
  /**
   * Returns the sites that were opened on this computer, the last opened first. `search` filters by slug, company,
   * industry, city and state. With `toDo`, returns only the sites that need work, the one opened longest ago first.
   */
  'site.recent': call(
    z.object({
      search: z.string().max(200).default(''),
      limit: z.number().int().min(1).max(10_000).default(100),
      toDo: z.boolean().default(false),
    }),
    z.array(siteSummary),
  ),
  /** Returns the states of the given sites. Sites that are not on this computer are left out. */
  'site.standings': call(z.object({ slugs: z.array(slug).max(10_000) }), z.array(siteStanding), {
    maxSize: 4 * 1024 * 1024,
  }),
  /**
   * Opens the site at once if it is on this computer, and then checks the server's copy; the event `site.status`
   * reports the result. Otherwise fetches the site. `again` says that the window already shows the site and reads it
   * again; then the server is not checked.
   */
  'site.open': call(z.object({ slug, again: z.boolean().optional() }), openedSite, {
    errors: ['NOT_FOUND', 'DISK', ...backendErrors],
  }),
  /**
   * Checks whether the server has a newer copy of an open site, and merges that copy if the user need not decide
   * anything; the event `site.merged` reports changes of the draft. Does nothing while the site is being saved or the
   * server cannot be reached.
   */
  'site.look': call(z.object({ slug }), z.object({}), { errors: ['NOT_OPEN', 'DISK'] }),
  /**
   * Replaces the draft by the server's copy. A draft with edits goes to the trash. Fails with HELD if the server's copy
   * lost many items of a list, unless `accept` is the modified time of that copy. The error's details have the modified
   * time and the lists.
   */
  'site.fetch': call(z.object({ slug, accept: z.string().optional() }), openedSite, {
    errors: ['NOT_OPEN', 'NOT_FOUND', 'DISK', 'HELD', ...backendErrors],
  }),
  /** Returns once the edit is durable on this computer. Fails with BAD_REQUEST if the edit does not fit the draft. */
  'site.edit': call(edit, editedSite, {
    errors: ['NOT_OPEN', 'DISK'],
    maxSize: 8 * 1024 * 1024,
  }),
  'site.undo': call(z.object({ slug }), openedSite, { errors: ['NOT_OPEN', 'DISK'] }),
  'site.redo': call(z.object({ slug }), openedSite, { errors: ['NOT_OPEN', 'DISK'] }),
  /**
   * Replaces the draft by the server's present copy. `trashed` says whether a draft with edits went to the trash. If
   * the server has another site under the slug, opens that site, and the draft stays.
   */
  'site.clearCache': call(z.object({ slug }), openedSite.extend({ trashed: z.boolean() }), {
    errors: ['NOT_FOUND', 'DISK', ...backendErrors],
  }),
  /**
   * Saves the site; `call.progress` names the steps. If the save asks a question, the caller calls again with the
   * user's answer in `confirmed`.
   */
  'site.save': call(
    z.object({ slug, confirmed: confirmed.default({}) }),
    z.discriminatedUnion('outcome', [
      /** `unchanged`: there was nothing to save, so the server was not asked */
      saved.extend({ outcome: z.literal('saved'), unchanged: z.literal(true).optional() }),
      /** the save waits in the queue, for example because the server cannot be reached */
      z.object({ outcome: z.literal('queued') }),
      z.object({ outcome: z.literal('question'), question: saveQuestion }),
    ]),
    { errors: saveErrors },
  ),
  'site.publish': call(
    z.object({ slug, confirmed: confirmed.default({}) }),
    z.discriminatedUnion('outcome', [
      /**
       * `compared`: paths of the published pages that were fetched and checked; missing if the server does not tell
       * what they should contain
       */
      saved.extend({ outcome: z.literal('published'), url: z.string(), compared: z.array(z.string()).optional() }),
      z.object({ outcome: z.literal('queued') }),
      z.object({ outcome: z.literal('question'), question: saveQuestion }),
    ]),
    { errors: [...saveErrors, 'NOT_PUBLISHABLE', 'PUBLISH_FAILED'] },
  ),
  /** Adds a word that the spell-check accepts on this computer. */
  'dictionary.add': call(z.object({ word: z.string().trim().min(1).max(100) }), z.object({}), { errors: ['DISK'] }),
};
