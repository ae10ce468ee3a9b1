import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { boundedFetch, readBytes, readText } from '../../../src-main/backend-client/bounded-fetch.ts';
import { createLiveReader } from '../../../src-main/media/live-reader.ts';

const MB = 1024 * 1024;
let server: Server;
let answer: RequestListener;
let url: URL;
/** resolves when the response has ended or its connection is closed */
let left: PromiseWithResolvers<void>;
beforeEach(async () => {
  left = Promise.withResolvers();
  server = createServer((request, response) => {
    response.on('close', left.resolve);
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/page`);
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

/**
 * Makes the server send bytes endlessly, as fast as the client reads them. Returns a function that returns the number
 * of bytes sent.
 */
function endless(): () => number {
  let sent = 0;
  answer = (_request, response) => {
    const more = (): void => {
      let hasRoom = true;
      while (!response.destroyed && hasRoom) {
        hasRoom = response.write(Buffer.alloc(MB));
        sent += MB;
      }
    };
    response.on('drain', more);
    more();
  };
  return () => sent;
}

test('an answer without an end is left at its limit, its connection with it', async () => {
  const sent = endless();
  const page = await boundedFetch(fetch, url, {});
  await expect(readBytes(page)).rejects.toMatchObject({ maxBytes: 8 * MB });
  await left.promise;
  expect(sent()).toBeGreaterThan(8 * MB);
  expect(sent()).toBeLessThan(64 * MB);
});

test('an answer that says that it is too large is not begun', async () => {
  answer = (_request, response) => response.writeHead(200, { 'content-length': 1500 * MB }).flushHeaders();
  await expect(readText(await boundedFetch(fetch, url, {}))).rejects.toMatchObject({ maxBytes: 8 * MB });
  await left.promise;
});

test('an answer is counted as it is unpacked', async () => {
  const packed = gzipSync(Buffer.alloc(64 * MB));
  expect(packed.length).toBeLessThan(MB);
  answer = (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed);
  await expect(readBytes(await boundedFetch(fetch, url, {}))).rejects.toMatchObject({ maxBytes: 8 * MB });
});

test('an answer within its limits is read whole', async () => {
  answer = (_request, response) => response.end('Grüße');
  expect(await readText(await boundedFetch(fetch, url, {}), 7)).toBe('Grüße');
});

test('a server that does not answer is given up when the time is over', async () => {
  answer = () => undefined;
  await expect(boundedFetch(fetch, url, { timeoutMs: 20 })).rejects.toMatchObject({ timeoutMs: 20 });
  await left.promise;
});

test('a body that never ends is given up when the time is over, though it keeps coming', async () => {
  answer = (_request, response) => {
    const drip = setInterval(() => response.write('.'), 5);
    response.on('close', () => clearInterval(drip));
  };
  const page = await boundedFetch(fetch, url, { timeoutMs: 200 });
  await expect(readBytes(page)).rejects.toMatchObject({ timeoutMs: 200 });
  await left.promise;
});

test('boundedFetch rejects after the timeout when fetch never settles', async () => {
  const nowhere = () => new Promise<never>(() => undefined);
  await expect(boundedFetch(nowhere, url, { timeoutMs: 20 })).rejects.toMatchObject({ timeoutMs: 20 });
});

test('boundedFetch rejects with the caller’s reason when the caller aborts', async () => {
  answer = () => undefined;
  const leaving = new AbortController();
  const asked = boundedFetch(fetch, url, { signal: leaving.signal });
  leaving.abort(new Error('left'));
  await expect(asked).rejects.toThrow('left');
});

test('[PUB-03] a published page of 1.5 GB is not read into memory', async () => {
  const sent = endless();
  const ports = { fetch, publicFetch: () => Promise.reject(new Error('not asked')) };
  const read = createLiveReader({ ...ports, baseUrl: async () => url.origin });
  await expect(read(url.href, new AbortController().signal)).rejects.toMatchObject({ maxBytes: 8 * MB });
  await left.promise;
  expect(sent()).toBeGreaterThan(8 * MB);
  expect(sent()).toBeLessThan(64 * MB);
});
