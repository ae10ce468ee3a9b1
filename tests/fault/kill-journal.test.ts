import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { openStore } from '../../src-main/store/store.ts';
import { SiteActor } from '../../src-main/sync/draft/site-actor.ts';
import { childOf } from '../support/children.ts';
import { portsOf } from '../support/damage-harness.ts';
import { siteText } from '../support/site-harness.ts';
import { memory } from '../support/computer.ts';

const KILLS = Number(process.env['SITEWRIGHT_KILLS'] ?? 200);
/** number of computers whose app is repeatedly killed; they work at the same time */
const COMPUTERS = 4;
const writer = childOf('journal-writer');

/**
 * Lets the writer edit until it has acknowledged the given number of edits, then kills it. Returns the number of the
 * last acknowledged edit.
 */
async function typeAndKill(folder: string, acknowledgements: number, cache: string): Promise<number> {
  // Starting takes most of a process's time, so Node's compiled code is kept for the next process.
  const env = { ...process.env, NODE_COMPILE_CACHE: cache };
  const child = spawn(process.execPath, [writer, folder, siteText], { stdio: ['ignore', 'pipe', 'inherit'], env });
  let seen = 0;
  let last = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    last = Number(line);
    if (++seen === acknowledgements) child.kill('SIGKILL');
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  expect(child.signalCode).toBe('SIGKILL');
  return last;
}

/** Kills one computer's app repeatedly, and checks what each next start finds. */
async function killAgainAndAgain(data: string, kills: number, compiled: string): Promise<void> {
  for (let kill = 0; kill < kills; kill++) {
    const acknowledged = await typeAndKill(data, 1 + ((kill * 37) % 90), compiled);
    const store = await openStore(data);
    expect(store.health()).toEqual({ state: 'ok' });
    const { site, base } = SiteActor.fromStore('acme', portsOf(store))!;
    // The journal may have an edit that the killed process did not print, but never half an edit.
    const count = Number(site.count);
    expect(count).toBeGreaterThanOrEqual(acknowledged);
    expect(site.about).toBe(`typed ${count} ${'x'.repeat(count % 900)}`);
    const saved = Number(base.modified.slice(1));
    expect(base.text).toContain(saved ? `"count":${saved}` : '"about":null');
    expect(store.drafts.find('acme').edits.filter(({ pending }) => pending)).toHaveLength(count - saved);
    store.close();
  }
}

test(
  `[SYNC-01] kill -9 while typing and saving, ${KILLS} times: nothing that was acknowledged is lost`,
  { timeout: 60_000 + KILLS * 3000 },
  async () => {
    // The folder is in memory, because a killed process loses nothing that the system has accepted. A disk would only
    // be slower.
    const folder = await mkdtemp(join(memory, 'sitewright-kill-'));
    // Several computers work at the same time, because a single one would mostly wait for its process to start.
    const computers = Array.from({ length: COMPUTERS }, (_, index) =>
      killAgainAndAgain(join(folder, `data ${index}`), Math.ceil(KILLS / COMPUTERS), join(folder, 'compiled')),
    );
    await Promise.all(computers);
    await rm(folder, { recursive: true });
  },
);
