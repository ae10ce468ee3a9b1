import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientAt } from '../support/client.ts';
import { openHarness } from './calls/harness.ts';
import { calls } from './calls/index.ts';

/**
 * Tests what the client reports for answers that no call expects. The client does the same on every backend, so a
 * single backend is enough to prepare the calls.
 */
let harness: Awaited<ReturnType<typeof openHarness>>;
/** a server that gives the same answer to every request */
let odd: { server: Server; status: number; body: string };

beforeAll(async () => {
  harness = await openHarness();
  const server = createServer((request, response) =>
    request.resume().on('end', () => response.writeHead(odd.status).end(odd.body)),
  );
  odd = { server, status: 200, body: '' };
  await once(server.listen(0, '127.0.0.1'), 'listening');
}, 60_000);
afterAll(() => {
  odd.server.closeAllConnections();
  odd.server.close();
  harness.close();
});

const oddClient = () => clientAt(`http://127.0.0.1:${(odd.server.address() as AddressInfo).port}`).client;

test.each(calls)('[HOST-02] %s hands on the words of a failing server', async (_name, { ask }) => {
  Object.assign(odd, { status: 500, body: '{"message":"The database is down.","error":null}' });
  const client = oddClient();
  await expect(ask(client, harness)).rejects.toMatchObject({
    code: 'BACKEND_FAILED',
    message: 'The database is down.',
  });
  client.close();
});

test.each(calls)(
  '[HOST-02] %s hands on the words of a refusal that comes with a good HTTP status',
  async (_name, { ask }) => {
    Object.assign(odd, { status: 200, body: '{"status":"error","message":"The account is closed."}' });
    const client = oddClient();
    await expect(ask(client, harness)).rejects.toMatchObject({
      code: 'BACKEND_REFUSED',
      message: 'The account is closed.',
    });
    client.close();
  },
);

test.each(calls)('[HOST-02] %s tells that a web page is no answer', async (_name, { ask }) => {
  Object.assign(odd, { status: 200, body: '<!doctype html><title>Sign in to this network</title>' });
  const client = oddClient();
  await expect(ask(client, harness)).rejects.toMatchObject({
    code: 'BAD_ANSWER',
    message: expect.stringMatching(/^The server’s answer to (GET|POST) \/\S+ could not be understood/) as string,
  });
  client.close();
});
