import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../lib/free-port.ts';
import { findNginx } from '../lib/system-packages.mjs';

const LOOK_MS = 20;

/**
 * Returns nginx's configuration. nginx has one worker, because the app's server is one process too. A connection is
 * kept for all requests of a client. Sendfile and a log line per request are Debian's defaults.
 */
const configOf = (port: number, encoding: string): string => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid nginx.pid;
error_log error.log;
events { worker_connections 768; }
http {
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path temp;`).join(' ')}
  access_log access.log;
  sendfile on;
  tcp_nopush on;
  # by default each client has to connect again after 1000 requests
  keepalive_requests 100000000;
  server {
    listen 127.0.0.1:${String(port)};
    root site;
    ${encoding === 'identity' ? '' : `add_header Content-Encoding ${encoding};`}
    add_header Vary Accept-Encoding;
    add_header Cache-Control no-cache;
  }
}
`;

/** Starts nginx in the given folder. `page` is the bytes of the home page, which are encoded by `encoding` already. */
export async function startNginx(folder: string, page: Buffer, encoding: string) {
  const program = findNginx();
  if (program === undefined) throw new Error('nginx is missing: install the package nginx.');
  const port = await freePort();
  await mkdir(join(folder, 'site'), { recursive: true });
  await writeFile(join(folder, 'site', 'index.html'), page);
  await writeFile(join(folder, 'nginx.conf'), configOf(port, encoding));
  const child = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  while (!(await fetch(`http://127.0.0.1:${String(port)}/`).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`nginx ended with code ${String(child.exitCode)}.`);
    await pause(LOOK_MS);
  }
  return {
    port,
    async stop() {
      child.kill();
      await ended;
    },
  };
}
