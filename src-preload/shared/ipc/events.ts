import { z } from 'zod';
import { windowCommandIds } from '../commands.ts';
import { authStatus } from './auth.ipc.ts';
import { creation } from './creation.ipc.ts';
import { geocodingState } from './map.ipc.ts';
import { siteStatus } from './site.ipc.ts';
import { storeHealth } from './store.ipc.ts';
import { serverMerge, syncQueue } from './sync.ipc.ts';

/** Steps of a save or publish, in order. The status line names the step that runs. */
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

/** Steps of importing a file of drafts. */
export const importSteps = ['Choosing the file', 'Taking the drafts in'] as const;

/** Progress of a step that handles several things. */
export const stepCount = z.object({ done: z.number(), total: z.number() });
export type StepCount = z.infer<typeof stepCount>;

/**
 * The events that main sends to the windows. Some events carry the new state; the others only name what changed, and
 * the renderer fetches the data that it shows.
 */
export const events = {
  'auth.changed': authStatus,
  'creation.changed': creation,
  'site.status': siteStatus,
  /** The draft changed, but not by the receiving window's own `site.edit`. */
  'site.changed': z.object({
    slug: z.string(),
    version: z.number(),
    renamedTo: z.string().optional(),
    /** the app itself changed the draft, for example after a response of the server; no window edited it */
    byApp: z.literal(true).optional(),
  }),
  /** Somebody else's changes were merged into the draft without a question. */
  'site.merged': serverMerge.extend({ slug: z.string() }),
  'site.recent': z.object({}),
  /** the state of a domain's actions changed */
  'domain.changed': z.object({ domain: z.string() }),
  /** the table of all sites, its views or the changes over many sites have new data */
  'fleet.changed': z.object({
    /** the change that has just ended or paused by itself, and a text for the user about it */
    stopped: z.object({ title: z.string(), text: z.string(), isPaused: z.boolean() }).optional(),
  }),
  'map.geocoding': geocodingState,
  /** the places of visitors' text messages or of pros were found, or a text message was deleted */
  'map.changed': z.object({}),
  /** a setting, the company's policy or the state of updates has changed */
  'settings.changed': z.object({}),
  'store.changed': storeHealth,
  'sync.changed': syncQueue,
  'presets.changed': z.object({}),
  /** a change request was added, or closed by a user */
  'requests.changed': z.object({ slug: z.string() }),
  'call.progress': z.object({ requestId: z.string(), step: z.string(), count: stepCount.optional() }),
  /** `network.question` may return another question */
  'network.changed': z.object({}),
  'connectivity.changed': z.object({ online: z.boolean() }),
  /** Sent by the app's menu and its keyboard shortcuts. */
  command: z.object({ id: z.enum(windowCommandIds) }),
  /** The user has chosen the item at the index `place` of a menu that `app.showMenu` has shown. */
  'menu.chosen': z.object({ menu: z.string(), place: z.number() }),
  /** The page has prevented its window from closing or reloading. `leaving` says which of the two it prevented. */
  'window.keptOpen': z.object({ leaving: z.enum(['close', 'reload']) }),
  /** The window has to show this route of the router, for example because of a deep link or a choice in the menu. */
  navigate: z.object({ route: z.string() }),
};

export type Events = typeof events;
export type EventName = keyof Events;
export type EventPayload<E extends EventName> = z.output<Events[E]>;
