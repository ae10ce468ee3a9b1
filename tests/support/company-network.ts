import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server as HttpServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, connect, createServer as createTcpServer, type Server, type Socket } from 'node:net';
import type { Credentials } from '../../src-main/backend-client/proxy-agents.ts';

const file = (name: string): string => readFileSync(new URL(`certificates/${name}`, import.meta.url), 'utf8');
export const companyAuthority = file('ca.pem');
export const authorityPath = new URL('certificates/ca.pem', import.meta.url).pathname;
export const serverCertificate = file('server.pem');

export const portOf = (server: Server): number => (server.address() as AddressInfo).port;

export async function listening<T extends Server>(server: T): Promise<T> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}

/** Makes a server with a certificate of the company's own authority. It answers with the request's method and path. */
export const tlsBackend = () =>
  createTlsServer({ key: file('server.key'), cert: serverCertificate }, (request, response) =>
    response.end(`${request.method} ${request.url}`),
  );

export interface OfficeProxy<T extends Server> {
  server: T;
  /** `host:port` */
  address: string;
  /** targets (`host:port`) of the requests that the proxy accepted */
  acceptedTargets: string[];
  /** the login that the proxy asks for; undefined if it asks for none. A test may change it. */
  login: Credentials | undefined;
}

/** Starts an HTTP proxy that connects every name to the target's port on this computer. */
export async function httpProxy(
  target: () => Server,
  scheme = 'Basic realm="office"',
): Promise<OfficeProxy<HttpServer>> {
  const server = await listening(createServer());
  const proxy: OfficeProxy<HttpServer> = {
    server,
    address: `127.0.0.1:${portOf(server)}`,
    acceptedTargets: [],
    login: undefined,
  };
  server.on('connect', (request, client) => {
    const { login } = proxy;
    const expected = login && `Basic ${Buffer.from(`${login.user}:${login.password}`).toString('base64')}`;
    if (expected !== undefined && request.headers['proxy-authorization'] !== expected) {
      client.end(`HTTP/1.1 407 Who\r\nProxy-Authenticate: ${scheme}\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    proxy.acceptedTargets.push(request.url ?? '');
    client.write('HTTP/1.1 200 Connection established\r\n\r\n');
    join(client as Socket, target());
  });
  return proxy;
}

/** Starts a SOCKS 5 proxy (RFC 1928, 1929) that connects every name to the target's port on this computer. */
export async function socksProxy(target: () => Server): Promise<OfficeProxy<Server>> {
  const server = await listening(createTcpServer());
  const proxy: OfficeProxy<Server> = {
    server,
    address: `127.0.0.1:${portOf(server)}`,
    acceptedTargets: [],
    login: undefined,
  };
  const next = async (client: Socket): Promise<Buffer> => ((await once(client, 'data')) as [Buffer])[0];
  server.on('connection', (client) => {
    client.on('error', () => undefined);
    void (async () => {
      const methods = [...(await next(client)).subarray(2)];
      const method = proxy.login ? 2 : 0;
      if (!methods.includes(method)) return client.end(Buffer.from([5, 0xff]));
      client.write(Buffer.from([5, method]));
      if (proxy.login) {
        const said = await next(client);
        const length = said[1] ?? 0;
        const user = said.toString('utf8', 2, 2 + length);
        const password = said.toString('utf8', 3 + length);
        const isRight = user === proxy.login.user && password === proxy.login.password;
        client.write(Buffer.from([1, isRight ? 0 : 1]));
        if (!isRight) return client.end();
      }
      const request = await next(client);
      const length = request[4] ?? 0;
      proxy.acceptedTargets.push(`${request.toString('utf8', 5, 5 + length)}:${request.readUInt16BE(5 + length)}`);
      client.write(Buffer.from([5, 0, 0, 1, 0, 0, 0, 0, 0, 0]));
      join(client, target());
    })();
  });
  return proxy;
}

function join(client: Socket, target: Server): void {
  const server = connect(portOf(target), '127.0.0.1');
  for (const [one, other] of [
    [client, server],
    [server, client],
  ] as const) {
    one.on('error', () => other.destroy());
    one.on('close', () => other.destroy());
  }
  server.pipe(client).pipe(server);
}
