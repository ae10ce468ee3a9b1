import type { EventEmitter } from 'node:events';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { fleetFeature, type FleetFeature } from '../../src-main/features/fleet/index.ts';
import { startSamenessThread } from '../../src-main/features/fleet/sameness/thread.ts';
import type { CallContext } from '../../src-main/features/handlers.ts';
import type { Store } from '../../src-main/store/store.ts';

/** the number of sites that the table of all sites is made for */
export const SITES = 3000;
const SIZE = 180_000;
const trades = ['Plumbing', 'Roofing', 'House Cleaning', 'Electrical'];
const cities = ['Reno', 'Elko', 'Austin', 'Boise', 'Asheville'];

export const context: CallContext = {
  requestId: '',
  signal: new AbortController().signal,
  progress: () => undefined,
  page: { once: () => undefined },
  tellOthers: () => undefined,
};

/** Creates the fleet feature on a store. `changes` emits the events that the feature sends to windows. */
export function fleetOn(store: Store, changes: EventEmitter): FleetFeature {
  const none = () => undefined;
  const absent = () => Promise.reject(new Error('nothing is fetched here'));
  return fleetFeature({
    store,
    sites: { edited: none, hold: absent, sending: { queue: () => 0 } },
    outbox: () => ({ question: () => undefined, answer: () => undefined, drain: async () => undefined }),
    config: { product: { contactField: 'sitewright_contact_id' }, backend: { kind: 'embedded' } },
    publicFetch: absent,
    readLive: absent,
    certificateEnds: none,
    pause: absent,
    spelling: { check: async () => [] },
    startSameness: () => startSamenessThread(pathToFileURL(join(process.cwd(), 'dist', 'sameness', 'worker.mjs'))),
    onQueue: none,
    isOnline: () => true,
    chooseFile: async () => undefined,
    broadcast: (event) => void changes.emit(event),
    logger: { info: none, warn: none, error: console.error },
    now: Date.now,
  });
}

/**
 * Adds SITES sites to the store, with records of about SIZE characters. Each site has its own name and `about` text.
 * Many sites share their other texts, because these come from a few records.
 */
export function fill(store: Store, kinds: Readonly<Record<string, SiteDocument>>): void {
  const samples = Object.values(kinds);
  for (let count = 0; count < SITES; count++) {
    const slug = `site-${count}`;
    const city = cities[count % cities.length] ?? '';
    const industry = trades[count % trades.length] ?? '';
    const site: SiteDocument = { ...samples[count % samples.length], slug, city, company_type: industry };
    site.company_name = `${industry} ${count} of ${city}`;
    site.about = `${site.company_name} has worked in ${city} since ${1950 + (count % 70)}.`;
    const gallery = [...(site.gallery ?? [])];
    const photo = { alt_tag: 'Repiped bathroom', caption: 'Before and after', gallery_name: 'Baths', order: 1 };
    const length = JSON.stringify(site).length;
    for (let size = length; size < SIZE; size += 150)
      gallery.push({ ...photo, photo: `https://media.example/media/${count}-${gallery.length}-bathroom.webp` });
    store.sites.put(slug, { text: JSON.stringify({ ...site, gallery }), modified: 'm1' });
    const facts = { slug, companyName: site.company_name, industry, city, state: 'NV', thumbnail: '' };
    store.sites.putSummary({ ...facts, modified: 'm1', openedAt: count });
  }
}

/** Calls `fleet.sites` again after each `fleet.changed`, as the window does, until the feature has read all sites. */
export async function readAll({ handlers }: FleetFeature, changes: EventEmitter): Promise<void> {
  while ((await handlers['fleet.sites']({ fields: [] }, context)).unread > 0) await once(changes, 'fleet.changed');
}
