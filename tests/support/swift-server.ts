import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../../scripts/lib/free-port.ts';
import { passOn } from './pass-on.ts';
import type { ObjectStore } from './s3-server.ts';

const HOST = '127.0.0.1';
const LOOK_MS = 50;
const [KEY, SECRET] = ['test:tester', 'testing'];
const STORES = ['account', 'container', 'object'];
/** 2^4 partitions, one replica, at least an hour between two moves of a partition: enough for tests with one node. */
const RING = ['4', '1', '1'];

type Settings = Readonly<Record<string, string | number>>;

/** The filters in the order that Swift requires. `s3api` translates S3's calls, `tempauth` checks the account. */
const filtersOf = (memcache: number): Readonly<Record<string, Settings>> => ({
  catch_errors: {},
  gatekeeper: {},
  healthcheck: {},
  cache: { use: 'egg:swift#memcache', memcache_servers: `${HOST}:${memcache}` },
  listing_formats: {},
  s3api: { location: 'us-east-1' },
  tempauth: { user_test_tester: `${SECRET} .admin` },
  copy: {},
  slo: {},
  dlo: {},
  versioned_writes: {},
});

const section = (name: string, settings: Settings): string =>
  [`[${name}]`, ...Object.entries(settings).map(([key, value]) => `${key} = ${value}`), ''].join('\n');

/**
 * Starts OpenStack Swift with its S3 API on a single node on the loopback interface, and makes a bucket that anybody
 * may read.
 */
export async function startSwift(bucket: string, parent: string): Promise<ObjectStore> {
  const folder = await mkdtemp(join(parent, 'sitewright-swift-'));
  await mkdir(join(folder, 'devices', 'disk'), { recursive: true });
  const { username: user } = userInfo();
  const usual = {
    ...{ bind_ip: HOST, user, swift_dir: folder, workers: 1, log_level: 'CRITICAL' },
    ...{ devices: join(folder, 'devices'), mount_check: 'false', disable_fallocate: 'true' },
  };
  const commands: [string, ...string[]][] = [];

  async function addPart(name: string, ...sections: string[]): Promise<number> {
    const port = await freePort();
    const file = join(folder, `${name}.conf`);
    await writeFile(file, [section('DEFAULT', { ...usual, bind_port: port }), ...sections].join('\n'));
    commands.push([`swift-${name}-server`, file]);
    return port;
  }
  async function addStore(store: string): Promise<void> {
    const app = `${store}-server`;
    const sections = [
      section('pipeline:main', { pipeline: app }),
      section(`app:${app}`, { use: `egg:swift#${store}` }),
    ];
    const port = await addPart(store, ...sections);
    const file = join(folder, `${store}.builder`);
    for (const step of [['create', ...RING], ['add', `r1z1-${HOST}:${port}/disk`, '1'], ['rebalance']]) {
      await promisify(execFile)('swift-ring-builder', [file, ...step]);
    }
  }
  await Promise.all(STORES.map(addStore));
  const memcache = await freePort();
  commands.push(['memcached', `--listen=${HOST}`, `--port=${memcache}`, `--user=${user}`]);
  const filters = filtersOf(memcache);
  const port = await addPart(
    'proxy',
    section('pipeline:main', { pipeline: [...Object.keys(filters), 'proxy-server'].join(' ') }),
    section('app:proxy-server', { use: 'egg:swift#proxy', account_autocreate: 'true' }),
    ...Object.entries(filters).map(([name, own]) => section(`filter:${name}`, { use: `egg:swift#${name}`, ...own })),
  );

  const origin = `http://${HOST}:${port}`;
  const children = commands.map(([command, ...args]) => {
    const child = spawn(command, args, { stdio: 'ignore' });
    return { child, command, ended: once(child, 'exit') };
  });
  const stop = async (): Promise<void> => {
    for (const { child } of children) child.kill();
    await Promise.allSettled(children.map(({ ended }) => ended));
    await rm(folder, { recursive: true, force: true });
  };
  const failed = Promise.race(
    children.map(async ({ command, ended }) => {
      const [code] = (await ended) as [number | null];
      throw new Error(`${command} ended with code ${String(code)}.`);
    }),
  );
  try {
    await Promise.race([createBucketWhenReady(origin, bucket), failed]);
  } catch (error) {
    await stop();
    throw error;
  }
  failed.catch(() => undefined);
  return {
    answer: (request, response) => passOn(request, response, origin),
    ...{ key: KEY, secret: SECRET, stop },
    publicPath: `/v1/AUTH_test/${bucket}`,
  };
}

/** Waits until Swift answers, then makes the bucket. */
async function createBucketWhenReady(endpoint: string, bucket: string): Promise<void> {
  while (!(await fetch(`${endpoint}/healthcheck`).catch(() => undefined))?.ok) await pause(LOOK_MS);
  const credentials = { accessKeyId: KEY, secretAccessKey: SECRET };
  const client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true, credentials });
  await client.send(new CreateBucketCommand({ Bucket: bucket, ACL: 'public-read' }));
}
