import { createServer } from 'node:http';
import { createBackend } from './app.ts';
import { fontsOfApp } from './font-requests.ts';
import { listen } from './listen.ts';
import { parseOptions } from './options.ts';

/** The port from an Electron utility process to the app. Missing if Node runs the backend alone. */
interface ParentPort {
  postMessage(message: unknown): void;
  on(event: 'message', listener: (event: { data: unknown }) => void): void;
}

// The same umask as in the app. A child process does not inherit the app's umask in all cases.
process.umask(0o077);

const { parentPort } = process as NodeJS.Process & { parentPort?: ParentPort };
const options = parseOptions(process.argv.slice(2));

let started = false;

/**
 * Waits for the launch token. The app sends the token by message, because all users of the computer can read the
 * arguments of a process.
 */
function tokenOfApp(port: ParentPort): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  port.on('message', ({ data }) => {
    const { type, token } = (data ?? {}) as { type?: unknown; token?: unknown };
    if (type === 'token' && typeof token === 'string' && token !== '') resolve(token);
    // After the start, the handler below ends the process, because the database must be closed first.
    if (type === 'shutdown' && !started) process.exit(0);
  });
  return promise;
}

const token = parentPort ? await tokenOfApp(parentPort) : options.token;
const backend = await createBackend({ ...options, token, ...(parentPort && { cutFont: fontsOfApp(parentPort) }) });
started = true;
const server = createServer(backend.listener());

let closing = false;
function shutDown(): void {
  if (closing) return;
  closing = true;
  if (!server.listening) process.exit(0);
  server.close(() => void backend.close().finally(() => process.exit(0)));
  server.closeIdleConnections();
  setTimeout(() => server.closeAllConnections(), 1000).unref();
}

parentPort?.on('message', ({ data }) => {
  if ((data as { type?: unknown } | null)?.type === 'shutdown') shutDown();
});
process.on('SIGTERM', shutDown);
process.on('SIGINT', shutDown);
process.on('disconnect', shutDown);

// Listens only now, because a request to shut down may come at any time, and the handlers for it must be set before.
const url = `http://127.0.0.1:${await listen(server, options)}`;
if (parentPort) parentPort.postMessage({ type: 'ready', url });
else process.stdout.write(`${JSON.stringify({ event: 'ready', url })}\n`);
