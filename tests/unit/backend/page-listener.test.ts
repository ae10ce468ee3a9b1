import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { HttpError } from '../../../src-main/backend/http/errors.ts';
import type { Publication } from '../../../src-main/backend/publisher/publications.ts';
import type { ReleaseStore } from '../../../src-main/backend/publisher/release.ts';
import { createFlow } from '../../../src-main/backend/server/flow.ts';
import { createKeptBodies } from '../../../src-main/backend/server/kept-bodies.ts';
import { createLog } from '../../../src-main/backend/server/log.ts';
import { createMetrics } from '../../../src-main/backend/server/metrics.ts';
import { createObserver } from '../../../src-main/backend/server/observe.ts';
import { createPageHosts } from '../../../src-main/backend/server/page-hosts.ts';
import { hostedServer, roofer } from '../../support/hosted-site.ts';

type Headers = Record<string, string>;

/** Serves a listener on a socket. Returns a function that sends the listener a request for any host name. */
async function listening(listener: RequestListener) {
  const server = createServer(listener);
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return async (path: string, { Host = 'roof.example', ...others }: Headers = {}, method = 'GET') => {
    const asked = request({ port, host: '127.0.0.1', path, method, headers: { Host, ...others } }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    const { statusCode, headers } = answer;
    return { status: statusCode, headers, body: await buffer(answer) };
  };
}

/** Headers that Node's HTTP server adds, or that differ for each request. */
const NOT_COMPARED = new Set(['date', 'connection', 'keep-alive', 'x-request-id']);
const compared = (headers: Iterable<[string, unknown]>) =>
  [...headers].filter(([name]) => !NOT_COMPARED.has(name)).sort();

test('[SRV-04] a page over a socket is what the router answers, whatever is asked of it', async () => {
  const server = await hostedServer();
  const uploads = join(server.dataDir, 'media', 'uploads');
  await mkdir(uploads, { recursive: true });
  await writeFile(join(uploads, 'tour.mp4'), Buffer.alloc(50, 'film'));
  await server.edit(roofer, { logo: '/media/uploads/tour.mp4' });
  await server.publish(roofer, 'roof.example');
  const ask = await listening(server.backend.listener());
  const home = await ask('/');
  expect([home.status, home.body.toString()]).toEqual([200, expect.stringContaining('Summit Roofing')]);
  const film = `/${/assets\/[0-9a-f]{12}\.mp4/.exec(home.body.toString())?.[0] ?? ''}`;
  const etag = home.headers.etag ?? '';

  const asked: [path: string, headers?: Headers, method?: string][] = [
    ['/'],
    ['/', {}, 'HEAD'],
    ['/', { 'Accept-Encoding': 'gzip, deflate, br' }],
    ['/', { 'Accept-Encoding': 'gzip, br;q=0' }],
    ['/', { 'If-None-Match': etag }],
    ['/', { 'If-None-Match': `W/${etag}`, 'Accept-Encoding': 'br' }],
    ['/?a=b'],
    ['/robots.txt'],
    [film],
    [film, { Range: 'bytes=10-19' }],
    ['/nothing/here'],
    ['/a%20b'],
    ['/%E0%A4%A'],
    ['//evil.example/'],
    ['/__proto__'],
    ['/old-home'],
    ['/', { Host: 'ROOF.example.:8080' }],
    ['/services/?a=b', { Host: 'www.roof.example' }],
    ['/', {}, 'DELETE'],
  ];
  for (const [path, { Host = 'roof.example', ...headers } = {}, method] of asked) {
    const routed = await server.visit(Host + path, headers, method);
    const answer = await ask(path, { Host, ...headers }, method);
    const what = JSON.stringify([path, Host, headers, method]);
    expect(answer.status, what).toBe(routed.status);
    expect(compared(Object.entries(answer.headers)), what).toEqual(compared(routed.headers));
    expect(answer.body.equals(Buffer.from(await routed.arrayBuffer())), what).toBe(true);
  }
  const own = await ask('/healthz', { Host: '127.0.0.1' });
  expect([own.status, own.body.toString()]).toEqual([200, '{"status":"ok"}']);
});

test('[SRV-05] a page over a socket has a line in the log and a count, by the id that it was given', async () => {
  const server = await hostedServer(['--metrics-token=for-prometheus']);
  const ask = await listening(server.backend.listener());
  const { headers } = await ask('/', { 'X-Request-Id': 'from-a-proxy-1' });
  expect(headers['x-request-id']).toBe('from-a-proxy-1');
  expect((await ask('/', { 'X-Request-Id': 'a b"{}' })).headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  const lines = server.lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.filter(({ route }) => route === 'page')).toEqual([
    expect.objectContaining({ level: 'info', requestId: 'from-a-proxy-1', method: 'GET', status: 200, msg: 'request' }),
    expect.objectContaining({ requestId: expect.stringMatching(/^[\da-f-]{36}$/) }),
  ]);
  const shown = await server.call('GET', '/metrics', undefined, { Authorization: 'Bearer for-prometheus' });
  expect(await shown.text()).toMatch(/request_duration_seconds_count\{method="GET",route="page",status="200"\} 2/);
  expect(server.flow.count()).toBe(0);
});

/**
 * Serves a site on a socket, with `current` instead of a real release store. Returns a function that sends requests,
 * and the lines of the log.
 */
async function siteOf(current: ReleaseStore['current']) {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const publication = { sitePk: '1', domain: 'roof.example' } as Publication;
  const { before } = createPageHosts({
    domains: { siteAt: (name) => (name === publication.domain ? publication : undefined) },
    storeOf: () => ({ current, list: async () => [] }) as Partial<ReleaseStore> as ReleaseStore,
    bodies: createKeptBodies(0),
    observer: createObserver({ log, metrics: createMetrics(), flow: createFlow() }),
    ownHost: undefined,
  });
  const ask = await listening(before((_, answer) => answer.writeHead(418).end()));
  return { ask, lines };
}

test('[SRV-02] a page that cannot be read says why, and the server answers on', async () => {
  const { ask, lines } = await siteOf(() => Promise.reject(new HttpError(503, 'Not now.', 'files_down')));
  const { status, body } = await ask('/');
  expect([status, JSON.parse(body.toString())]).toEqual([503, { message: 'Not now.', code: 'files_down' }]);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'error', status: 503, route: 'page' });
  expect((await ask('/', { Host: 'unknown.example' })).status).toBe(418);
});

test('[SRV-04] a redirect leads where it says when no header can hold it as it is', async () => {
  const redirects = [{ source: '/a', destination: '/b\r\nSet-Cookie: c=d/‘e’', status: 301 as const }];
  const { ask } = await siteOf(async () => ({ id: '1', publishedAt: 0, files: {}, redirects }));
  const { status, headers } = await ask('/a');
  expect([status, headers['set-cookie']]).toEqual([301, undefined]);
  expect(headers.location).toBe('/b%0D%0ASet-Cookie:%20c=d/%E2%80%98e%E2%80%99');
});
