import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { passOn } from './pass-on.ts';

/** Starts a proxy that sends each call to the next of the servers, as a load balancer for several instances may. */
export async function startAlternating(urls: readonly string[]): Promise<{ url: string; stop: () => void }> {
  let calls = 0;
  const proxy = createServer((incoming, outgoing) => passOn(incoming, outgoing, urls[calls++ % urls.length])).listen(
    0,
    '127.0.0.1',
  );
  await once(proxy, 'listening');
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    stop() {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
