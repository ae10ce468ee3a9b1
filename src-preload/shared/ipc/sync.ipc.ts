import { z } from 'zod';
import { tabIds } from '../record-catalogue/tabs.ts';
import { call } from './define.ts';
import { backendErrors } from './errors.ts';
import { openedSite } from './site.ipc.ts';

const slug = z.string().min(1).max(200);
const path = z.array(z.union([z.string(), z.number()]));
/** JSON text of a value; missing if there is no value */
const jsonText = z.string().optional();

/** A snapshot in the queue. A site can have two entries: a publish, and a save that waits behind it. */
const queueEntry = z.object({
  id: z.number(),
  slug: z.string(),
  companyName: z.string(),
  kind: z.enum(['save', 'publish']),
  /** `blocked`: the entry needs the user, and `reason` says why */
  state: z.enum(['waiting', 'running', 'blocked']),
  reason: z.string(),
  /** milliseconds since 1970 */
  queuedAt: z.number(),
  /** set if the entry is part of a change over many sites, which reports the outcome itself */
  ofMany: z.literal(true).optional(),
});
export type QueueEntry = z.infer<typeof queueEntry>;

export const syncQueue = z.object({
  online: z.boolean(),
  /** whether the server can be reached but responds late or not yet */
  slow: z.boolean().optional(),
  /** why nothing is sent even if the server can be reached, for example because nobody is signed in */
  pauseReason: z.string().optional(),
  entries: z.array(queueEntry),
  /**
   * `done`: number of sendings that have ended since sending began; `total`: `done` and the number of entries that are
   * being sent or are ready
   */
  progress: z.object({ done: z.number(), total: z.number() }).optional(),
});
export type SyncQueue = z.infer<typeof syncQueue>;

export const difference = z.object({
  /** identifies the difference in `history.restore` and `trash.restore` */
  key: z.string(),
  /**
   * what changed since the earlier version: an item of a list was `removed` or `added`, the `order` of a list changed
   * (`before` and `after` are then the names of its items), or another `value` changed
   */
  kind: z.enum(['value', 'removed', 'added', 'order']),
  /** path in the later version; for a removed item, path in the earlier version */
  path,
  label: z.string(),
  /** the list item that differs as a whole or in a part; `id` is the same for all differences of one item */
  item: z.object({ id: z.string(), label: z.string() }).optional(),
  /** label of the part of the item or field that differs; empty if the whole item or field differs */
  part: z.string(),
  before: jsonText,
  after: jsonText,
});
export type Difference = z.infer<typeof difference>;

const conflict = z.object({
  id: z.number(),
  path,
  label: z.string(),
  kind: z.enum(['value', 'deleted', 'order']),
  base: jsonText,
  /** the user's side: what was typed after the merge, otherwise what the merge set aside */
  mine: jsonText,
  theirs: jsonText,
});
export type ConflictView = z.infer<typeof conflict>;

/** Changes of the server's copy that a merge applied to the draft because they clash with nothing. */
export const serverMerge = z.object({
  changes: z.array(conflict.omit({ id: true })),
  /**
   * a version that equals the draft before the merge, and the keys with which `history.restore` reverts the merge;
   * missing if there is no such version
   */
  undo: z.object({ version: z.number(), keys: z.array(z.string()) }).optional(),
});
export type ServerMerge = z.infer<typeof serverMerge>;

const version = z.object({
  id: z.number(),
  /** `opened`: a copy from the server; `merged`: the draft before a merge */
  kind: z.enum(['opened', 'saved', 'published', 'merged']),
  at: z.number(),
  /** who made the version: a text such as ‘you’, ‘someone else’ or a phone number; missing if unknown */
  by: z.string().optional(),
  /** the name that a user gave to the version; '' for none */
  name: z.string(),
  /** titles of the changes over many sites that this version is the first to contain */
  change: z.string().optional(),
  /**
   * ID of the version from which the changes of this version are counted: the last earlier version that was on the
   * server; missing if there is none
   */
  before: z.number().optional(),
});
export type VersionView = z.infer<typeof version>;

/** A version and who saved it: a name, or `you`. */
const versionSaver = z.object({ id: z.number(), by: z.string() });
export type VersionSaver = z.infer<typeof versionSaver>;

const versionCount = z.object({ id: z.number(), changes: z.number() });
export type VersionCount = z.infer<typeof versionCount>;

const trashed = z.object({
  id: z.number(),
  slug: z.string(),
  companyName: z.string(),
  reason: z.enum([
    'cache-cleared',
    'fetched-newer',
    'overwritten-on-server',
    'discarded',
    'salvaged',
    'imported',
    'set-aside',
  ]),
  at: z.number(),
});
export type Trashed = z.infer<typeof trashed>;

const side = z.enum(['mine', 'theirs']);
const choice = z.discriminatedUnion('take', [
  z.object({ take: side }),
  /** JSON text of the edited value */
  z.object({ take: z.literal('custom'), text: z.string() }),
]);

/** `decided`: IDs of the conflicts that the call decided */
const decidedSite = openedSite.extend({ decided: z.array(z.number()) });
export type DecidedSite = z.infer<typeof decidedSite>;

/**
 * The part to restore. For `changes`, `keys` are those of the differences that a comparison with the same version
 * returned.
 */
const restoredPart = z.discriminatedUnion('of', [
  z.object({ of: z.literal('site') }),
  z.object({ of: z.literal('tab'), tab: z.enum(tabIds) }),
  z.object({ of: z.literal('changes'), keys: z.array(z.string()).min(1) }),
]);
export type RestoredPart = z.infer<typeof restoredPart>;

const restore = z.object({ slug, id: z.number(), part: restoredPart });
/** `restored`: number of changes restored; changes that no longer exist do not count */
const restoredSite = openedSite.extend({ restored: z.number() });
export type RestoredSite = z.infer<typeof restoredSite>;
/** The input may be large, because a restore of a long list can name many changes. */
const restoreOptions = { maxSize: 4 * 1024 * 1024 };
const local = ['NOT_OPEN', 'NOT_FOUND', 'DISK'] as const;

export const syncCalls = {
  'sync.queue': call(z.object({}), syncQueue),
  /**
   * Sends all waiting entries now, and entries that are blocked because the server kept failing. With `slug`, sends the
   * entries of this site now, for whatever reason they are blocked. Other entries are then sent only if they wait for
   * nothing but their turn.
   */
  'sync.retry': call(z.object({ slug: slug.optional() }), z.object({}), { errors: ['DISK'] }),
  /** Removes a site from the queue. The site's draft stays. */
  'sync.remove': call(z.object({ slug }), z.object({}), { errors: ['DISK'] }),
  /**
   * Removes a site from the queue and moves its draft to the trash. `trashed` is the ID in the trash; missing if the
   * draft had no edits.
   */
  'sync.discard': call(z.object({ slug }), z.object({ trashed: z.number().optional() }), { errors: ['DISK'] }),

  /**
   * Fetches the server's copy and merges it if it is newer. Fails with HELD if the copy lost many items of a list,
   * unless `accept` is the modified time of that copy. The error's details have the modified time and the lists.
   */
  'site.review': call(
    z.object({ slug, accept: z.string().optional() }),
    openedSite.extend({ merged: serverMerge.optional() }),
    { errors: ['HELD', ...local, ...backendErrors] },
  ),
  'conflict.list': call(z.object({ slug }), z.array(conflict), { errors: local }),
  'conflict.resolve': call(z.object({ slug, id: z.number(), choice }), decidedSite, {
    errors: [...local, 'BAD_REQUEST'],
    maxSize: 8 * 1024 * 1024,
  }),
  /** Decides all given conflicts for one side, as one step of undo. If the call fails, none is decided. */
  'conflict.resolveAll': call(z.object({ slug, ids: z.array(z.number()).min(1), take: side }), decidedSite, {
    errors: [...local, 'BAD_REQUEST'],
  }),
  /**
   * Undoes the last decision if it decided the conflict `id`, and opens the decided conflicts again. Fails with
   * NOT_FOUND if another decision or edit was made since.
   */
  'conflict.undo': call(z.object({ slug, id: z.number() }), openedSite, { errors: local }),

  'history.list': call(z.object({ slug }), z.array(version), { errors: local }),
  /**
   * Returns the number of changes of each version since the version that its `before` names. Leaves out versions
   * without `before`, and counts for which a version cannot be read.
   */
  'history.counts': call(z.object({ slug }), z.array(versionCount), { errors: local }),
  /** Asks the server who saved the versions. Versions for which the server does not tell are left out. */
  'history.savers': call(z.object({ slug }), z.array(versionSaver), { errors: [...local, ...backendErrors] }),
  /** Returns the differences between a version and a later version, or the draft if `to` is missing. */
  'history.compare': call(z.object({ slug, id: z.number(), to: z.number().optional() }), z.array(difference), {
    errors: local,
  }),
  /** Gives a version a name; '' removes the name. */
  'history.name': call(z.object({ slug, id: z.number(), name: z.string().trim().max(100) }), z.object({}), {
    errors: local,
  }),
  /** Reverts changes since the version, as one undoable edit. The site's identity and modified time stay unchanged. */
  'history.restore': call(restore, restoredSite, { errors: local, ...restoreOptions }),

  'trash.list': call(z.object({ slug: slug.optional() }), z.array(trashed), { errors: local }),
  'trash.compare': call(z.object({ slug, id: z.number() }), z.array(difference), { errors: local }),
  /** Restores a part of an entry into the site's draft. Fetches the site first if it is not on this computer. */
  'trash.restore': call(restore, restoredSite, { errors: [...local, ...backendErrors], ...restoreOptions }),
};
