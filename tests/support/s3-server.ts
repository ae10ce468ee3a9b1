import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { startSwift } from './swift-server.ts';

const BUCKET = 'photos';
const LIFETIME_S = 600;

/** Carries out S3's calls on a single bucket. */
export interface ObjectStore {
  answer: RequestListener;
  key: string;
  secret: string;
  /** path below which anybody may read the bucket's files */
  publicPath: string;
  stop(): Promise<void>;
}

async function startS3rver(parent: string): Promise<ObjectStore> {
  const folder = await mkdtemp(join(parent, 'sitewright-s3-'));
  const s3 = new S3rver({
    directory: folder,
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  await s3.configureBuckets();
  const answer = s3.callback();
  return {
    answer(request, response) {
      // S3rver computes a wrong signature for the bucket's path with a slash at its end. So the signature is removed:
      // S3rver accepts requests without one.
      if (request.url?.split('?')[0] === `/${BUCKET}/`) delete request.headers.authorization;
      void answer(request, response);
    },
    ...{ key: 'S3RVER', secret: 'S3RVER' },
    publicPath: `/${BUCKET}`,
    async stop() {
      s3.logger.exceptions.unhandle();
      s3.logger.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Returns a presigned URL (Signature Version 2) for a PUT with this media type and the ACL `public-read`. */
function presigned({ key, secret }: ObjectStore, origin: string, name: string, type: string, at: Date): string {
  const path = `/${BUCKET}/${name}`;
  const expires = String(Math.floor(at.getTime() / 1000) + LIFETIME_S);
  const signed = ['PUT', '', type, expires, 'x-amz-acl:public-read', path].join('\n');
  const signature = createHmac('sha1', secret).update(signed).digest('base64');
  return `${origin}${path}?${new URLSearchParams({ AWSAccessKeyId: key, Expires: expires, Signature: signature })}`;
}

/**
 * What goes wrong with a call: an error status, no answer, the connection lost before or after the call is carried out,
 * or the answer cut off.
 */
export type BucketFault = '503' | 'silent' | 'lost before' | 'lost after' | 'cut';

/** Returns what goes wrong with a call, if anything. */
export type Failing = (method: string, path: string) => BucketFault | undefined;

/**
 * Starts a server with S3's calls and a single bucket. A test can make calls fail. The server is S3rver, or OpenStack
 * Swift with `SITEWRIGHT_S3=swift`.
 * @param parent folder in which the bucket's folder is made
 */
export async function startS3Server(parent = tmpdir()) {
  const store = await (process.env['SITEWRIGHT_S3'] === 'swift' ? startSwift(BUCKET, parent) : startS3rver(parent));
  const { key, secret, publicPath } = store;
  let failing: Failing = () => undefined;
  const calls: string[] = [];
  const seen: IncomingHttpHeaders[] = [];

  function handle(request: IncomingMessage, response: ServerResponse): void {
    const { method = '', url = '' } = request;
    const [path = ''] = url.split('?');
    calls.push(`${method} ${path}`);
    seen.push(request.headers);
    const fault = failing(method, path);
    if (fault === '503') {
      request.resume();
      response.writeHead(503, { 'Content-Type': 'application/xml' });
      response.end('<Error><Code>SlowDown</Code></Error>');
      return;
    }
    if (fault === 'silent') return;
    if (fault === 'lost before') return void request.socket.destroy();
    if (fault === 'lost after') response.writeHead = () => response.destroy();
    if (fault === 'cut') {
      const write = response.write.bind(response);
      response.write = (chunk: Buffer) => write(chunk.subarray(0, chunk.length >> 1), () => response.destroy());
    }
    store.answer(request, response);
  }

  const server = createServer(handle).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return {
    bucket: `s3://${BUCKET}`,
    /** the settings by which a server reaches the bucket */
    access: { endpoint: origin, region: 'us-east-1', key, secret, publicRead: false },
    /** command-line arguments for a server of an agency that uses the bucket */
    settings: [`--bucket=s3://${BUCKET}`, `--s3-endpoint=${origin}`, `--s3-key=${key}`, `--s3-secret=${secret}`],
    /** `METHOD path` of each call */
    calls,
    /** the headers of each call */
    headers: seen,
    /** Makes calls fail from now on as the function says. */
    fail: (rule: Failing) => void (failing = rule),
    /**
     * Returns the URL to which a file of this name and type can be put within 600 s after `at`, and the URL to read the
     * file.
     */
    place: (name: string, type: string, at = new Date()) => ({
      uploadUrl: presigned(store, origin, name, type, at),
      fileUrl: `${origin}${publicPath}/${name}`,
    }),
    async stop(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await store.stop();
    },
  };
}

export type S3Server = Awaited<ReturnType<typeof startS3Server>>;
