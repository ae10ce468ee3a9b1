import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteEndpoints } from '../../src-main/backend-client/endpoints/sites.ts';
import { noAnswer } from './fake-site-server.ts';
import { FakeFleetServer } from './fleet-harness.ts';

/** Returns a server with the sites that `keepSite` has written to the folder, perhaps in a process that was killed. */
export function keptFleetServer(folder: string): FakeFleetServer {
  const server = new FakeFleetServer();
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.json'))) {
    const { document, modified } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Kept;
    const site = server.add(name.slice(0, -'.json'.length));
    Object.assign(site, { document, modified });
  }
  return server;
}

interface Kept {
  document: string;
  modified: string;
}

/** Writes a site to a file of the folder, completely or not at all, because the process may be killed meanwhile. */
export function keepSite(folder: string, slug: string, { document, modified }: Kept): void {
  mkdirSync(folder, { recursive: true });
  const part = join(folder, `${slug}.part`);
  writeFileSync(part, JSON.stringify({ document, modified }));
  renameSync(part, join(folder, `${slug}.json`));
}

/**
 * Returns the calls of the server. `saveSite` also writes the site to a file. Of the calls wrapped in `failing`, one in
 * ten gets no answer: half of these fail before they are carried out, half of them afterwards.
 */
export function failingEndpoints(server: FakeFleetServer, folder: string, random: () => number): SiteEndpoints {
  const failing =
    <A extends unknown[], R>(call: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      const chance = random();
      if (chance < 0.05) throw noAnswer();
      const answer = await call(...args);
      if (chance < 0.1) throw noAnswer();
      return answer;
    };
  const { endpoints } = server;
  return {
    ...endpoints,
    getSite: failing(endpoints.getSite),
    getModified: failing(endpoints.getModified),
    slugIsTaken: failing(endpoints.slugIsTaken),
    saveSite: failing(async (body: string) => {
      const modified = await endpoints.saveSite(body);
      const { slug } = JSON.parse(body) as { slug: string };
      keepSite(folder, slug, server.of(slug));
      return modified;
    }),
  };
}
