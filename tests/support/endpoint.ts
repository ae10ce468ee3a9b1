import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** @param origin of the endpoint */
export type Answer = (response: ServerResponse, origin: string, request: IncomingMessage) => void;

/** Starts a test's own endpoint on the loopback interface, which keeps the requests that it gets. */
export async function startEndpoint(answer: Answer) {
  const asked: { request: IncomingMessage; body: unknown }[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      asked.push({ request, body: body === '' ? undefined : (JSON.parse(body) as unknown) });
      answer(response, origin(), request);
    });
  });
  const origin = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { asked, url: `${origin()}/v1` };
}
