import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createHmac } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';

const BUCKET = 'photos';
/** the server's own account */
const [KEY, SECRET] = ['S3RVER', 'S3RVER'];
const LIFETIME_S = 600;

/** A presigned address for one PUT, for a type and public reading: Signature Version 2, which this server checks. */
function presigned(origin: string, name: string, type: string, at: Date): string {
  const path = `/${BUCKET}/${name}`;
  const expires = String(Math.floor(at.getTime() / 1000) + LIFETIME_S);
  const signed = ['PUT', '', type, expires, 'x-amz-acl:public-read', path].join('\n');
  const signature = createHmac('sha1', SECRET).update(signed).digest('base64');
  return `${origin}${path}?${new URLSearchParams({ AWSAccessKeyId: KEY, Expires: expires, Signature: signature })}`;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A server with S3's calls in its own process, with one bucket. */
export async function startS3Server() {
  const folder = await mkdtemp(join(tmpdir(), 'sitewright-s3-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${String(port)}`;
  const program = join(import.meta.dirname, '../../node_modules/s3rver/bin/s3rver.js');
  const args = ['-d', folder, '-a', '127.0.0.1', '-p', String(port), '--configure-bucket', BUCKET];
  const child = fork(program, args, { stdio: 'ignore' });
  const ended = once(child, 'exit');
  await vi.waitFor(() => fetch(origin), { timeout: 30_000, interval: 100 });
  return {
    /**
     * an address at which a file of this name and type can be put for 600 s from `at` on, and the address to read it
     */
    place: (name: string, type: string, at = new Date()) => ({
      uploadUrl: presigned(origin, name, type, at),
      fileUrl: `${origin}/${BUCKET}/${name}`,
    }),
    async stop(): Promise<void> {
      child.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
