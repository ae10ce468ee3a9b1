import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { openStore } from '../../src-main/store/store.ts';
import { memory } from '../support/computer.ts';
import { FakeFleetServer } from '../support/fleet-harness.ts';
import { keepSite, keptFleetServer } from '../support/kept-fleet-server.ts';

const SITES = Number(process.env['SITEWRIGHT_FLEET_SITES'] ?? 30);
const worker = join(import.meta.dirname, 'children/fleet-worker.ts');

/** @param lines number of printed lines after which the process is killed; without it the process runs to its end */
async function work(args: readonly string[], lines = Infinity): Promise<void> {
  const child = spawn(process.execPath, ['--conditions', 'development', worker, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // Starting takes most of a process's time, so Node's compiled code is kept for the next process.
    env: { ...process.env, NODE_COMPILE_CACHE: join(args[0] ?? '', '..', 'compiled') },
  });
  let seen = 0;
  let isAtEnd = false;
  for await (const line of createInterface({ input: child.stdout })) {
    isAtEnd ||= line === 'end';
    if (++seen === lines) child.kill('SIGKILL');
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  if (lines === Infinity) expect(isAtEnd).toBe(true);
  else expect(child.signalCode).toBe('SIGKILL');
}

test(
  `[FLEET-04] [FLEET-05] a change over ${SITES} sites that is killed five times and once offline changes each site once, and is taken back whole`,
  { timeout: 120_000 + SITES * 2000 },
  async () => {
    const folder = await mkdtemp(join(memory, 'sitewright-kill-fleet-'));
    const [data, server] = [join(folder, 'data'), join(folder, 'server')];
    const fresh = new FakeFleetServer();
    for (let site = 0; site < SITES; site++) {
      const slug = `site-${site}`;
      keepSite(server, slug, fresh.add(slug, { company_tagline: 'All pipes done right' }));
    }
    const before = new Map([...keptFleetServer(server).sites].map(([slug, { document }]) => [slug, document]));
    const taglines = () => {
      const kept = keptFleetServer(server);
      return [...kept.sites.keys()].map((slug) => kept.record(slug)['company_tagline']);
    };

    await work([data, server, 'begin', '1'], 3);
    for (const [kill, mode] of ['go', 'go', 'offline', 'go', 'go'].entries())
      await work([data, server, mode, String(kill + 2)], mode === 'offline' ? 1 : 5 + kill);
    await work([data, server, 'go', '9']);
    expect(taglines()).toEqual(Array(SITES).fill('All pipes pipes done right'));
    const store = await openStore(data);
    const [run] = store.fleet.runs();
    expect(store.fleet.counts(run?.id ?? 0)).toMatchObject({ done: SITES, waiting: 0, failed: 0 });
    store.close();

    await work([data, server, 'back', '10']);
    expect(new Map([...keptFleetServer(server).sites].map(([slug, { document }]) => [slug, document]))).toEqual(before);
    await rm(folder, { recursive: true });
  },
);
