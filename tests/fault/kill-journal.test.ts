import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { openStore } from '../../src-main/store/store.ts';
import { SiteActor } from '../../src-main/sync/site-actor.ts';
import { siteText } from '../support/site-desk.ts';

const KILLS = Number(process.env['SITEWRIGHT_KILLS'] ?? 40);
const writer = join(import.meta.dirname, 'children/journal-writer.ts');

/** Lets the writer type until it has acknowledged some edits, kills it, and gives the last that it acknowledged. */
async function typeAndKill(folder: string, acknowledgements: number): Promise<number> {
  const child = spawn(process.execPath, [writer, folder, siteText], { stdio: ['ignore', 'pipe', 'inherit'] });
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

test(
  `[SYNC-01] kill -9 while typing, ${KILLS} times: nothing that was acknowledged is lost`,
  { timeout: 120_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sitewright-kill-'));
    for (let kill = 0; kill < KILLS; kill++) {
      const acknowledged = await typeAndKill(folder, 1 + ((kill * 37) % 90));
      const store = await openStore(folder);
      const ports = {
        store,
        now: Date.now,
        isOnline: () => false,
        onStatus: () => undefined,
        onChanged: () => undefined,
      };
      const { site, base } = SiteActor.fromStore('acme', ports)!;
      // An edit that was committed but whose line was not written any more may be there too; half of one may not.
      const count = Number(site.count);
      expect(count).toBeGreaterThanOrEqual(acknowledged);
      expect(site.about).toBe(`typed ${count} ${'x'.repeat(count % 900)}`);
      expect(base.text).toBe(siteText);
      store.close();
    }
    await rm(folder, { recursive: true });
  },
);
