import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { openPostgres } from '../../src-main/backend/server/postgres.ts';
import { load } from './h2load.ts';
import { fillSites, slugOf } from './made-sites.ts';
import { median } from './measure.ts';
import { startNginx } from './nginx.ts';
import type { BenchRow } from './row.ts';
import { addStaff, signIn, startBackend, startStores, withParts } from './team-server.ts';

const ROUNDS = 3;
const LEAST = 0.5;
const DOMAIN = 'made-plumbing.example';

/** The encodings that are measured: brotli for browsers, none for tools that accept no compressed page. */
const ways = [
  { id: 'P24', what: 'compressed by brotli', encoding: 'br' },
  { id: 'P24 plain', what: 'not compressed', encoding: 'identity' },
] as const;

/**
 * Measures P24: requests for a published page by its domain, compared with nginx serving the same bytes from a file.
 */
export async function run(): Promise<BenchRow[]> {
  return withParts(async (adopt) => {
    const { folder, database, settings } = await startStores(adopt);
    const { db, close } = await openPostgres(database, 2);
    await fillSites(db, 1);
    await addStaff(db, 'publisher');
    await close();
    const server = adopt(await startBackend('server', folder.path, settings));
    const call = await signIn(server.url);
    const target = { slug: slugOf(0), paid_url: DOMAIN, github_repo: '', id_key: '', first_publish_url: '' };
    await call('/publish', JSON.stringify(target));

    const rows: BenchRow[] = [];
    for (const { id, what, encoding } of ways) {
      const page = await pageOf(server.url, encoding);
      const nginx = await startNginx(join(folder.path, encoding), page, encoding);
      const ports = { ours: Number(new URL(server.url).port), nginx: nginx.port };
      const rates = { ours: [] as number[], nginx: [] as number[] };
      try {
        for (let round = 0; round < ROUNDS; round++) {
          for (const name of ['ours', 'nginx'] as const) rates[name].push(await load(DOMAIN, ports[name], encoding));
        }
      } finally {
        await nginx.stop();
      }
      const [ours, theirs] = [median(rates.ours), median(rates.nginx)];
      rows.push({
        id,
        what: `home page of a published site by its domain, ${String(Math.round(page.length / 1000))} KB ${what}`,
        reference: `nginx, one process too, the same bytes from disk, ${theirs.toFixed(0)}/s`,
        measured: `${ours.toFixed(0)}/s`,
        ratio: ours / theirs,
        goal: `≥ ${String(LEAST)}×`,
        ok: ours >= LEAST * theirs,
      });
    }
    return rows;
  });
}

/** Returns the bytes of the home page as they are sent, in the given encoding. */
async function pageOf(url: string, encoding: string): Promise<Buffer> {
  const asked = request(url, { headers: { Host: DOMAIN, 'Accept-Encoding': encoding } }).end();
  const [answer] = await once(asked, 'response');
  const { 'content-encoding': sent = 'identity' } = answer.headers as Record<string, string>;
  const page = await buffer(answer);
  if (answer.statusCode !== 200 || sent !== encoding) throw new Error(`The page came as ${sent}: ${page.toString()}`);
  return page;
}
