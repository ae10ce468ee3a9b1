import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy that sends each call to the next of the servers, as one before several instances may. */
export async function startAlternating(urls: readonly string[]): Promise<{ url: string; stop: () => void }> {
  let calls = 0;
  const proxy = createServer((incoming, outgoing) => {
    const { method, headers, url } = incoming;
    const target = new URL(url ?? '/', urls[calls++ % urls.length]);
    const passed = request(target, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    stop() {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
