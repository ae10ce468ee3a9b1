import { z } from 'zod';
import { fleetChange } from '../domain/fleet/change.ts';
import { driftFields, statement } from '../domain/fleet/drift.ts';
import { fleetFilter } from '../domain/fleet/filter.ts';
import { sharedText } from '../domain/fleet/sameness.ts';
import { confirmed, saveQuestion } from '../domain/site/save-questions.ts';
import { pathSchema } from '../record/operation.ts';
import { tabIds } from '../record-catalogue/tabs.ts';
import { call } from './define.ts';
import { backendErrors } from './errors.ts';
import { difference } from './sync.ipc.ts';

const slug = z.string().min(1).max(200);
/** Maximum number of sites of one call: twice the number of sites that the table of all sites is made for. */
const MOST_SITES = 10_000;
const slugs = z.array(slug).max(MOST_SITES);

/** A site in the table of all sites: values of its record, and its state. */
export const fleetSite = z.object({
  slug: z.string(),
  companyName: z.string(),
  industry: z.string(),
  city: z.string(),
  state: z.string(),
  version: z.string(),
  contact: z.string(),
  domain: z.string(),
  phone: z.string(),
  /** the draft has edits that the server lacks */
  unsaved: z.boolean(),
  /** what waits in the queue for the server; `blocked` says why the queue needs the user */
  waiting: z.enum(['save', 'publish']).optional(),
  blocked: z.string().optional(),
  conflict: z.boolean(),
  unpublished: z.enum(['all', 'changes']).optional(),
  blockers: z.number(),
  /** the first need that blocks, or the first advice if none blocks */
  next: z.object({ title: z.string(), tab: z.enum(tabIds), places: z.array(pathSchema) }).optional(),
  /** milliseconds since 1970 */
  publishedAt: z.number().optional(),
  /** the site’s record is not on this computer; it is fetched when the site is opened */
  absent: z.boolean(),
});
export type FleetSite = z.infer<typeof fleetSite>;

export const sendings = ['nothing', 'save', 'publish'] as const;

/** The states of one site within a change. */
export const fleetSiteStates = [
  /** the change has not reached the site yet */
  'waiting',
  /** the draft is changed, and no save or publish of the change is in the queue */
  'edited',
  /** the site's save or publish is in the queue */
  'sending',
  /** saved or published, as asked for */
  'done',
  /** the save or publish is in the queue and needs the user; `reason` says why */
  'asks',
  'failed',
  /** the site was not changed; `reason` says why */
  'skipped',
  /** the change of this site was taken back */
  'back',
] as const;
export type FleetSiteState = (typeof fleetSiteStates)[number];

const runSite = z.object({
  slug: z.string(),
  companyName: z.string(),
  state: z.enum(fleetSiteStates),
  reason: z.string(),
});
export type FleetRunSite = z.infer<typeof runSite>;

export const fleetRun = z.object({
  id: z.number(),
  title: z.string(),
  at: z.number(),
  /** who made the change, as text: ‘you’ or a phone number; missing if unknown */
  by: z.string().optional(),
  then: z.enum(sendings),
  state: z.enum(['running', 'paused', 'done']),
  /** why the change has paused by itself, as text; '' otherwise */
  reason: z.string(),
  /** ID of the earlier change that this change takes back */
  takesBack: z.number().optional(),
  counts: z.record(z.enum(fleetSiteStates), z.number()),
});
export type FleetRun = z.infer<typeof fleetRun>;

/** What a change would do to one site. */
const reviewed = z.object({
  slug: z.string(),
  companyName: z.string(),
  /** `same`: the site already has all new values; `no`: the site stays as it is for the `reasons` */
  outcome: z.enum(['changes', 'same', 'no']),
  reasons: z.array(z.string()),
  /** number of places in the record that change */
  places: z.number(),
  /** hash of the current values of the fields that change; the change is made only if they are still the same */
  mark: z.string(),
});
export type ReviewedSite = z.infer<typeof reviewed>;

const chosen = z
  .array(z.object({ slug, mark: z.string().max(100) }))
  .min(1)
  .max(MOST_SITES);
const forMany = { maxSize: 4 * 1024 * 1024 };

export const fleetCalls = {
  /**
   * Returns all sites of this computer. `texts` has, for each requested field, the field's texts by slug; `unread` is
   * the number of sites that the index has not read yet.
   */
  'fleet.sites': call(
    z.object({ fields: z.array(z.string().max(200)).max(20).default([]) }),
    z.object({
      sites: z.array(fleetSite),
      texts: z.record(z.string(), z.record(z.string(), z.string())),
      unread: z.number(),
    }),
  ),
  /**
   * Returns the rules of `domain/fleet/health` that find something, each with the number of sites. Domains are checked
   * in the background; `due` is the number of domains that are due for a check.
   */
  'fleet.health': call(
    z.object({}),
    z.object({
      rules: z.array(z.object({ id: z.string(), count: z.number() })),
      unread: z.number(),
      due: z.number(),
    }),
  ),
  /** Returns the texts of a site that other sites have too, as far as the search in the background has found them. */
  'fleet.shared': call(z.object({ slug }), z.array(sharedText)),
  /**
   * Returns what the record and the published page say about the company. The page is fetched for this call. If it
   * cannot be fetched, `problem` says why, and `page` is what the page said when it was last read. `since` has,
   * for each field, the time at which the page was first seen to say this, in milliseconds since 1970. `url` is '' if
   * the app knows no published page.
   */
  'fleet.drift': call(
    z.object({ slug }),
    z.object({
      url: z.string(),
      record: statement,
      page: statement.optional(),
      since: z.partialRecord(z.enum(driftFields), z.number()).default({}),
      problem: z.string().optional(),
    }),
    { errors: ['NOT_OPEN'] },
  ),
  /** Returns the slugs of the sites that match the filter. */
  'fleet.filter': call(fleetFilter, z.array(z.string())),
  /** Fetches sites to this computer, one after the other; `call.progress` counts them. */
  'fleet.fetch': call(
    z.object({ slugs: slugs.min(1) }),
    z.object({
      fetched: z.array(z.string()),
      known: z.array(z.string()),
      missing: z.array(z.string()),
      failed: z.array(z.object({ slug: z.string(), reason: z.string() })),
    }),
    { errors: backendErrors, ...forMany },
  ),
  /** Returns what a change would do to each site, without writing anything. `call.progress` counts the sites. */
  'fleet.review': call(z.object({ slugs: slugs.min(1), change: fleetChange }), z.array(reviewed), forMany),
  /** Returns the differences that a change would make in one site. */
  'fleet.differences': call(z.object({ slug, change: fleetChange }), z.array(difference), {
    errors: ['NOT_OPEN', 'DISK'],
    ...forMany,
  }),
  /** Starts a change of these sites. It runs in the background, and continues after a restart of the app. */
  'fleet.apply': call(
    z.object({
      change: fleetChange,
      sites: chosen,
      then: z.enum(sendings),
      /** number of sites after which the change pauses, so that the user can check them; 0 for no pause */
      canary: z.number().int().min(0).max(100),
    }),
    z.object({ id: z.number() }),
    { errors: ['DISK'], ...forMany },
  ),
  /** Returns the changes over many sites, newest first. */
  'fleet.runs': call(z.object({}), z.array(fleetRun), { errors: ['DISK'] }),
  'fleet.run': call(z.object({ id: z.number() }), z.object({ run: fleetRun, sites: z.array(runSite) }), {
    errors: ['NOT_FOUND', 'DISK'],
  }),
  /** Returns those sites of a change whose save or publish needs the user, each with the question if there is one. */
  'fleet.questions': call(
    z.object({ id: z.number() }),
    z.array(
      z.object({ slug: z.string(), companyName: z.string(), reason: z.string(), question: saveQuestion.optional() }),
    ),
    { errors: ['NOT_FOUND', 'DISK'] },
  ),
  /** Continues saves that have asked a question, with what the user agrees to. */
  'fleet.answer': call(
    z.object({ id: z.number(), answers: z.array(z.object({ slug, confirmed })).min(1).max(MOST_SITES) }),
    z.object({}),
    { errors: ['NOT_FOUND', 'DISK'], ...forMany },
  ),
  'fleet.pause': call(z.object({ id: z.number() }), z.object({}), { errors: ['NOT_FOUND', 'DISK'] }),
  /** Continues a paused change. With `again`, also retries the sites that failed. */
  'fleet.goOn': call(z.object({ id: z.number(), again: z.boolean().default(false) }), z.object({}), {
    errors: ['NOT_FOUND', 'DISK'],
  }),
  /** Ends a change. Sites that the change has not reached yet stay unchanged. */
  'fleet.stop': call(z.object({ id: z.number() }), z.object({}), { errors: ['NOT_FOUND', 'DISK'] }),
  /**
   * Returns for each site what taking a change back would do. Values that were edited after the change stay as they
   * are; `reasons` says how many.
   */
  'fleet.reviewBack': call(z.object({ id: z.number(), slugs: slugs.optional() }), z.array(reviewed), {
    errors: ['NOT_FOUND', 'DISK'],
    ...forMany,
  }),
  /** Takes a change back on these sites. Sites that the change saved or published are saved or published again. */
  'fleet.takeBack': call(z.object({ id: z.number(), sites: chosen }), z.object({ id: z.number() }), {
    errors: ['NOT_FOUND', 'DISK'],
    ...forMany,
  }),
  /** Writes a table to a file that the user chooses. Returns no path if the user cancels. */
  'fleet.export': call(
    z.object({ name: z.string().min(1).max(100), content: z.string().max(16 * 1024 * 1024) }),
    z.object({ path: z.string().optional() }),
    { errors: ['DISK'], maxSize: 20 * 1024 * 1024 },
  ),
  'fleet.views': call(z.object({}), z.array(z.object({ name: z.string(), filter: fleetFilter, count: z.number() }))),
  /** Stores a filter under a name, and replaces a view of the same name. */
  'fleet.putView': call(z.object({ name: z.string().trim().min(1).max(80), filter: fleetFilter }), z.object({}), {
    errors: ['DISK'],
  }),
  'fleet.removeView': call(z.object({ name: z.string().max(80) }), z.object({}), { errors: ['DISK'] }),
};
