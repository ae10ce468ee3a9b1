import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { smallSite, startSiteBackend, type SiteBackend } from '../support/site-backend.ts';
import { openSyncHarness, type SyncHarness } from '../support/sync-harness.ts';

const SAVE = 'POST /edit/landingpage';

let server: SiteBackend;
let harness: SyncHarness;
beforeAll(async () => {
  server = await startSiteBackend();
  await server.admin('POST', 'sites', smallSite('acme'));
  harness = await openSyncHarness({ client: server.client });
  await harness.open('acme');
});
afterAll(async () => {
  await harness.dispose();
  await server.stop();
});

let count = 0;

/** Edits, then saves until a save succeeds, as a user or the queue would. */
async function saveThrough(plan: () => void): Promise<{ tries: number; revisions: number }> {
  const before = server.revisions('acme');
  const value = `text ${String(++count).padStart(6, '0')}`;
  harness.set('acme', 'about', value);
  plan();
  let tries = 0;
  for (let saved = false; !saved;) {
    expect(++tries).toBeLessThan(4);
    const outcome = await harness.save('acme').catch((error: unknown) => error);
    saved = typeof outcome === 'object' && outcome !== null && 'savedAt' in outcome;
    // The draft has the edit, whatever the outcome of the save.
    expect(harness.site.draft('acme')?.about).toBe(value);
    expect(outcome).not.toHaveProperty('question');
  }
  expect((await server.document('acme')).about).toBe(value);
  expect(harness.site.actor('acme').status()).toMatchObject({ sync: 'clean', conflicts: 0 });
  return { tries, revisions: server.revisions('acme') - before };
}

async function lengthOf(side: 'request' | 'response'): Promise<number> {
  await saveThrough(() => server.proxy.cut({ request: SAVE, side, bytes: Infinity }));
  return server.proxy.passed[side];
}

describe('[SYNC-04, SAVE-07] the connection is cut', () => {
  test.each(['request', 'response'] as const)(
    'at every byte of a save’s %s: exactly one effect',
    { timeout: 600_000 },
    async (side) => {
      const length = await lengthOf(side);
      expect(length).toBeGreaterThan(150);
      for (let bytes = 0; bytes <= length; bytes++) {
        const { tries, revisions } = await saveThrough(() => server.proxy.cut({ request: SAVE, side, bytes }));
        expect(server.proxy.passed[side], 'the cut was met').toBe(bytes);
        expect({ bytes, revisions }).toEqual({ bytes, revisions: 1 });
        if (side === 'request' && bytes < length - 1) expect(tries).toBe(2);
      }
    },
  );
});
