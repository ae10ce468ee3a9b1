import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { smallSite, startSiteBackend, type SiteBackend } from '../support/site-backend.ts';
import { openSyncHarness, type SyncHarness } from '../support/sync-harness.ts';

const TIMES = 100;
const WAIT = { interval: 5, timeout: 20_000 };
/** Timeout of a save's request. No other timer has this length. */
const SAVE_TIMEOUT_MS = 59_999;

let server: SiteBackend;
let harness: SyncHarness;
beforeAll(async () => {
  server = await startSiteBackend(SAVE_TIMEOUT_MS);
  await server.admin('POST', 'sites', smallSite('acme'));
  harness = await openSyncHarness({ client: server.client });
  await harness.open('acme');
});
afterAll(async () => {
  await harness.dispose();
  await server.stop();
});

/** Ends a save's wait for an answer, as its timeout would. Called once the server has done all that it will do. */
let runOut: () => void = () => undefined;
const { setTimeout: startTimer } = globalThis;
vi.spyOn(globalThis, 'setTimeout').mockImplementation(((callback: () => void, ms?: number, ...given: []) => {
  if (ms === SAVE_TIMEOUT_MS) runOut = callback;
  // Connections start timers with further arguments, which their callbacks need.
  return startTimer(callback, ms, ...given);
}) as typeof setTimeout);

async function timeOutOnceDone(revisions: number): Promise<void> {
  await vi.waitFor(async () => expect(await server.admin('GET', 'faults')).toEqual({ message: [] }), WAIT);
  await vi.waitFor(() => expect(server.revisions('acme')).toBe(revisions), WAIT);
  runOut();
}

const failures = [
  { kind: 'status', status: 500 },
  { kind: 'status', status: 502 },
  { kind: 'status', status: 504 },
  { kind: 'reset' },
  { kind: 'hang' },
];
const cases = failures.flatMap((fault) => [
  { ...fault, when: 'before' },
  { ...fault, when: 'after' },
]);

for (const fault of cases) {
  const name = [fault.kind, fault.status, fault.when].filter(Boolean).join(' ');
  test(`[SYNC-04, SAVE-07] a save has exactly one effect when its answer fails (${name} the commit), ${TIMES} times`, async () => {
    for (let time = 0; time < TIMES; time++) {
      const before = server.revisions('acme');
      const value = `${JSON.stringify(fault)} ${time}`;
      harness.set('acme', 'about', value);
      await server.admin('POST', 'faults', { path: '/edit/landingpage', ...fault });
      const saving = harness.save('acme').catch((error: unknown) => error);
      if (fault.kind === 'hang') await timeOutOnceDone(fault.when === 'after' ? before + 1 : before);
      const first: unknown = await saving;
      const isSaved = first instanceof Error ? false : !('queued' in (first as object));
      expect(isSaved).toBe(fault.when === 'after');
      expect(harness.site.draft('acme')?.about).toBe(value);
      expect(server.revisions('acme') - before).toBe(fault.when === 'after' ? 1 : 0);
      if (!isSaved) {
        expect(harness.site.actor('acme').editedFields).toEqual(['about']);
        await harness.save('acme');
      }
      expect((await server.document('acme')).about).toBe(value);
      expect(server.revisions('acme') - before).toBe(1);
      expect(harness.site.actor('acme').status()).toMatchObject({ sync: 'clean', conflicts: 0 });
    }
  });
}

test('[SYNC-04] a commit whose read-back fails too is known again after a restart, as nobody else’s change', async () => {
  const before = server.revisions('acme');
  harness.set('acme', 'about', 'sent');
  await server.admin('POST', 'faults', [
    { path: '/edit/landingpage', kind: 'reset', when: 'after' },
    { path: '/api/getLandingPage', kind: 'status', status: 500, times: 1, skip: 1 },
  ]);
  await harness.save('acme').catch(() => undefined);
  expect(harness.site.actor('acme').editedFields).toEqual(['about']);
  await harness.restart();
  await harness.open('acme');
  harness.set('acme', 'about', 'typed since');
  expect(await harness.save('acme')).toMatchObject({ slug: 'acme' });
  expect((await server.document('acme')).about).toBe('typed since');
  expect(server.revisions('acme') - before).toBe(2);
});

test('[SYNC-04, SAVE-07] a network that answers with its sign-in page from the post on has saved nothing', async () => {
  const body = '<!doctype html><title>Sign in</title>';
  harness.set('acme', 'about', 'swallowed');
  await server.admin('POST', 'faults', [
    { path: '/edit/landingpage', kind: 'body', body },
    { path: '/api/getLandingPage', kind: 'body', body, times: 2, skip: 1 },
  ]);
  await expect(harness.save('acme')).rejects.toMatchObject({ code: 'SAVE_FAILED' });
  expect(harness.site.actor('acme').editedFields).toEqual(['about']);
  expect((await server.document('acme')).about).not.toBe('swallowed');
  await server.admin('DELETE', 'faults');
  expect(await harness.save('acme')).toMatchObject({ slug: 'acme' });
  expect((await server.document('acme')).about).toBe('swallowed');
});

test('[SYNC-04, SAVE-03] a save that renamed the site is recognized after a restart when its answer and its read-back fail', async () => {
  harness.set('acme', 'slug', 'acme-2');
  await server.admin('POST', 'faults', [
    { path: '/edit/landingpage', kind: 'reset', when: 'after' },
    { path: '/api/getLandingPage', kind: 'status', status: 500, times: 1, skip: 1 },
  ]);
  await harness.save('acme', { slug: 'acme-2' }).catch(() => undefined);
  await harness.restart();
  await harness.open('acme');
  const before = server.revisions('acme-2');
  expect(await harness.save('acme', { slug: 'acme-2' })).toMatchObject({ slug: 'acme-2' });
  expect(harness.site.actor('acme-2').slug).toBe('acme-2');
  expect(server.revisions('acme-2')).toBe(before);
  expect(await server.document('acme-2')).toMatchObject({ sitePk: 1, id_key: 'key-acme' });
});
