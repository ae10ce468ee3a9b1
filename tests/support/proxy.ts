import { once } from 'node:events';
import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

/** Where a connection is cut: after this number of bytes of the request or of its answer. */
export interface Cut {
  /** the beginning of the request to cut, such as `POST /edit/landingpage` */
  request: string;
  side: 'request' | 'response';
  bytes: number;
}

export interface Proxy {
  url: string;
  /** cuts the next such request, once only */
  cut(cut: Cut): void;
  /** delay in milliseconds before each request is forwarded */
  latencyMs: number;
  /** number of bytes of the last cut request, and of its answer, that were forwarded */
  passed: { request: number; response: number };
  stop(): Promise<void>;
}

/** Starts a TCP proxy in front of a backend. The proxy can cut connections at any byte. */
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
    /** Forwards the allowed bytes, and ends the connection after the last of them. */
    const pass = (chunk: Buffer, to: Socket, side: Cut['side']) => {
      if (!struck) return void to.write(chunk);
      const rest = struck.side === side ? struck.bytes - proxy.passed[side] : Infinity;
      const part = chunk.subarray(0, Math.max(0, rest));
      proxy.passed[side] += part.length;
      const isCut = chunk.length >= rest;
      to.write(part, () => {
        if (!isCut) return;
        // `end` still sends the bytes that were written before. `destroy` could lose them.
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
