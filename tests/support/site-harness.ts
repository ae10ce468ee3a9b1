import type { SiteStatus } from '#shared/ipc/site.ipc.ts';
import type { Store } from '../../src-main/store/store.ts';
import type { ActorPorts } from '../../src-main/sync/draft/actor-ports.ts';
import { SiteActor } from '../../src-main/sync/draft/site-actor.ts';
import type { SavePorts } from '../../src-main/sync/save/save-run.ts';
import { Computer } from './computer.ts';
import { FakeSiteServer } from './fake-site-server.ts';

export const CONTACT_FIELD = 'sitewright_contact_id';

export const siteText = `{"sitePk": 90071992547409931, "slug":"acme","unknown": {"price": 1.10, "by": "caf\\u00e9"},
 "company_name":"Acme", "company_type":"Plumbing","company_tagline":"Pipes done right","about":null,
 "sitewright_contact_id":"c1","paid_url":"acme.com","github_repo":"acme","id_key":"k1","version":"v2.1",
 "service_areas":[{"city":"Reno","state":"NV","radius":50,"order":0}],"service_area_array":[["Reno","NV",50,0]]}`;

/** A site that is opened from a fake server into a store of its own, with the reported statuses and steps. */
export interface SiteHarness {
  folder: string;
  store: Store;
  server: FakeSiteServer;
  actor: SiteActor;
  statuses: SiteStatus[];
  steps: string[];
  ports: ActorPorts;
  savePorts: SavePorts;
  /** closes the store and opens it again, as a restart does */
  reopen(): Promise<SiteActor>;
  dispose(): Promise<void>;
}

/** @param clock the time in milliseconds; by default it increases by one with each call */
export async function openHarness(document = siteText, clock?: () => number): Promise<SiteHarness> {
  const computer = await Computer.start({ now: clock });
  const { folder, now, store, statuses } = computer;
  const server = new FakeSiteServer(document);
  const steps: string[] = [];
  const slug = (JSON.parse(document) as { slug: string }).slug;
  const harness: SiteHarness = {
    folder,
    store,
    server,
    statuses,
    steps,
    ports: computer.ports,
    actor: SiteActor.fromServer(slug, { text: document, modified: server.modified }, computer.ports),
    savePorts: {
      server,
      speller: {
        check: (text) => server.spellcheck(text),
        isAccepted: (word) => harness.store.dictionary.has(word),
        suggest: async (word) => [`${word}!`],
      },
      photos: { blobs: store.blobs, upload: () => Promise.reject(new Error('no photo is added here')) },
      trash: store.trash,
      contactField: CONTACT_FIELD,
      now,
      progress: (step) => steps.push(step),
      signal: new AbortController().signal,
      checkUser: () => undefined,
    },
    async reopen() {
      await computer.restart();
      [harness.store, harness.ports] = [computer.store, computer.ports];
      harness.savePorts.trash = harness.store.trash;
      harness.savePorts.photos.blobs = harness.store.blobs;
      harness.actor = SiteActor.fromStore(harness.actor.slug, harness.ports)!;
      return harness.actor;
    },
    dispose: () => computer.dispose(),
  };
  return harness;
}
