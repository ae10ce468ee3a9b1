import { type IncomingMessage, request, type ServerResponse } from 'node:http';

/** Sends a call to another server as it came, the name of its host included, and gives that one's answer. */
export function passOn(incoming: IncomingMessage, outgoing: ServerResponse, origin: string | undefined): void {
  const { method, headers, url = '/' } = incoming;
  const passed = request(new URL(url, origin), { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
    // Swift ends answers to HEAD by a chunk, which HTTP does not permit: the error that follows comes too late.
    if (method === 'HEAD') outgoing.end();
    else answer.pipe(outgoing);
  });
  passed.on('error', () => {
    if (!outgoing.writableEnded) outgoing.destroy();
  });
  incoming.pipe(passed);
}
