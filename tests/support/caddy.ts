import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:https';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../scripts/lib/free-port.ts';

export interface Caddy {
  /** the studio's address */
  url: string;
  /** path of the certificate file of the authority that signs Caddy's certificates */
  authority: string;
  /** Requests the address by TLS, as a visitor who enters the address. @throws if the name gets no valid certificate */
  visit(address: string, headers?: Record<string, string>): Promise<{ status: number; headers: object; body: string }>;
  stop(): Promise<void>;
}

interface CaddySettings {
  /** the port for TLS; the default is any free port */
  port?: number;
  studioHost?: string;
}

/**
 * Starts Caddy with the repository's configuration file in front of servers at the given ports. Caddy signs the
 * certificates with an authority of its own.
 */
export async function startCaddy(servers: readonly number[], settings: CaddySettings = {}): Promise<Caddy> {
  const { port = await freePort(), studioHost = 'studio.agency.example' } = settings;
  const folder = await mkdtemp(join(tmpdir(), 'sitewright-caddy-'));
  const httpPort = await freePort();
  const own = [
    '\tadmin off',
    '\tlocal_certs',
    '\tskip_install_trust',
    `\thttp_port ${httpPort}`,
    `\thttps_port ${port}`,
    `\tstorage file_system ${folder}`,
  ];
  const file = join(folder, 'Caddyfile');
  const config = readFileSync(join(import.meta.dirname, '../../resources/server/Caddyfile'), 'utf8');
  await writeFile(
    file,
    config.replace(/^\{$/m, ['{', ...own].join('\n')).replace('127.0.0.1:8080', `127.0.0.1:${servers[0]}`),
  );
  const child = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      HOME: folder,
      STUDIO_HOST: studioHost,
      SERVERS: servers.map((server) => `127.0.0.1:${server}`).join(' '),
    },
  });
  let log = '';
  child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const authority = join(folder, 'pki', 'authorities', 'local', 'root.crt');
  await untilReady(child, port, authority).catch((error: unknown) => {
    child.kill();
    throw new Error(`Caddy did not start: ${log}`, { cause: error });
  });
  return {
    url: `https://${studioHost}:${port}`,
    authority,
    async visit(address, headers = {}) {
      const { hostname, pathname, search } = new URL(`https://${address}`);
      const asked = request({
        ...{ host: '127.0.0.1', port, servername: hostname, path: pathname + search, agent: false },
        headers: { ...headers, Host: hostname },
        ca: readFileSync(authority),
      });
      asked.end();
      const [answer] = await once(asked, 'response');
      return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
    },
    async stop() {
      child.kill();
      await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function untilReady(child: ChildProcess, port: number, authority: string): Promise<void> {
  const failed = Promise.race([once(child, 'error'), once(child, 'exit')]).then(([cause]) => {
    throw new Error(String(cause));
  });
  const ready = (async () => {
    while (!existsSync(authority) || !(await isOpen(port))) await pause(50);
  })();
  await Promise.race([ready, failed]);
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
