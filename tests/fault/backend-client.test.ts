import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { RawValue } from '#shared/record/raw-value.ts';
import { type BackendProcess, startBackend } from '../support/backend.ts';
import { clientAt, signIn, type TestClient } from '../support/client.ts';

let backend: BackendProcess;
let app: TestClient;
beforeAll(async () => {
  backend = await startBackend({ args: ['--allow-faults'] });
  app = clientAt(backend.url);
  await signIn(app);
});
beforeEach(async () => {
  await admin('DELETE', 'faults');
  await admin('POST', 'sites', site('x'.repeat(5000)));
});
afterAll(async () => {
  app.client.close();
  await backend.stop();
});

const site = (note: string) => JSON.stringify({ sitePk: 1, slug: 'roof', id_key: 'key-of-roof', note });

async function admin(method: string, path: string, body?: string): Promise<unknown> {
  const response = await fetch(`${backend.url}/__test/${path}`, { method, body: body ?? null });
  expect(response.status).toBe(200);
  return response.json();
}
const fault = (facts: object) => admin('POST', 'faults', JSON.stringify(facts));
async function askedFor(path: string): Promise<number> {
  const { message } = (await admin('GET', 'requests')) as { message: { path: string }[] };
  return message.filter((request) => request.path === path).length;
}

const sitePath = '/api/getLandingPage/roof';
const savePath = '/edit/landingpage';

describe('an answer cut off', () => {
  test.each([0, 1, 2500])('after %d bytes: a GET gets the whole document at the next try', async (bytes) => {
    await fault({ path: sitePath, kind: 'cut', bytes });
    const { document } = await app.client.sites.getSite('roof');
    expect(RawValue.parse(document).get(['note'])?.toText()).toHaveLength(5002);
    expect(await askedFor(sitePath)).toBe(2);
  });

  test('three times in a row makes a GET fail as OFFLINE, with no document', async () => {
    await fault({ path: sitePath, kind: 'cut', bytes: 2500, times: 3 });
    await expect(app.client.sites.getSite('roof')).rejects.toMatchObject({ code: 'OFFLINE' });
    expect(await askedFor(sitePath)).toBe(3);
  });

  test('[SYNC-04] of a save: the outcome is unknown, and the save is not repeated', async () => {
    await fault({ path: savePath, kind: 'cut', bytes: 3 });
    await expect(app.client.sites.saveSite(site('new'))).rejects.toMatchObject({
      code: 'OFFLINE',
      outcome: 'unknown',
    });
    expect(await askedFor(savePath)).toBe(1);
    expect((await app.client.sites.getSite('roof')).document).toContain('"note":"new"');
  });
});

describe('a connection lost', () => {
  test('[SYNC-04] before and after a save is carried out: unknown, not repeated', async () => {
    for (const when of ['before', 'after']) {
      await fault({ path: savePath, kind: 'reset', when });
      await expect(app.client.sites.saveSite(site(when))).rejects.toMatchObject({
        code: 'OFFLINE',
        outcome: 'unknown',
      });
    }
    expect(await askedFor(savePath)).toBe(2);
    expect((await app.client.sites.getSite('roof')).document).toContain('"note":"after"');
  });

  test('twice in a row does not keep a GET from its answer at the third try', async () => {
    await fault({ path: sitePath, kind: 'reset', times: 2 });
    expect((await app.client.sites.getSite('roof')).document).toContain('"slug":"roof"');
  });
});

describe('a backend in trouble', () => {
  test('500 after the save was carried out is told with the server’s words', async () => {
    await fault({ path: savePath, kind: 'status', status: 500, when: 'after', body: 'Disk full' });
    await expect(app.client.sites.saveSite(site('new'))).rejects.toMatchObject({
      code: 'BACKEND_FAILED',
      message: 'Disk full',
    });
    expect((await app.client.sites.getSite('roof')).document).toContain('"note":"new"');
  });

  test('lets a GET get through when it answers 503 twice', async () => {
    await fault({ path: sitePath, kind: 'status', status: 503, times: 2 });
    expect((await app.client.sites.getSite('roof')).document).toContain('"slug":"roof"');
  });

  test('makes a save fail as TIMEOUT with an unknown outcome when it never answers', async () => {
    await fault({ path: savePath, kind: 'hang' });
    await expect(app.client.sites.saveSite('{}', { timeoutMs: 100 })).rejects.toMatchObject({
      code: 'TIMEOUT',
      outcome: 'unknown',
    });
  });

  test('a call under way can be cancelled', async () => {
    await fault({ path: sitePath, kind: 'hang' });
    const stop = new AbortController();
    const call = app.client.sites.getSite('roof', { signal: stop.signal });
    stop.abort();
    await expect(call).rejects.toMatchObject({ code: 'CANCELLED' });
  });

  test.each([
    ['{"message":', 'it is not JSON'],
    ['<html>Login</html>', 'it is not JSON'],
    ['{"message":"ok"}', 'field “message”'],
  ])('[HOST-02] the answer %s is refused', async (body, problem) => {
    await fault({ path: sitePath, kind: 'body', body });
    await expect(app.client.sites.getSite('roof')).rejects.toMatchObject({
      code: 'BAD_ANSWER',
      message: expect.stringContaining(problem) as string,
    });
  });

  test('[AUTH-03] an access token refused once is renewed once, and all calls go on', async () => {
    await fault({ path: '/api/', kind: 'status', status: 401, times: 3 });
    const { client } = app;
    await Promise.all([client.creation.industries(), client.contacts.list(), client.sites.getSite('roof')]);
    expect(await askedFor('/pi/refresh/internal')).toBe(1);
  });
});

test('[AUTH-03] a backend that goes away is noticed at the first call, and its return without one', async () => {
  const first = await startBackend();
  let running = first;
  const away = clientAt(first.url);
  try {
    await signIn(away);
    const told: boolean[] = [];
    away.client.onConnectivity((online) => told.push(online));
    first.process.kill('SIGKILL');
    await vi.waitFor(() => expect(first.process.signalCode).toBe('SIGKILL'), { timeout: 20_000 });
    await expect(away.client.sites.saveSite('{}')).rejects.toMatchObject({ code: 'OFFLINE', outcome: 'not-sent' });
    expect(told).toEqual([false]);
    running = await startBackend({ dataDir: first.dataDir, args: [`--port=${new URL(first.url).port}`] });
    await vi.waitFor(() => expect(told).toEqual([false, true]), { timeout: 20_000 });
    expect((await away.client.creation.industries()).length).toBeGreaterThan(0);
  } finally {
    away.client.close();
    await running.stop();
    await rm(first.dataDir, { recursive: true, force: true });
  }
});

test('[AUTH-06] a backend that wants the secret header gets it', async () => {
  const guarded = await startBackend({ args: ['--token=launch-secret'] });
  try {
    const without = clientAt(guarded.url).client;
    await expect(without.auth.requestCode('+12025550123')).rejects.toMatchObject({
      code: 'BACKEND_REFUSED',
      status: 403,
    });
    const withIt = clientAt(guarded.url, 'launch-secret');
    await signIn(withIt);
    expect((await withIt.client.creation.industries()).length).toBeGreaterThan(0);
  } finally {
    await guarded.stop();
  }
});
