import { once } from 'node:events';
import { createServer, type LookupFunction } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createProxiedFetch } from '../../../src-main/backend-client/proxied-fetch.ts';
import { createPublicFetch } from '../../../src-main/media/public-fetch.ts';
import { isPublicAddress, publicLookup } from '../../../src-main/network/public-addresses.ts';
import { nonPublicAddresses, insideNames, insideUrls } from '../../support/attacks/addresses.ts';

const passwords = { of: async () => undefined, refused: () => undefined };

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

test.each(nonPublicAddresses)('%s, one of the addresses of DNS, is not of the internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test(`${String(insideUrls.length)} addresses that lead inside, in all spellings, are asked neither at once nor by a redirect`, async () => {
  for (const address of insideUrls) {
    const fetch = answering();
    await expect(createPublicFetch(fetch)(new URL(address), {}, signal), address).rejects.toThrow('internet');
    expect(fetch, address).not.toHaveBeenCalled();
    const redirecting = answering(new Response(null, { status: 307, headers: { location: new URL(address).href } }));
    const asked = createPublicFetch(redirecting)(new URL('https://photos.example/a.png'), {}, signal);
    await expect(asked, address).rejects.toThrow('is not followed');
    expect(redirecting, address).toHaveBeenCalledTimes(1);
  }
});

test.each(Object.entries(insideNames))('%s, a name for %s, is not connected to', async (name, address) => {
  const lookup: LookupFunction = (_name, _options, callback) => {
    callback(null, [
      { address: '8.8.8.8', family: 4 },
      { address, family: address.includes(':') ? 6 : 4 },
    ]);
  };
  const fetch = createProxiedFetch({
    passwords,
    env: {},
    resolveProxy: async () => 'DIRECT',
    lookup: publicLookup(lookup),
  });
  const asked = createPublicFetch(fetch)(new URL(`https://${name}:${port()}/a.png`), {}, signal);
  await expect(asked).rejects.toMatchObject({ cause: { message: `${name} is not on the internet` } });
  expect(connections).toBe(0);
});

test('a name that leads elsewhere the second time is looked at again: what is connected to is what was looked at', () => {
  const given = ['8.8.8.8', '127.0.0.1', '::ffff:127.0.0.1', '8.8.4.4'];
  const lookup = publicLookup((_name, _options, callback) => {
    callback(null, given.shift() ?? '', 4);
  });
  const answers = [1, 2, 3, 4].map(() => {
    let answer: unknown;
    lookup('photos.example', {}, (error, address) => (answer = error?.message ?? address));
    return answer;
  });
  const refused = 'photos.example is not on the internet';
  expect(answers).toEqual(['8.8.8.8', refused, refused, '8.8.4.4']);
});

test('a name of the internet that leads into the office is not connected to', async () => {
  const lookup: LookupFunction = (_name, options, callback) =>
    options.all ? callback(null, [{ address: '127.0.0.1', family: 4 }]) : callback(null, '127.0.0.1', 4);
  const fetch = createProxiedFetch({
    passwords,
    env: {},
    resolveProxy: async () => 'DIRECT',
    lookup: publicLookup(lookup),
  });
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
  const fetch = createProxiedFetch({
    passwords,
    env,
    resolveProxy: async () => 'DIRECT',
    lookup: publicLookup(lookup),
  });
  const leaving = new AbortController();
  const ask = (name: string) => createPublicFetch(fetch)(new URL(`https://${name}/a.png`), {}, leaving.signal);
  await expect(ask('office.example')).rejects.toThrow('office.example is not on the internet');
  expect(connections).toBe(0);
  const asked = expect(ask('photos.example')).rejects.toThrow();
  await vi.waitFor(() => expect(connections).toBeGreaterThan(0));
  leaving.abort();
  await asked;
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
