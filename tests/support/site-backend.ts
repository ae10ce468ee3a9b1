import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { SiteServiceDeps } from '../../src-main/features/site/service-types.ts';
import { createUpload } from '../../src-main/media/upload.ts';
import { type BackendProcess, startBackend } from './backend.ts';
import { clientAt, signIn, type TestClient } from './client.ts';
import { type Proxy, startProxy } from './proxy.ts';

/** An embedded backend behind a proxy, a signed-in client that uses the proxy, and access to the stored data. */
export interface SiteBackend {
  backend: BackendProcess;
  proxy: Proxy;
  app: TestClient;
  /** the client of `app`, with the timeout of saves that was given to `startSiteBackend`, in milliseconds */
  client: SiteServiceDeps['client'];
  upload: SiteServiceDeps['upload'];
  admin(method: string, path: string, body?: unknown): Promise<unknown>;
  document(slug: string): Promise<Record<string, unknown>>;
  /** returns how many times the site has been written */
  revisions(slug: string): number;
  stop(): Promise<void>;
}

export async function startSiteBackend(saveTimeoutMs = 5000, fetchOver = fetch): Promise<SiteBackend> {
  const backend = await startBackend({ args: ['--allow-faults'] });
  const proxy = await startProxy(backend.url);
  const app = clientAt(proxy.url, undefined, fetchOver);
  await signIn(app);
  const { sites } = app.client;
  const database = new Database(join(backend.dataDir, 'backend.db'), { readonly: true });
  const count = database.prepare<[string], number>('SELECT count(*) FROM revision WHERE slug = ?').pluck();
  const admin = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(`${backend.url}/__test/${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  return {
    backend,
    proxy,
    app,
    client: {
      sites: { ...sites, saveSite: (body) => sites.saveSite(body, { timeoutMs: saveTimeoutMs }) },
      get online() {
        return app.client.online;
      },
      onConnectivity: (listener) => app.client.onConnectivity(listener),
    },
    upload: createUpload({
      clean: async ({ bytes }) => Buffer.from(bytes),
      media: app.client.media,
      baseUrl: async () => proxy.url,
      fetch,
    }),
    admin,
    document: async (slug) => (await admin('GET', `sites/${slug}/raw`)) as Record<string, unknown>,
    revisions: (slug) => count.get(slug) ?? 0,
    async stop() {
      app.client.close();
      database.close();
      await proxy.stop();
      await backend.stop();
    },
  };
}

/** Returns a small site that can be saved. */
export const smallSite = (slug: string, sitePk = 1) => ({
  sitePk,
  slug,
  id_key: `key-${slug}`,
  company_name: 'Acme',
  about: '',
  sitewright_contact_id: 'c1',
  service_areas: [{ city: 'Reno', state: 'NV', radius: 50, order: 0 }],
  service_area_array: [['Reno', 'NV', 50, 0]],
});
