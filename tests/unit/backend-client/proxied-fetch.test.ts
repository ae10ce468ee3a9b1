import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type LookupFunction } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createProxiedFetch as create } from '../../../src-main/backend-client/proxied-fetch.ts';
import { waysOf } from '../../../src-main/backend-client/proxy-choice.ts';

const backend = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => (body += String(chunk)));
  request.on('end', () => response.end(`${request.method} ${request.url} ${body}`));
});
const tunnels: string[] = [];
/** A proxy that connects every host name to `backend`, so that the app need not resolve the names. */
const proxy = createServer();
proxy.on('connect', (request, client) => {
  tunnels.push(request.url ?? '');
  const server = connect(portOf(backend), '127.0.0.1', () => {
    client.write('HTTP/1.1 200 Connection established\r\n\r\n');
    server.pipe(client).pipe(server);
  });
  for (const socket of [server, client]) socket.on('error', () => server.destroy());
});
const portOf = (server: Server) => (server.address() as AddressInfo).port;
const proxyHost = () => `127.0.0.1:${portOf(proxy)}`;

beforeAll(async () => {
  for (const server of [backend, proxy]) await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => void (tunnels.length = 0));
afterAll(() => {
  for (const server of [backend, proxy]) server.close();
});

const passwords = { of: async () => undefined, refused: () => undefined };
const createProxiedFetch = (options: Omit<Parameters<typeof create>[0], 'passwords'>) =>
  create({ ...options, passwords });
const direct = () => Promise.resolve('DIRECT');
const HERE = () => `http://127.0.0.1:${portOf(backend)}/api`;
const THERE = 'http://backend.example/api';
const ask = async (fetch: typeof globalThis.fetch, url: string) =>
  (await fetch(url, { method: 'POST', body: 'hello', redirect: 'manual', signal: AbortSignal.timeout(10_000) })).text();

describe('requests', () => {
  test('go through the proxy that the system names', async () => {
    const resolveProxy = vi.fn(async () => `QUIC 127.0.0.1:9; SOCKS5 127.0.0.1:9; PROXY ${proxyHost()}; DIRECT`);
    const fetch = createProxiedFetch({ env: {}, resolveProxy });
    expect(await ask(fetch, THERE)).toBe('POST /api hello');
    expect(tunnels).toEqual(['backend.example:80']);
    expect(resolveProxy).toHaveBeenCalledWith(THERE);
  });

  test.each(['HTTP_PROXY', 'http_proxy'])(
    'go through the proxy that %s names, whatever the system says',
    async (name) => {
      const fetch = createProxiedFetch({ env: { [name]: `http://${proxyHost()}` }, resolveProxy: direct });
      expect(await ask(fetch, THERE)).toBe('POST /api hello');
      expect(tunnels).toEqual(['backend.example:80']);
    },
  );

  test('to this computer go through none', async () => {
    const resolveProxy = vi.fn(async () => `PROXY ${proxyHost()}`);
    const fetch = createProxiedFetch({ env: {}, resolveProxy });
    expect(await ask(fetch, HERE())).toBe('POST /api hello');
    const env = { HTTP_PROXY: `http://${proxyHost()}` };
    expect(await ask(createProxiedFetch({ env, resolveProxy }), HERE())).toBe('POST /api hello');
    expect(tunnels).toEqual([]);
    expect(resolveProxy).not.toHaveBeenCalled();
  });

  test('go straight where the system names none, and where NO_PROXY says so', async () => {
    const lookup = vi.fn<LookupFunction>((_name, options, done) =>
      options.all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4),
    );
    const there = `http://backend.example:${portOf(backend)}/api`;
    const environment = { HTTP_PROXY: `http://${proxyHost()}`, NO_PROXY: 'other.example,.backend.example' };
    expect(await ask(createProxiedFetch({ env: {}, resolveProxy: direct, lookup }), there)).toBe('POST /api hello');
    expect(await ask(createProxiedFetch({ env: environment, resolveProxy: direct, lookup }), there)).toBe(
      'POST /api hello',
    );
    expect(lookup).toHaveBeenCalledTimes(2);
    expect(tunnels).toEqual([]);
  });
});

test.each([
  ['DIRECT', ['direct']],
  ['', ['direct']],
  ['PROXY proxy.office:8080', ['http://proxy.office:8080']],
  ['HTTPS proxy.office:444; DIRECT', ['https://proxy.office:444', 'direct']],
  ['SOCKS proxy.office:1080', ['socks4://proxy.office:1080']],
  [' socks5 a:1 ; proxy b:2', ['socks5://a:1', 'http://b:2']],
  ['QUIC a:1; DIRECT', ['direct']],
])('[HOST-07] the system’s %j means %j', (answer, ways) => {
  expect(waysOf(answer).map((way) => String(way).replace(/\/$/, ''))).toEqual(ways);
});
