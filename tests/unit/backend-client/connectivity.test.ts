import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clientOf, json, networkError, never, type Reply } from './fake-backend.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const offline: Reply = () => networkError('ENETUNREACH');

const after =
  (ms: number): Reply =>
  () =>
    new Promise((resolve) => setTimeout(() => resolve(json({})), ms));

function watched(replies: Reply[], isVisible = () => true, isWaiting = () => false) {
  const fake = clientOf(replies, { headerToken: 's3cret', isVisible, isWaiting });
  const told: boolean[] = [];
  const reached: string[] = [];
  fake.client.onConnectivity((online) => told.push(online));
  fake.client.onReach((reach) => reached.push(reach));
  return { ...fake, told, reached };
}

test('the first call that cannot reach the backend says offline, the first answer says online', async () => {
  const { client, told } = watched([offline, () => json({}, 500)]);
  expect(client.online).toBe(true);
  await expect(client.sites.saveSite('{}')).rejects.toMatchObject({ code: 'OFFLINE' });
  expect(client.online).toBe(false);
  await expect(client.sites.saveSite('{}')).rejects.toMatchObject({ code: 'BACKEND_FAILED' });
  expect(client.online).toBe(true);
  expect(told).toEqual([false, true]);
});

test('[NAV-09] while offline a light probe asks every few seconds until it is answered', async () => {
  const answers = [offline, offline, offline, offline, () => new Response(null, { status: 403 })];
  const { client, requests, told } = watched(answers);
  await client.sites.saveSite('{}').catch(() => undefined);
  for (let probes = 1; probes <= 4; probes++) {
    await vi.advanceTimersByTimeAsync(2499);
    expect(requests).toHaveLength(probes);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests).toHaveLength(probes + 1);
  }
  expect(told).toEqual([false, true]);
  expect(requests.at(-1)).toMatchObject({ method: 'HEAD', body: '' });
  expect(requests.at(-1)?.headers.has('x-sitewright-token')).toBe(false);
  await vi.advanceTimersByTimeAsync(8_999);
  expect(requests).toHaveLength(5);
});

test('[NAV-09] however long it was away, a server that is back is seen within 3 seconds, by a hidden window within 15', async () => {
  for (const [isVisible, limit] of [
    [true, 3000],
    [false, 15_000],
  ] as const) {
    let isBack = false;
    const { client, told } = watched([(request) => (isBack ? json({}) : offline(request))], () => isVisible);
    await client.sites.saveSite('{}').catch(() => undefined);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    isBack = true;
    await vi.advanceTimersByTimeAsync(limit);
    expect(told).toEqual([false, true]);
    client.close();
  }
});

test('[NAV-09] a probe that is lost on its way does not hold up the next', async () => {
  const { client, told } = watched([offline, never, () => json({})]);
  await client.sites.saveSite('{}').catch(() => undefined);
  await vi.advanceTimersByTimeAsync(5000);
  expect(told).toEqual([false, true]);
  client.close();
});

test('[NAV-09] a connection that is lost between two calls is noticed within 15 seconds, without a call', async () => {
  const { client, requests, told } = watched([() => json({}), () => json({}), offline, () => json({})]);
  await client.sites.saveSite('{}');
  await vi.advanceTimersByTimeAsync(8_999);
  expect(requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(9_001);
  expect(requests.map(({ method }) => method)).toEqual(['POST', 'HEAD', 'HEAD']);
  expect(told).toEqual([false]);
  await vi.advanceTimersByTimeAsync(2500);
  expect(told).toEqual([false, true]);
});

test('[NAV-09] while something waits to be sent, a lost connection is noticed within 6 seconds, without a call', async () => {
  let isWaiting = false;
  const { client, requests, told } = watched(
    [() => json({}), offline],
    () => true,
    () => isWaiting,
  );
  await client.sites.saveSite('{}');
  // `isWaiting` becomes true only after the last call has ended, as can happen in the app.
  isWaiting = true;
  await vi.advanceTimersByTimeAsync(6000);
  expect(told).toEqual([false]);
  expect(requests.filter(({ method }) => method === 'HEAD').length).toBeGreaterThanOrEqual(2);
  client.close();
});

test('[NAV-09] no probe is sent while calls are answered', async () => {
  const { client, requests } = watched([() => json({})]);
  for (let seconds = 0; seconds < 60; seconds += 5) {
    await client.sites.saveSite('{}');
    await vi.advanceTimersByTimeAsync(5000);
  }
  expect(requests.filter(({ method }) => method === 'HEAD')).toEqual([]);
  client.close();
});

test('checkConnection sends one probe at once, also when it is called twice', async () => {
  const { client, requests, told } = watched([offline, offline, () => json({})]);
  await client.sites.saveSite('{}').catch(() => undefined);
  await vi.advanceTimersByTimeAsync(100);
  for (const count of [2, 3]) {
    client.checkConnection();
    client.checkConnection();
    await vi.advanceTimersByTimeAsync(1);
    expect(requests).toHaveLength(count);
  }
  expect(told).toEqual([false, true]);
});

test('[NAV-09] a server that falls silent is slow within 5 seconds of the next call, and within 15 idle, not offline', async () => {
  const { client, told, reached } = watched([() => json({}), never]);
  await client.sites.saveSite('{}');
  const call = client.sites.saveSite('{}').catch(() => undefined);
  await vi.advanceTimersByTimeAsync(5000);
  expect(reached).toEqual(['slow']);
  await vi.advanceTimersByTimeAsync(60_000);
  await call;
  expect([reached, told]).toEqual([['slow'], []]);
  client.close();

  const idle = watched([() => json({}), never]);
  await idle.client.sites.saveSite('{}');
  await vi.advanceTimersByTimeAsync(15_000);
  expect(idle.reached).toEqual(['slow']);
  idle.client.close();
});

test('[NAV-09] a server that takes 10 seconds for each answer is slow for as long, and never offline', async () => {
  const { client, told, reached, requests } = watched([after(10_000)]);
  for (let calls = 0; calls < 12; calls++) {
    const call = client.sites.saveSite('{}');
    await vi.advanceTimersByTimeAsync(10_000);
    await call;
  }
  expect([reached, told]).toEqual([['slow'], []]);
  const probes = requests.filter(({ method }) => method === 'HEAD');
  expect(probes.length).toBeLessThan(25);
  client.close();
  const quick = watched([after(10_000), after(10_000), () => json({})]);
  const call = quick.client.sites.saveSite('{}');
  await vi.advanceTimersByTimeAsync(12_000);
  await call;
  await quick.client.sites.saveSite('{}');
  expect(quick.reached).toEqual(['slow', 'online']);
  quick.client.close();
});

test('[NAV-09] a call that takes long is no lost server while that answers the probe', async () => {
  const { client, reached, requests } = watched([never, () => json({})]);
  const call = client.sites.saveSite('{}', { timeoutMs: 60_000 }).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(requests.length).toBeGreaterThan(1);
  expect(reached).toEqual([]);
  await vi.advanceTimersByTimeAsync(2000);
  await call;
  client.close();
});

test('[NAV-09] one connection that breaks off is asked about, a second one in a row is offline', async () => {
  const reset: Reply = () => networkError('ECONNRESET');
  const once = watched([reset, () => json({})]);
  await once.client.sites.saveSite('{}').catch(() => undefined);
  await vi.advanceTimersByTimeAsync(1);
  expect(once.requests).toHaveLength(2);
  expect(once.told).toEqual([]);
  once.client.close();
  const twice = watched([reset]);
  await twice.client.sites.saveSite('{}').catch(() => undefined);
  await vi.advanceTimersByTimeAsync(1);
  expect(twice.told).toEqual([false]);
  twice.client.close();
});

test('[NAV-09] a connection that cannot be made while others are answered is old news', async () => {
  const refusedLate: Reply = () =>
    new Promise((_resolve, reject) =>
      setTimeout(() => reject(networkError('UND_ERR_CONNECT_TIMEOUT') as Error), 10_000),
    );
  const { client, told } = watched([refusedLate, () => json({})]);
  const call = client.sites.saveSite('{}').catch(() => undefined);
  await vi.advanceTimersByTimeAsync(10_100);
  await call;
  expect(told).toEqual([]);
  client.close();
});

test('a slow answer alone does not mean offline: the probe decides', async () => {
  const slow = watched([never, () => json({})]);
  await Promise.all([
    expect(slow.client.sites.saveSite('{}', { timeoutMs: 100 })).rejects.toMatchObject({ code: 'TIMEOUT' }),
    vi.advanceTimersByTimeAsync(200),
  ]);
  expect(slow.requests).toHaveLength(2);
  expect(slow.told).toEqual([]);

  const gone = watched([never, offline]);
  await Promise.all([
    expect(gone.client.sites.saveSite('{}', { timeoutMs: 100 })).rejects.toMatchObject({ code: 'TIMEOUT' }),
    vi.advanceTimersByTimeAsync(200),
  ]);
  expect(gone.told).toEqual([false]);
  gone.client.close();
});

test('a probe that fails after a call was answered is old news', async () => {
  const { client, told } = watched([offline, never, () => json({})]);
  await client.sites.saveSite('{}').catch(() => undefined);
  await vi.advanceTimersByTimeAsync(2500);
  await client.sites.saveSite('{}');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual([false, true]);
  expect(client.online).toBe(true);
});

test('a cancelled call says nothing about the network', async () => {
  const { client, told } = watched([never]);
  const stop = new AbortController();
  const call = client.sites.saveSite('{}', { signal: stop.signal }).catch(() => undefined);
  stop.abort();
  await call;
  expect(told).toEqual([]);
  expect(client.online).toBe(true);
});

test('a closed client sends no probes', async () => {
  const { client, requests } = watched([offline]);
  await client.sites.saveSite('{}').catch(() => undefined);
  client.close();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(requests).toHaveLength(1);
});
