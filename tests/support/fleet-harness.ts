import { callerOf } from './call-context.ts';
import { FakeSiteServer } from './fake-site-server.ts';
import { noLog } from './log.ts';
import { CONTACT_FIELD, siteText } from './site-harness.ts';
import { openSyncHarness, reachable, type SyncHarness } from './sync-harness.ts';
import type { SiteEndpoints } from '../../src-main/backend-client/endpoints/sites.ts';
import { BackendError } from '../../src-main/backend-client/backend-error.ts';
import type { SiteServiceDeps } from '../../src-main/features/site/service-types.ts';
import type { OutboxPorts } from '../../src-main/sync/queue/outbox.ts';
import { fleetFeature, type FleetFeature, type FleetPorts } from '../../src-main/features/fleet/index.ts';
import { startSamenessThread } from '../../src-main/features/fleet/sameness/thread.ts';
import type { FleetChange } from '#shared/domain/fleet/change.ts';
import type { FleetRun } from '#shared/ipc/fleet.ipc.ts';

/** A spell-check that only finds the word ‘misspelt’. */
const misspelt = async (text: string): Promise<string[]> => text.match(/\bmisspelt\b/gu) ?? [];

/** A backend with many sites in memory. Each site can fail independently. */
export class FakeFleetServer {
  readonly sites = new Map<string, FakeSiteServer>();

  /** @param members members that replace those of the sample record */
  add(slug: string, members: Record<string, unknown> = {}): FakeSiteServer {
    const record = { ...(JSON.parse(siteText) as object), slug, sitePk: this.sites.size + 1, id_key: slug, ...members };
    const server = new FakeSiteServer(JSON.stringify(record));
    this.sites.set(slug, server);
    return server;
  }

  record(slug: string): Record<string, unknown> {
    return JSON.parse(this.of(slug).document) as Record<string, unknown>;
  }

  of(slug: string): FakeSiteServer {
    const server = this.sites.get(slug);
    if (!server) throw new BackendError('NOT_FOUND', 'There is no such site.', { outcome: 'answered' });
    return server;
  }

  readonly endpoints: SiteEndpoints = {
    getSite: async (slug) => this.of(slug).getSite(),
    getModified: async (slug) => this.of(slug).getModified(),
    slugIsTaken: async (slug) => this.of(slug).slugIsTaken(slug),
    spellcheck: misspelt,
    savePhotos: async ({ photos }) => photos,
    saveSite: async (body) => this.of((JSON.parse(body) as { slug: string }).slug).saveSite(body),
    publish: async () => ({}),
  };
}

export interface FleetHarness {
  sync: SyncHarness;
  fleet: FleetFeature;
  call: ReturnType<typeof callerOf<keyof FleetFeature['handlers']>>;
  /** Fetches all sites of the server onto the computer. */
  fetchAll(): Promise<void>;
  /** Reviews a change for all sites, and applies it to those that it changes. Returns the number of the change. */
  apply(change: FleetChange, then: FleetRun['then'], canary?: number): Promise<number>;
  /** Resolves to the change once it has reached this state. */
  reached(id: number, state: FleetRun['state']): Promise<FleetRun>;
  restart(): Promise<void>;
  dispose(): Promise<void>;
}

interface Parts {
  client?: SiteServiceDeps['client'];
  /** an existing folder for the computer, which is kept; the default is a temporary folder */
  folder?: string;
  schedule?: OutboxPorts['schedule'];
  /** called at each event for windows, such as the progress of a change */
  changed?: () => void;
  /** answers the requests to published domains; by default with an empty page */
  publicFetch?: FleetPorts['publicFetch'];
  readLive?: FleetPorts['readLive'];
  certificateEnds?: FleetPorts['certificateEnds'];
  now?: () => number;
}

export async function openFleet(
  server: FakeFleetServer,
  {
    client = reachable(server.endpoints),
    folder,
    schedule,
    changed = () => undefined,
    publicFetch = async () => new Response(''),
    readLive = async () => new Uint8Array(),
    certificateEnds = () => undefined,
    now = Date.now,
  }: Parts = {},
): Promise<FleetHarness> {
  const listeners = new Set<() => void>();
  const sync = await openSyncHarness({
    client,
    ...(folder !== undefined && { folder }),
    ...(schedule && { schedule }),
    changed: () => {
      for (const listener of listeners) listener();
    },
  });
  const parts = () => {
    listeners.clear();
    const fleet = fleetFeature({
      store: sync.store,
      sites: sync.site,
      outbox: () => sync.outbox,
      config: { product: { contactField: CONTACT_FIELD }, backend: { kind: 'remote' } },
      publicFetch,
      readLive,
      certificateEnds,
      pause: async () => undefined,
      spelling: { check: misspelt },
      startSameness: () =>
        startSamenessThread(new URL('../../src-main/features/fleet/sameness/worker.ts', import.meta.url)),
      onQueue: (listener) => void listeners.add(listener),
      isOnline: () => true,
      chooseFile: async () => undefined,
      broadcast: changed,
      logger: noLog,
      now,
    });
    return { fleet, call: callerOf(fleet.handlers) };
  };
  const harness: FleetHarness = {
    sync,
    ...parts(),
    async fetchAll() {
      await harness.call('fleet.fetch', { slugs: [...server.sites.keys()] });
    },
    async apply(change, then, canary = 0) {
      const reviewed = await harness.call('fleet.review', { slugs: [...server.sites.keys()], change });
      const sites = reviewed.filter(({ outcome }) => outcome === 'changes').map(({ slug, mark }) => ({ slug, mark }));
      return (await harness.call('fleet.apply', { change, sites, then, canary })).id;
    },
    async reached(id, state) {
      for (;;) {
        const { run } = await harness.call('fleet.run', { id });
        if (run.state === state) return run;
        await new Promise(setImmediate);
      }
    },
    async restart() {
      harness.fleet.close();
      await sync.restart();
      Object.assign(harness, parts());
    },
    async dispose() {
      harness.fleet.close();
      await sync.dispose();
    },
  };
  return harness;
}
