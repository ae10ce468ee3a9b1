import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { createBackend } from './app.ts';
import { parseOptions } from './options.ts';

/** The side of an Electron utility process that talks to the app; absent when run by Node alone. */
interface ParentPort {
  postMessage(message: unknown): void;
  on(event: 'message', listener: (event: { data: unknown }) => void): void;
}

// As in the app, whose umask a process that it starts need not have.
process.umask(0o077);

const { parentPort } = process as NodeJS.Process & { parentPort?: ParentPort };
const options = parseOptions(process.argv.slice(2));

let started = false;

/** The app hands the launch token over by the port: what stands among the arguments any user of the computer can read. */
function tokenOfApp(port: ParentPort): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  port.on('message', ({ data }) => {
    const { type, token } = (data ?? {}) as { type?: unknown; token?: unknown };
    if (type === 'token' && typeof token === 'string' && token !== '') resolve(token);
    // Later on it closes what it has open first.
    if (type === 'shutdown' && !started) process.exit(0);
  });
  return promise;
}

const token = parentPort ? await tokenOfApp(parentPort) : options.token;
const backend = createBackend({ ...options, token });
started = true;
const server = createAdaptorServer({ fetch: backend.app.fetch }) as Server;

let closing = false;
function shutDown(): void {
  if (closing) return;
  closing = true;
  if (!server.listening) process.exit(0);
  server.close(() => {
    backend.close();
    process.exit(0);
  });
  server.closeIdleConnections();
  setTimeout(() => server.closeAllConnections(), 1000).unref();
}

parentPort?.on('message', ({ data }) => {
  if ((data as { type?: unknown } | null)?.type === 'shutdown') shutDown();
});
process.on('SIGTERM', shutDown);
process.on('SIGINT', shutDown);
process.on('disconnect', shutDown);

// Only now may anyone learn that the process is there: from here on it can be told to end.
server.listen(options.port, '127.0.0.1');
await once(server, 'listening');
const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
if (parentPort) parentPort.postMessage({ type: 'ready', url });
else process.stdout.write(`${JSON.stringify({ event: 'ready', url })}\n`);
