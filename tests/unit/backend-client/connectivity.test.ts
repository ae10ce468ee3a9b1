import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clientOf, json, networkError, never, type Reply } from './fake-backend.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const offline: Reply = () => networkError('ENETUNREACH');

function watched(replies: Reply[]) {
  const fake = clientOf(replies, { headerToken: 's3cret' });
  const told: boolean[] = [];
  fake.client.onConnectivity((online) => told.push(online));
  return { ...fake, told };
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

test('while offline a light probe asks ever more rarely until it is answered', async () => {
  const { client, requests, told } = watched([
    offline,
    offline,
    offline,
    offline,
    () => new Response(null, { status: 403 }),
  ]);
  await client.sites.saveSite('{}').catch(() => undefined);
  for (const [at, count] of [
    [999, 1],
    [1, 2],
    [1999, 2],
    [1, 3],
    [3999, 3],
    [1, 4],
    [7999, 4],
    [1, 5],
  ] as const) {
    await vi.advanceTimersByTimeAsync(at);
    expect(requests).toHaveLength(count);
  }
  expect(told).toEqual([false, true]);
  expect(requests.at(-1)).toMatchObject({ method: 'HEAD', body: '' });
  expect(requests.at(-1)?.headers.has('x-sitewright-token')).toBe(false);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(requests).toHaveLength(5);
});

test('[NAV-09] a connection that is lost between two calls is noticed within 15 seconds, without a call', async () => {
  const { client, requests, told } = watched([() => json({}), () => json({}), offline, () => json({})]);
  await client.sites.saveSite('{}');
  await vi.advanceTimersByTimeAsync(9_999);
  expect(requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(10_010);
  expect(requests.map(({ method }) => method)).toEqual(['POST', 'HEAD', 'HEAD']);
  expect(told).toEqual([false]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(told).toEqual([false, true]);
});

test('a hint makes it ask at once, once, and try quickly again', async () => {
  const { client, requests, told } = watched([offline, offline, offline, offline, () => json({})]);
  await client.sites.saveSite('{}').catch(() => undefined);
  await vi.advanceTimersByTimeAsync(3000);
  expect(requests).toHaveLength(3);
  client.checkConnection();
  client.checkConnection();
  await vi.advanceTimersByTimeAsync(1);
  expect(requests).toHaveLength(4);
  await vi.advanceTimersByTimeAsync(1000);
  expect(told).toEqual([false]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(told).toEqual([false, true]);
});

test('[NAV-09] a server that is lost without a word is noticed within 5 seconds of the next call, and within 15 idle', async () => {
  const { client, told } = watched([() => json({}), never]);
  await client.sites.saveSite('{}');
  const call = client.sites.saveSite('{}').catch(() => undefined);
  await vi.advanceTimersByTimeAsync(5000);
  expect(told).toEqual([false]);
  await vi.advanceTimersByTimeAsync(60_000);
  await call;
  client.close();

  const idle = watched([() => json({}), never]);
  await idle.client.sites.saveSite('{}');
  await vi.advanceTimersByTimeAsync(15_000);
  expect(idle.told).toEqual([false]);
  idle.client.close();
});

test('[NAV-09] a call that takes long is no lost server while that answers the probe', async () => {
  const { client, told, requests } = watched([never, () => json({})]);
  const call = client.sites.saveSite('{}', { timeoutMs: 60_000 }).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(requests.length).toBeGreaterThan(1);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(2000);
  await call;
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
  await vi.advanceTimersByTimeAsync(1000);
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

test('a closed client asks no more', async () => {
  const { client, requests } = watched([offline]);
  await client.sites.saveSite('{}').catch(() => undefined);
  client.close();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(requests).toHaveLength(1);
});
