import type { Channel } from '#shared/ipc/contract.ts';
import type { EventName } from '#shared/ipc/events.ts';
import type { SiteStatus } from '#shared/ipc/site.ipc.ts';

/** Calls whose answers can change on the server without an event of main. */
const fromServer: ReadonlySet<Channel> = new Set<Channel>([
  'businessProfile.overview',
  'checkout.coupons',
  'checkout.plans',
  'contacts.list',
  'customers.ofSite',
  'demos.list',
  'industries.list',
]);

/**
 * Returns the age in milliseconds at which an answer is stale. A stale answer is asked for again when the user returns
 * to the screen or window that shows it.
 */
export const staleTime = (channel: Channel): number => (fromServer.has(channel) ? 30_000 : Infinity);

/**
 * Calls of dialogs and of the publish drawer. Their answers can change without an event, because a window is not told
 * of its own edits. So an answer is dropped as soon as no component uses it.
 */
const ofDialogs: ReadonlySet<Channel> = new Set<Channel>([
  'history.compare',
  'others.compare',
  'preview.leftOut',
  'publishing.changedPages',
  'publishing.deadLinks',
  'publishing.fonts',
  'publishing.live',
  'publishing.liveWords',
  'publishing.releases',
  'publishing.smallPhotos',
  'services.defaults',
  'trash.compare',
]);

/** Returns how long an unused answer stays cached for the next component that asks, in milliseconds. */
export const keptTime = (channel: Channel): number => (ofDialogs.has(channel) ? 0 : 5 * 60_000);

const aroundDraft: readonly Channel[] = [
  'conflict.list',
  'history.list',
  'history.counts',
  'history.compare',
  'others.compare',
  'others.list',
  'preview.leftOut',
  'preview.sectionsLeftOut',
  'publishing.changedPages',
  'publishing.liveWords',
  'trash.list',
  'trash.compare',
];

/** Calls whose answers an event makes stale. If the event names a site, answers about other sites stay fresh. */
export const staleChannelsByEvent: Partial<Record<EventName, readonly Channel[]>> = {
  'auth.changed': [...fromServer, 'auth.status', 'site.recent', 'site.standings'],
  'connectivity.changed': [...fromServer, 'fonts.list', 'presets.list', 'reviews.sources', 'site.standings'],
  'domain.changed': ['domain.state'],
  'fleet.changed': ['fleet.runs', 'fleet.run', 'fleet.questions', 'fleet.views', 'history.list'],
  'map.changed': ['map.counts', 'map.data'],
  'presets.changed': ['presets.list'],
  'requests.changed': ['requests.list'],
  'creation.changed': ['creation.list'],
  'settings.changed': ['settings.view', 'settings.policy', 'settings.update'],
  'site.recent': ['site.recent', 'site.standings', 'fleet.views'],
  'site.changed': [...aroundDraft, 'site.standings'],
  'site.status': [...aroundDraft, 'site.standings'],
  'store.changed': ['store.health', 'trash.list'],
  'sync.changed': ['sync.queue', 'site.recent', 'site.standings'],
};

/** Calls that are made again after a save, because a save can change their answers. */
export const channelsChangedBySave: readonly Channel[] = ['businessProfile.overview', 'checkout.link', 'requests.list'];

/** Returns a key that changes when the server's copy of a site may have changed, for example by a save. */
export function savedRecordKey({ savedAt, newerOnServer, missingOnServer }: SiteStatus): string {
  return JSON.stringify([savedAt, newerOnServer, missingOnServer]);
}
