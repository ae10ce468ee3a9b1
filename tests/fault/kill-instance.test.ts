import { hash } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { createStaffList } from '../../src-main/backend/auth/staff.ts';
import { openPostgres } from '../../src-main/backend/server/postgres.ts';
import { assetPath } from '../../src-main/site-page/asset-path.ts';
import { withoutPictures } from '../unit/backend/in-process.ts';
import { callServer, type ServerProcess, signInAt, startServer } from '../support/server.ts';
import { sharedStores } from '../support/shared-stores.ts';

const SAVES = Number(process.env['SITEWRIGHT_INSTANCE_SAVES'] ?? 40);
const PUBLISHES = Number(process.env['SITEWRIGHT_INSTANCE_PUBLISHES'] ?? 6);
const SLUG = 'summit-roofing';
const DOMAIN = 'roof.example';
const ANN = '+12025550111';

const stores = sharedStores();

const call = callServer<{ message: Record<string, unknown> }>;

async function signIn(server: ServerProcess, url: string): Promise<string> {
  const { db, close } = await openPostgres(url, 1);
  await createStaffList(db).add({ phoneNumber: ANN, role: 'publisher', name: 'Ann Lee' });
  await close();
  return signInAt(server, ANN);
}

async function revisionsIn(url: string): Promise<string[]> {
  const { db, close } = await openPostgres(url, 1);
  const rows = await db.selectFrom('revision').select('modified').where('slug', '=', SLUG).execute();
  await close();
  return rows.map(({ modified }) => modified);
}

/** Expects the published home page and the assets that it names to be complete. Returns the page's words `Publish N.`. */
async function expectWhole(server: ServerProcess): Promise<string> {
  const page = await fetch(`${server.url}/sites/${DOMAIN}/`);
  const html = await page.text();
  expect([page.status, html]).toEqual([200, expect.stringMatching(/<html.*<\/html>\s*$/su)]);
  for (const asset of new Set(html.match(/assets\/[0-9a-f]{12}\.\w+/g))) {
    const answer = await fetch(`${server.url}/sites/${DOMAIN}/${asset}`);
    expect(answer.status, asset).toBe(200);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(assetPath(hash('sha256', bytes), asset.split('.')[1]!)).toBe(asset);
  }
  return /Publish \d+\./.exec(html)?.[0] ?? '';
}

test(
  `[SRV-02] one of two servers is killed again and again during ${SAVES} saves and ${PUBLISHES} publishes: none that was acknowledged is lost or doubled, no page is torn`,
  { timeout: 180_000 + SAVES * 2000 + PUBLISHES * 30_000 },
  async () => {
    const url = await stores.postgres.database();
    const settings = ['--demo=true', `--database=${url}`, ...stores.s3.settings];
    const stays = await startServer(settings);
    let dies = await startServer(settings);
    onTestFinished(async () => {
      for (const server of [stays, dies]) await server.stop();
    });
    const token = await signIn(stays, url);
    const kill = async (): Promise<void> => {
      dies.process.kill('SIGKILL');
      await dies.stop();
      dies = await startServer(settings);
    };
    const { message: record } = (await call(stays, `/api/getLandingPage/${SLUG}`, token))!;
    const document = { ...record, ...withoutPictures };
    const before = await revisionsIn(url);

    const acknowledged: unknown[] = [];
    const KILLED_EVERY = 20;
    for (let at = 0; at < SAVES; at += KILLED_EVERY) {
      const saves = Array.from({ length: KILLED_EVERY }, async (_, each) => {
        const server = each % 2 === 0 ? stays : dies;
        const saved = await call(server, '/edit/landingpage', token, { ...document, tagline: `Save ${at + each}` });
        if (saved) acknowledged.push(saved.message['modified']);
        if (acknowledged.length === at + 3) dies.process.kill('SIGKILL');
      });
      await Promise.all(saves);
      await kill();
    }
    const kept = await revisionsIn(url);
    expect(acknowledged.length).toBeGreaterThanOrEqual(SAVES / 2);
    expect(acknowledged.filter((modified) => !kept.includes(String(modified)))).toEqual([]);
    expect(new Set(kept).size).toBe(kept.length);
    expect(kept.length - before.length).toBeLessThanOrEqual(SAVES);

    const target = { slug: SLUG, paid_url: DOMAIN, github_repo: '', id_key: '', first_publish_url: '' };
    let shown = '';
    for (let at = 0; at < PUBLISHES; at++) {
      const words = `Publish ${at}.`;
      expect(await call(stays, '/edit/landingpage', token, { ...document, company_tagline: words })).toBeDefined();
      const calls = stores.s3.calls.length + 1 + ((at * 7) % 12);
      const published = call(dies, '/publish', token, target);
      // The process is killed while the release is being written, or just after.
      const begun = expect.poll(() => stores.s3.calls.length > calls, { timeout: 30_000 }).toBe(true);
      await Promise.race([published, begun]);
      await kill();
      const answer = await published;
      if (answer || at === 0) {
        if (!answer) expect(await call(stays, '/publish', token, target), stays.lines.join('\n')).toBeDefined();
        shown = words;
      }
      const now = await expectWhole(stays);
      // A release whose answer was lost may be shown, but only completely.
      expect([shown, words]).toContain(now);
      if (answer) expect(now).toBe(words);
      shown = now;
    }
    expect(await call(stays, '/publish', token, target), stays.lines.join('\n')).toBeDefined();
    expect(await expectWhole(stays)).toBe(`Publish ${PUBLISHES - 1}.`);
  },
);
