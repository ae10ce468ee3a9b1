import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFolderStore } from '../../src-main/backend/publisher/folder-store.ts';
import { createGitStore } from '../../src-main/backend/publisher/git-store.ts';
import { openDatabase } from '../../src-main/backend/db/open.ts';
import { callServer, runStaff, signInAt, startServer } from '../support/server.ts';
import { withoutPictures } from '../unit/backend/in-process.ts';

const publisher = join(import.meta.dirname, 'children/release-publisher.ts');
const KILLS = Number(process.env['SITEWRIGHT_PUBLISH_KILLS'] ?? 8);
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sitewright-kill-publish-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Kills the publisher after `lines` printed lines. Returns the last printed number; `from - 1` if there is none. */
async function publishAndKill(kind: string, site: string, from: number, lines: number): Promise<number> {
  const child = spawn(process.execPath, [publisher, kind, site, String(from)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let seen = 0;
  let last = from - 1;
  for await (const line of createInterface({ input: child.stdout })) {
    if (line !== 'started') last = Number(line);
    if (++seen === lines) child.kill('SIGKILL');
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  expect(child.signalCode).toBe('SIGKILL');
  return last;
}

test.each([
  ['folder', createFolderStore],
  ['git', createGitStore],
])('[PUB-05] a publish into a %s that is killed leaves the old or the new site, whole', async (kind, open) => {
  const site = join(folder, 'site');
  let said = -1;
  for (let kill = 0; kill < KILLS; kill++) {
    said = await publishAndKill(kind, site, said + 1, 1 + ((kill * 7) % 12));
    const store = open(site);
    const release = await store.current();
    if (!release) {
      expect(said).toBe(-1);
      continue;
    }
    const bodies = await Promise.all(
      Object.keys(release.files).map(async (path) => Buffer.from((await store.read(path))!.bytes).toString()),
    );
    expect(new Set(bodies).size).toBe(1);
    const shown = Number(bodies[0]);
    // The release that was being published at the kill may be shown, but only completely.
    expect([said, said + 1]).toContain(shown);
    said = shown;
  }
});

const SLUG = 'summit-roofing';
const DOMAIN = 'roof.example';
const ANN = '+12025550111';

test('[SRV-02] no release is shown without a line that says who published it when the server is killed as soon as it is', async () => {
  const place = join(folder, 'published', DOMAIN);
  await runStaff(folder, 'add', ANN, 'publisher', 'Ann Lee');
  let switches = 0;
  for (let round = 0; round <= KILLS; round++) {
    const server = await startServer(['--demo=true', `--data-dir=${folder}`]);
    const token = await signInAt(server, ANN);
    const words = `Round ${round}.`;
    const read = await callServer<{ message: object }>(server, `/api/getLandingPage/${SLUG}`, token);
    const changed = { ...read?.message, ...withoutPictures, company_tagline: words };
    expect(await callServer(server, '/edit/landingpage', token, changed)).toBeDefined();
    // The first publish makes the folder that is watched in later rounds. In these the server is killed as soon as it
    // has written releases.json, which makes visitors see the release.
    const watcher = round === 0 ? undefined : watch(place);
    watcher?.on('change', (_, name) => void (name === 'releases.json' && server.process.kill('SIGKILL')));
    const target = { slug: SLUG, paid_url: DOMAIN, github_repo: '', id_key: '', first_publish_url: '' };
    const published = await callServer(server, '/publish', token, target);
    watcher?.close();
    expect(round > 0 || published !== undefined).toBe(true);
    await server.stop();

    const page = await createFolderStore(place).read('index.html');
    if (page && Buffer.from(page.bytes).includes(words)) switches++;
    const db = openDatabase(folder);
    const lines = db.prepare("SELECT count(*) FROM audit WHERE action LIKE 'published%'").pluck().get() as number;
    db.close();
    expect(lines).toBeGreaterThanOrEqual(switches);
  }
  expect(switches).toBe(1 + KILLS);
});
