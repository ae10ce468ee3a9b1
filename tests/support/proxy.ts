import { once } from 'node:events';
import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

/** Where the connection is cut: so many bytes of the request, or of its answer, still get through. */
export interface Cut {
  /** how the request that is struck begins, as `POST /edit/landingpage` */
  request: string;
  side: 'request' | 'response';
  bytes: number;
}

export interface Proxy {
  url: string;
  /** strikes the next such request, once */
  cut(cut: Cut): void;
  /** milliseconds before each request is passed on */
  latencyMs: number;
  /** bytes of the last request that `cut` named, and of its answer, that got through */
  passed: { request: number; response: number };
  stop(): Promise<void>;
}

/** A TCP proxy in front of a backend that can end connections in the middle of anything. */
export async function startProxy(target: string): Promise<Proxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let planned: Cut | undefined;
  const proxy: Proxy = {
    url: '',
    latencyMs: 0,
    passed: { request: 0, response: 0 },
    cut: (cut) => {
      planned = cut;
      proxy.passed = { request: 0, response: 0 };
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };

  const server = createServer((client) => {
    const backend = connect(Number(port), hostname);
    let struck: Cut | undefined;
    for (const socket of [client, backend]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        backend.destroy();
      });
    }
    /** Passes on what may pass; the end of the connection follows the last byte that does. */
    const pass = (chunk: Buffer, to: Socket, side: Cut['side']) => {
      if (!struck) return void to.write(chunk);
      const rest = struck.side === side ? struck.bytes - proxy.passed[side] : Infinity;
      const part = chunk.subarray(0, Math.max(0, rest));
      proxy.passed[side] += part.length;
      const isCut = chunk.length >= rest;
      to.write(part, () => {
        if (!isCut) return;
        // What was passed on must arrive before the end does.
        to.end();
        (to === client ? backend : client).destroy();
      });
    };
    client.on('data', (chunk) => {
      const head = chunk.toString('latin1', 0, 80);
      if (/^(GET|POST|HEAD|PUT) /.test(head)) {
        struck = planned && head.startsWith(planned.request) ? planned : undefined;
        if (struck) planned = undefined;
      }
      if (proxy.latencyMs === 0) pass(chunk, backend, 'request');
      else setTimeout(() => pass(chunk, backend, 'request'), proxy.latencyMs);
    });
    backend.on('data', (chunk) => pass(chunk, client, 'response'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  proxy.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return proxy;
}
