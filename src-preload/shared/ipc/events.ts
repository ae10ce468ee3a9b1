import { z } from 'zod';
import { windowCommandIds } from '../commands.ts';
import { authStatus } from './auth.ipc.ts';
import { creation } from './creation.ipc.ts';
import { geocodingState } from './map.ipc.ts';
import { siteStatus } from './site.ipc.ts';
import { storeHealth } from './store.ipc.ts';
import { serverMerge, syncQueue } from './sync.ipc.ts';

/** Steps of a save or publish, in order; the status line names the one that runs. */
export const saveSteps = [
  'Loading',
  'Checking the slug',
  'Checking service areas',
  'Checking the spelling',
  'Uploading photos',
  'Checking for newer changes',
  'Saving',
  'Saving photos',
  'Reloading',
  'Publishing',
  'Looking at the published pages',
] as const;

/** Steps of taking in a file of drafts. */
export const importSteps = ['Choosing the file', 'Taking the drafts in'] as const;

/** How far a step has come, for steps that handle several things. */
export const stepCount = z.object({ done: z.number(), total: z.number() });
export type StepCount = z.infer<typeof stepCount>;

/**
 * The events that main sends to the windows. Events of a change only name what changed; the renderer fetches what it
 * shows of it.
 */
export const events = {
  'auth.changed': authStatus,
  'creation.changed': creation,
  'site.status': siteStatus,
  /** The draft changed in another way than by the receiving window's own `site.edit`. */
  'site.changed': z.object({
    slug: z.string(),
    version: z.number(),
    renamedTo: z.string().optional(),
    /** the app itself changed the draft, for example by the server's answer: no window edited it */
    byApp: z.literal(true).optional(),
  }),
  /** Somebody else's changes were merged into the draft without a question. */
  'site.merged': serverMerge.extend({ slug: z.string() }),
  'site.recent': z.object({}),
  /** the state of a domain's actions changed */
  'domain.changed': z.object({ domain: z.string() }),
  /** a change over many sites has come further, a view was kept, or more sites are worked out */
  'fleet.changed': z.object({
    /** the change that has ended or pauses by itself, and what there is to say of it */
    stopped: z.object({ title: z.string(), text: z.string(), isPaused: z.boolean() }).optional(),
  }),
  'map.geocoding': geocodingState,
  /** places of texts and pros were found, or a text was deleted */
  'map.changed': z.object({}),
  /** a setting, the company's policy or what is known of updates has changed */
  'settings.changed': z.object({}),
  'store.changed': storeHealth,
  'sync.changed': syncQueue,
  'presets.changed': z.object({}),
  /** a change request was added, or somebody has said that it is done */
  'requests.changed': z.object({ slug: z.string() }),
  'call.progress': z.object({ requestId: z.string(), step: z.string(), count: stepCount.optional() }),
  /** the question of a proxy for a password has come or gone */
  'network.changed': z.object({}),
  'connectivity.changed': z.object({ online: z.boolean() }),
  /** From the menu and its accelerators. */
  command: z.object({ id: z.enum(windowCommandIds) }),
  /** The item at this place of a menu that `app.showMenu` has shown. */
  'menu.chosen': z.object({ menu: z.string(), place: z.number() }),
  /** The page has kept its window from closing or reloading; `leaving` says which of them to do once it may. */
  'window.keptOpen': z.object({ leaving: z.enum(['close', 'reload']) }),
  /** From a deep link or the menu: a route of the router. */
  navigate: z.object({ route: z.string() }),
};

export type Events = typeof events;
export type EventName = keyof Events;
export type EventPayload<E extends EventName> = z.output<Events[E]>;
