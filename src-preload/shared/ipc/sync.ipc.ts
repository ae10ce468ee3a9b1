import { z } from 'zod';
import { tabIds } from '../record-catalogue/tabs.ts';
import { call } from './define.ts';
import { backendErrors } from './errors.ts';
import { openedSite } from './site.ipc.ts';

const slug = z.string().min(1).max(200);
const path = z.array(z.union([z.string(), z.number()]));
/** JSON text of a value; missing where there is none */
const jsonText = z.string().optional();

/** The draft as it was when it was queued. A site may have a save waiting behind a publish. */
const queueEntry = z.object({
  id: z.number(),
  slug: z.string(),
  companyName: z.string(),
  kind: z.enum(['save', 'publish']),
  /** `blocked` needs the user: `reason` says why */
  state: z.enum(['waiting', 'running', 'blocked']),
  reason: z.string(),
  /** milliseconds since 1970 */
  queuedAt: z.number(),
  /** it is part of a change over many sites, which tells what came of it */
  ofMany: z.literal(true).optional(),
});
export type QueueEntry = z.infer<typeof queueEntry>;

export const syncQueue = z.object({
  online: z.boolean(),
  /** the server is there, but answers late or not yet */
  slow: z.boolean().optional(),
  /** why nothing is sent though the server can be reached, e.g. that nobody is signed in */
  pauseReason: z.string().optional(),
  entries: z.array(queueEntry),
  /** counts the entries that were waiting when sending began */
  progress: z.object({ done: z.number(), total: z.number() }).optional(),
});
export type SyncQueue = z.infer<typeof syncQueue>;

export const difference = z.object({
  /** identifies it in a restore */
  key: z.string(),
  /**
   * since the earlier version an item of a list was `removed` or `added`, the `order` of a list changed (its values are
   * the names of the items), or any other `value` did
   */
  kind: z.enum(['value', 'removed', 'added', 'order']),
  /** path in the later version; of a removed item, in the earlier one */
  path,
  label: z.string(),
  /** the item of a list that differs or in which something does; the same `id` for all differences of one item */
  item: z.object({ id: z.string(), label: z.string() }).optional(),
  /** label of what differs within the item or field; empty where the whole item or field does */
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
  /** the user's side: what was typed since, else what the merge set aside */
  mine: jsonText,
  theirs: jsonText,
});
export type ConflictView = z.infer<typeof conflict>;

/** Changes of the server's copy that a merge took over, because they clash with nothing. */
export const serverMerge = z.object({
  changes: z.array(conflict.omit({ id: true })),
  /**
   * the version before the merge, and the keys by which `history.restore` reverts it; left out where no version is kept
   */
  undo: z.object({ version: z.number(), keys: z.array(z.string()) }).optional(),
});
export type ServerMerge = z.infer<typeof serverMerge>;

const version = z.object({
  id: z.number(),
  /** `opened` is the server's copy */
  kind: z.enum(['opened', 'saved', 'published', 'merged']),
  at: z.number(),
  /** in words: you, someone else, or a phone number; left out where nobody knows */
  by: z.string().optional(),
  /** what people call it; '' for none */
  name: z.string(),
  /** title of the change over many sites that this version is the first to have */
  change: z.string().optional(),
  /**
   * id of the version from which its changes are counted: the last one before it that was on the server; left out for
   * the oldest
   */
  before: z.number().optional(),
});
export type VersionView = z.infer<typeof version>;

/** who saved a version, by name, or `you` */
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

/** `decided`: ids of the conflicts that this call decided */
const decidedSite = openedSite.extend({ decided: z.array(z.number()) });
export type DecidedSite = z.infer<typeof decidedSite>;

/** `changes` are named by the keys that a comparison with the same version has given. */
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
/** A restored section of a long list names many changes. */
const restoreOptions = { maxSize: 4 * 1024 * 1024 };
const local = ['NOT_OPEN', 'NOT_FOUND', 'DISK'] as const;

export const syncCalls = {
  'sync.queue': call(z.object({}), syncQueue),
  /**
   * Sends now what waits. An entry that is blocked for another reason than a failing server is sent only if `slug`
   * names it.
   */
  'sync.retry': call(z.object({ slug: slug.optional() }), z.object({}), { errors: ['DISK'] }),
  /** Takes a site out of the queue; its draft stays. */
  'sync.remove': call(z.object({ slug }), z.object({}), { errors: ['DISK'] }),
  /**
   * Takes a site out of the queue and moves its draft to the trash; `trashed` is left out where there were no edits.
   */
  'sync.discard': call(z.object({ slug }), z.object({ trashed: z.number().optional() }), { errors: ['DISK'] }),

  /** Fetches the server's newer copy and merges it. HELD (details: lists) until `accept` names its modified time. */
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
  /** Decides all of these for one side, as one step of undo. Nothing is decided where it fails. */
  'conflict.resolveAll': call(z.object({ slug, ids: z.array(z.number()).min(1), take: side }), decidedSite, {
    errors: [...local, 'BAD_REQUEST'],
  }),

  'history.list': call(z.object({ slug }), z.array(version), { errors: local }),
  /** The number of changes of each version since the one before it; the oldest and unreadable ones are left out. */
  'history.counts': call(z.object({ slug }), z.array(versionCount), { errors: local }),
  /** Asks the server who saved the versions; those of which it does not tell are left out. */
  'history.savers': call(z.object({ slug }), z.array(versionSaver), { errors: [...local, ...backendErrors] }),
  /** Differences between a version and a later one, or the draft. */
  'history.compare': call(z.object({ slug, id: z.number(), to: z.number().optional() }), z.array(difference), {
    errors: local,
  }),
  /** Gives a version a name; '' takes it away. */
  'history.name': call(z.object({ slug, id: z.number(), name: z.string().trim().max(100) }), z.object({}), {
    errors: local,
  }),
  /** Reverts changes since the version, as one undoable edit; identity and modified time stay. */
  'history.restore': call(restore, restoredSite, { errors: local, ...restoreOptions }),

  'trash.list': call(z.object({ slug: slug.optional() }), z.array(trashed), { errors: local }),
  'trash.compare': call(z.object({ slug, id: z.number() }), z.array(difference), { errors: local }),
  /** Restores into the site's draft; opens the site, also from the server, where it is not open. */
  'trash.restore': call(restore, restoredSite, { errors: [...local, ...backendErrors], ...restoreOptions }),
};
