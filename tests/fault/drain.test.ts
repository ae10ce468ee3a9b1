import { afterAll, beforeAll, expect, test } from 'vitest';
import { smallSite, startSiteBackend, type SiteBackend } from '../support/site-backend.ts';
import { openSyncHarness, type SyncHarness } from '../support/sync-harness.ts';

const SITES = 50;
const EDITS = 200;
const LATENCY_MS = 50;
const LIMIT_MS = 60_000;

const slugs = Array.from({ length: SITES }, (_, index) => `site-${index}`);
let server: SiteBackend;
let harness: SyncHarness;
const seen: { done: number; total: number }[] = [];
beforeAll(async () => {
  server = await startSiteBackend();
  for (const [index, slug] of slugs.entries()) await server.admin('POST', 'sites', smallSite(slug, index + 1));
  harness = await openSyncHarness({
    client: server.client,
    changed: () => {
      const { progress } = harness.outbox;
      if (progress) seen.push(progress);
    },
  });
  for (const slug of slugs) await harness.open(slug);
});
afterAll(async () => {
  await harness.dispose();
  await server.stop();
});

test(
  `[SYNC-02] ${EDITS} offline edits on ${SITES} sites drain in order, with progress, within a minute at ${LATENCY_MS} ms a call`,
  { timeout: 2 * LIMIT_MS },
  async () => {
    for (let edit = 0; edit < EDITS; edit++) {
      const slug = slugs[edit % SITES]!;
      harness.set(slug, edit < EDITS / 2 ? 'about' : 'company_name', `edit ${edit}`);
      harness.queue(slug, 'save', { spelling: true });
    }
    await server.admin('DELETE', 'faults');
    server.proxy.latencyMs = LATENCY_MS;
    const startedAt = performance.now();
    await harness.outbox.drain();
    expect(performance.now() - startedAt).toBeLessThan(LIMIT_MS);

    expect(harness.outbox.entries()).toEqual([]);
    for (const [index, slug] of slugs.entries()) {
      const last = (from: number) => `edit ${from + index}`;
      expect(await server.document(slug)).toMatchObject({ about: last(SITES), company_name: last(3 * SITES) });
      expect(server.revisions(slug)).toBe(2);
    }
    const done = seen.map((progress) => progress.done);
    expect(done).toEqual(done.toSorted((a, b) => a - b));
    expect(new Set(done)).toEqual(new Set(slugs.keys()));
    expect(seen.every(({ total }) => total === SITES)).toBe(true);
    const { message } = (await server.admin('GET', 'requests')) as { message: { path: string }[] };
    const asked = message.flatMap(({ path }) => /getLandingPage\/(.+)$/.exec(path)?.[1] ?? []);
    expect([...new Set(asked)]).toEqual(slugs);
  },
);

test('[SYNC-02] a site that the server keeps failing delays none of 19 others', async () => {
  server.proxy.latencyMs = 0;
  const [bad, ...others] = slugs.slice(0, 20);
  await server.admin('DELETE', 'faults');
  const path = `get-landing-page-modified/${bad}$`;
  await server.admin('POST', 'faults', { path, kind: 'status', status: 500, times: 1000 });
  for (const slug of [bad!, ...others]) {
    harness.set(slug, 'about', `late edit of ${slug}`);
    harness.queue(slug, 'save', { spelling: true });
  }
  // The queue's timers never fire in this harness, so only this call sends anything.
  await harness.outbox.drain();
  expect(harness.outbox.entries()).toMatchObject([{ slug: bad, state: 'waiting', attempts: 1 }]);
  for (const slug of others) expect(await server.document(slug)).toMatchObject({ about: `late edit of ${slug}` });

  await server.admin('DELETE', 'faults');
  await harness.outbox.drainAll();
  expect(harness.outbox.entries()).toEqual([]);
  expect(await server.document(bad!)).toMatchObject({ about: `late edit of ${bad!}` });
});
