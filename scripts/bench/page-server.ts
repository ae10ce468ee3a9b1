import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo, Server } from 'node:net';
import type { Answer, HeaderOf } from '../../src-main/backend/pages/answer.ts';

type Answers = (url: string, header: HeaderOf) => Promise<Answer>;

export interface PageServer {
  /** IP address and port, such as `127.0.0.1:8080` */
  host: string;
  close(): Promise<void>;
}

/** Serves plain HTTP/1.1 on the loopback interface. */
export async function servePlainly(answers: Answers): Promise<PageServer> {
  const server = createServer((request, response) => void send(answers, request, response));
  return listening(server, () => server.closeAllConnections());
}

/**
 * Serves TLS and HTTP/2 on the loopback interface, like Caddy in front of the server for an agency. Uses a test
 * certificate.
 */
export async function serveSecurely(answers: Answers): Promise<PageServer> {
  const read = (name: string): Promise<Buffer> =>
    readFile(new URL(`../../tests/support/certificates/${name}`, import.meta.url));
  const [key, cert] = await Promise.all([read('server.key'), read('server.pem')]);
  const server = createSecureServer({ key, cert }, (request, response) => void send(answers, request, response));
  const sessions = new Set<{ destroy(): void }>();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  return listening(server, () => sessions.forEach((session) => session.destroy()));
}

async function send(
  answers: Answers,
  { url = '/', headers: asked }: IncomingMessage | Http2ServerRequest,
  response: ServerResponse | Http2ServerResponse,
): Promise<void> {
  try {
    const { status, headers, body } = await answers(url, (name) => asked[name]?.toString());
    response.statusCode = status;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.end(body ?? '');
  } catch (error) {
    response.destroy(error as Error);
  }
}

async function listening(server: Server, disconnect: () => void): Promise<PageServer> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    host: `127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    async close() {
      disconnect();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
