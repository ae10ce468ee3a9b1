import type { Channel } from '#shared/ipc/contract.ts';
import type { EventName } from '#shared/ipc/events.ts';

/** Which cached answers an event makes stale. */
export const staleAfter: Partial<Record<EventName, readonly Channel[]>> = {
  'auth.changed': [
    'auth.status',
    'industries.list',
    'demos.list',
    'contacts.list',
    'site.recent',
    'checkout.plans',
    'checkout.coupons',
    'customers.ofSite',
  ],
  'connectivity.changed': [
    'industries.list',
    'demos.list',
    'contacts.list',
    'checkout.plans',
    'checkout.coupons',
    'customers.ofSite',
    'businessProfile.overview',
  ],
  'domain.changed': ['domain.state'],
  'presets.changed': ['presets.list'],
  'creation.changed': ['creation.list'],
  'site.recent': ['site.recent'],
  'site.status': [
    'checkout.link',
    'conflict.list',
    'history.list',
    'history.counts',
    'history.compare',
    'trash.list',
    'trash.compare',
  ],
  'store.changed': ['store.health'],
  'sync.changed': ['sync.queue'],
};
