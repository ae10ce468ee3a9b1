import { type IncomingMessage, request, type ServerResponse } from 'node:http';

/** Forwards a request unchanged, including its host name, to another server, and returns that server's answer. */
export function passOn(incoming: IncomingMessage, outgoing: ServerResponse, origin: string | undefined): void {
  const { method, headers, url = '/' } = incoming;
  const passed = request(new URL(url, origin), { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
    // OpenStack Swift ends answers to HEAD with a chunk, which HTTP forbids and Node reports as an error. The answer
    // ends before that error, which is then ignored.
    if (method === 'HEAD') outgoing.end();
    else answer.pipe(outgoing);
  });
  passed.on('error', () => {
    if (!outgoing.writableEnded) outgoing.destroy();
  });
  incoming.pipe(passed);
}
