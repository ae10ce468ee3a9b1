import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** @param origin origin of the server, such as `http://127.0.0.1:8080` */
export type Answer = (response: ServerResponse, origin: string, request: IncomingMessage) => void;

/** Starts an HTTP server on the loopback interface. The server keeps requests in `asked`, and ends with the test. */
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
