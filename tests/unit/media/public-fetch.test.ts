import { once } from 'node:events';
import { createServer, type LookupFunction } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createProxiedFetch } from '../../../src-main/backend-client/proxied-fetch.ts';
import { createPublicFetch, isPublicAddress, publicLookup } from '../../../src-main/media/public-fetch.ts';

let connections = 0;
const office = createServer((socket) => {
  connections++;
  socket.destroy();
});
beforeAll(async () => {
  await once(office.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => void office.close());
const port = () => (office.address() as { port: number }).port;

const signal = AbortSignal.timeout(60_000);
const answering = (...responses: Response[]) =>
  vi.fn<typeof globalThis.fetch>(async () => responses.shift() ?? new Response('picture'));

test.each(['8.8.8.8', '93.184.216.34', '2606:2800:220:1::1', '::ffff:8.8.8.8'])('%s is of the internet', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.20.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
  '::10.0.0.1',
  '::ffff:0:a00:1',
  '2001:0:4136:e378:8000:63bf:3fff:fdd2',
  '2002:a00:1::1',
  'fec0::1',
  'photos.example',
])('%s is not of the internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each([
  'http://photos.example/a.png',
  'https://127.0.0.1/a.png',
  'https://[::1]/a.png',
  'https://2130706433/a.png',
])('%s is not asked', async (address) => {
  const fetch = answering();
  await expect(createPublicFetch(fetch)(new URL(address), {}, signal)).rejects.toThrow('internet');
  expect(fetch).not.toHaveBeenCalled();
});

test('a name of the internet that leads into the office is not connected to', async () => {
  const lookup: LookupFunction = (_name, options, callback) =>
    options.all ? callback(null, [{ address: '127.0.0.1', family: 4 }]) : callback(null, '127.0.0.1', 4);
  const fetch = createProxiedFetch({ env: {}, resolveProxy: async () => 'DIRECT', lookup: publicLookup(lookup) });
  const ask = createPublicFetch(fetch);
  await expect(ask(new URL(`https://photos.example:${port()}/a.png`), {}, signal)).rejects.toMatchObject({
    cause: { message: 'photos.example is not on the internet' },
  });
  expect(connections).toBe(0);
});

test('a name that leads into the office is not asked through a proxy either; one that only the proxy knows is', async () => {
  const names: Record<string, string> = { 'office.example': '10.1.2.3' };
  const lookup: LookupFunction = (name, _options, callback) => {
    const address = names[name];
    if (address === undefined) callback(Object.assign(new Error('unknown'), { code: 'ENOTFOUND' }), '', 0);
    else callback(null, [{ address, family: 4 }]);
  };
  const env = { HTTPS_PROXY: `http://127.0.0.1:${port()}` };
  const fetch = createProxiedFetch({ env, resolveProxy: async () => 'DIRECT', lookup: publicLookup(lookup) });
  const leaving = new AbortController();
  const ask = (name: string) => createPublicFetch(fetch)(new URL(`https://${name}/a.png`), {}, leaving.signal);
  await expect(ask('office.example')).rejects.toThrow('office.example is not on the internet');
  expect(connections).toBe(0);
  const asked = ask('photos.example');
  await vi.waitFor(() => expect(connections).toBeGreaterThan(0));
  leaving.abort();
  await expect(asked).rejects.toThrow();
});

test('a redirect is looked at like the first address, and not followed for ever', async () => {
  const to = (location: string) => new Response(null, { status: 302, headers: { location } });
  const ask = (fetch: typeof globalThis.fetch) =>
    createPublicFetch(fetch)(new URL('https://photos.example/a.png'), {}, signal);
  expect(await (await ask(answering(to('https://cdn.example/a.png')))).text()).toBe('picture');
  await expect(ask(answering(to('https://10.0.0.1/admin')))).rejects.toThrow('not followed');
  await expect(ask(answering(to('http://cdn.example/a.png')))).rejects.toThrow('not followed');
  const round = [1, 2, 3, 4, 5].map(() => to('/a.png'));
  await expect(ask(answering(...round))).rejects.toThrow('too often');
});
