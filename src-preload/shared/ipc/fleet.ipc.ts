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
/** Most sites of one call: more than any computer has. */
const MOST_SITES = 10_000;
const slugs = z.array(slug).max(MOST_SITES);

/** A site in the table of all sites: what its record says, and how it stands. */
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
  /** what waits for the server; `blocked` says why it needs the user */
  waiting: z.enum(['save', 'publish']).optional(),
  blocked: z.string().optional(),
  conflict: z.boolean(),
  unpublished: z.enum(['all', 'changes']).optional(),
  blockers: z.number(),
  /** the first blocker, else the first advice */
  next: z.object({ title: z.string(), tab: z.enum(tabIds), places: z.array(pathSchema) }).optional(),
  /** milliseconds since 1970 */
  publishedAt: z.number().optional(),
  /** the server’s copy is not on this computer: it is fetched when the site is opened */
  absent: z.boolean(),
});
export type FleetSite = z.infer<typeof fleetSite>;

export const sendings = ['nothing', 'save', 'publish'] as const;

/** How far one site of a change has come. */
export const fleetSiteStates = [
  /** its turn has not come */
  'waiting',
  /** its draft is changed, and nothing more was asked for */
  'edited',
  /** in the queue */
  'sending',
  /** saved or published, as was asked for */
  'done',
  /** in the queue, which needs the user: `reason` says why */
  'asks',
  'failed',
  /** left as it was: `reason` says why */
  'skipped',
  /** its change was taken back */
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
  /** in words: you, or a phone number; left out where nobody knows */
  by: z.string().optional(),
  then: z.enum(sendings),
  state: z.enum(['running', 'paused', 'done']),
  /** why it pauses, in words */
  reason: z.string(),
  /** the change that it takes back */
  takesBack: z.number().optional(),
  counts: z.record(z.enum(fleetSiteStates), z.number()),
});
export type FleetRun = z.infer<typeof fleetRun>;

/** What a change would do to one site. */
const reviewed = z.object({
  slug: z.string(),
  companyName: z.string(),
  /** `same`: it says all of it already; `no`: nothing of it applies; `reasons` say why */
  outcome: z.enum(['changes', 'same', 'no']),
  reasons: z.array(z.string()),
  /** places that change */
  places: z.number(),
  /** identifies what stands there now: the change is made only where that is still so */
  mark: z.string(),
});
export type ReviewedSite = z.infer<typeof reviewed>;

const chosen = z
  .array(z.object({ slug, mark: z.string().max(100) }))
  .min(1)
  .max(MOST_SITES);
const forMany = { maxSize: 4 * 1024 * 1024 };

export const fleetCalls = {
  /** All sites of this computer, with what they say in the asked fields; `unread` are not worked out yet. */
  'fleet.sites': call(
    z.object({ fields: z.array(z.string().max(200)).max(20).default([]) }),
    z.object({
      sites: z.array(fleetSite),
      texts: z.record(z.string(), z.record(z.string(), z.string())),
      unread: z.number(),
    }),
  ),
  /**
   * How many sites each rule of `domain/fleet/health` finds something in; domains are looked at in the background, of
   * which `unseen` are left.
   */
  'fleet.health': call(
    z.object({}),
    z.object({
      rules: z.array(z.object({ id: z.string(), count: z.number() })),
      unread: z.number(),
      unseen: z.number(),
    }),
  ),
  /** The texts of a site that other sites have too; compared in the background, so what is new comes later. */
  'fleet.shared': call(z.object({ slug }), z.array(sharedText)),
  /**
   * What the record and the published page say of the company; the page is read now. `url` is '' where none is published,
   * `problem` says why the page could not be read.
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
  /** The slugs of the sites that meet the filter. */
  'fleet.filter': call(fleetFilter, z.array(z.string())),
  /** Brings sites onto this computer, one after the other; `call.progress` counts them. */
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
  /** What a change would do to each of the sites; nothing is written. `call.progress` counts them. */
  'fleet.review': call(z.object({ slugs: slugs.min(1), change: fleetChange }), z.array(reviewed), forMany),
  /** The same for one site, before and after. */
  'fleet.differences': call(z.object({ slug, change: fleetChange }), z.array(difference), {
    errors: ['NOT_OPEN', 'DISK'],
    ...forMany,
  }),
  /** Begins the change on these sites: it goes on by itself, also after a restart. */
  'fleet.apply': call(
    z.object({
      change: fleetChange,
      sites: chosen,
      then: z.enum(sendings),
      /** after so many sites it pauses, so that they can be looked at; 0 for never */
      canary: z.number().int().min(0).max(100),
    }),
    z.object({ id: z.number() }),
    { errors: ['DISK'], ...forMany },
  ),
  /** Newest first. */
  'fleet.runs': call(z.object({}), z.array(fleetRun), { errors: ['DISK'] }),
  'fleet.run': call(z.object({ id: z.number() }), z.object({ run: fleetRun, sites: z.array(runSite) }), {
    errors: ['NOT_FOUND', 'DISK'],
  }),
  /** The sites of a change whose save needs the user, each with its question where it has one. */
  'fleet.questions': call(
    z.object({ id: z.number() }),
    z.array(
      z.object({ slug: z.string(), companyName: z.string(), reason: z.string(), question: saveQuestion.optional() }),
    ),
    { errors: ['NOT_FOUND', 'DISK'] },
  ),
  /** Goes on with saves that have asked, with what the user agrees to. */
  'fleet.answer': call(
    z.object({ id: z.number(), answers: z.array(z.object({ slug, confirmed })).min(1).max(MOST_SITES) }),
    z.object({}),
    { errors: ['NOT_FOUND', 'DISK'], ...forMany },
  ),
  'fleet.pause': call(z.object({ id: z.number() }), z.object({}), { errors: ['NOT_FOUND', 'DISK'] }),
  /** Goes on with a change that pauses, and tries again what failed where `again` says so. */
  'fleet.goOn': call(z.object({ id: z.number(), again: z.boolean().default(false) }), z.object({}), {
    errors: ['NOT_FOUND', 'DISK'],
  }),
  /** Ends a change: sites whose turn has not come stay as they are. */
  'fleet.stop': call(z.object({ id: z.number() }), z.object({}), { errors: ['NOT_FOUND', 'DISK'] }),
  /** What can be taken back of a change, site by site: what was edited since stays, and is listed. */
  'fleet.reviewBack': call(z.object({ id: z.number(), slugs: slugs.optional() }), z.array(reviewed), {
    errors: ['NOT_FOUND', 'DISK'],
    ...forMany,
  }),
  /** Takes a change back on these sites; what it has saved or published is saved or published again. */
  'fleet.takeBack': call(z.object({ id: z.number(), sites: chosen }), z.object({ id: z.number() }), {
    errors: ['NOT_FOUND', 'DISK'],
    ...forMany,
  }),
  /** Writes a table to a file that the user chooses; no path where they cancel. */
  'fleet.export': call(
    z.object({ name: z.string().min(1).max(100), content: z.string().max(16 * 1024 * 1024) }),
    z.object({ path: z.string().optional() }),
    { errors: ['DISK'], maxSize: 20 * 1024 * 1024 },
  ),
  'fleet.views': call(z.object({}), z.array(z.object({ name: z.string(), filter: fleetFilter, count: z.number() }))),
  /** Keeps a filter under a name; a view of that name is replaced. */
  'fleet.putView': call(z.object({ name: z.string().trim().min(1).max(80), filter: fleetFilter }), z.object({}), {
    errors: ['DISK'],
  }),
  'fleet.removeView': call(z.object({ name: z.string().max(80) }), z.object({}), { errors: ['DISK'] }),
};
