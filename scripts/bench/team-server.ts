import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Role } from '#shared/domain/staff/roles.ts';
import { createStaffList } from '../../src-main/backend/auth/staff.ts';
import type { Db } from '../../src-main/backend/db/tables.ts';
import { freePort } from '../lib/free-port.ts';

/** Parent of the folders that measurements write to. It is on a disk; the usual temporary folder may be in memory. */
const FOLDER = '/var/tmp';
const LOOK_MS = 50;
const PHONE = '+12025550111';

interface Postgres {
  database(): Promise<string>;
  pid(): number;
  stop(): Promise<void>;
}

interface S3Server {
  settings: string[];
  access: { endpoint: string; region: string; key: string; secret: string; publicRead: boolean };
  bucket: string;
  stop(): Promise<void>;
}

/**
 * Imports a module of `tests/support` by its path, because the tests are outside of the scripts' TypeScript project.
 */
async function support<M>(name: string): Promise<M> {
  return (await import(new URL(`../../tests/support/${name}.ts`, import.meta.url).href)) as M;
}

/** Creates a folder on a disk for what a measurement writes. `stop` deletes the folder. */
export async function makeFolder(): Promise<{ path: string; stop(): Promise<void> }> {
  const path = await mkdtemp(join(FOLDER, 'sitewright-bench-'));
  return { path, stop: () => rm(path, { recursive: true, force: true }) };
}

/** Starts a PostgreSQL cluster that answers a commit only once the commit is on the disk. */
async function startPostgres(): Promise<Postgres> {
  const { startPostgres: start } = await support<{ startPostgres(options: object): Promise<Postgres> }>('postgres');
  return start({ parent: FOLDER, durable: true });
}

async function startBucket(): Promise<S3Server> {
  const { startS3Server } = await support<{ startS3Server(parent: string): Promise<S3Server> }>('s3-server');
  return startS3Server(FOLDER);
}

export interface Running {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

/**
 * Starts the server for an agency, or an embedded backend, in a new process. The standard output of the process is
 * written to a file in `dataDir`.
 * @throws if the process ends before it answers
 */
export async function startBackend(
  entry: 'server' | 'embedded',
  dataDir: string,
  settings: readonly string[] = [],
): Promise<Running> {
  const port = await freePort();
  const log = openSync(join(dataDir, `${entry}-${String(port)}.log`), 'a');
  const file = join(import.meta.dirname, `../../src-main/backend/${entry}.ts`);
  const child = spawn(process.execPath, [file, `--data-dir=${dataDir}`, `--port=${String(port)}`, ...settings], {
    stdio: ['ignore', log, 'inherit'],
  });
  closeSync(log);
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${String(port)}`;
  while (!(await fetch(url).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`The ${entry} ended with code ${String(child.exitCode)}.`);
    await pause(LOOK_MS);
  }
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      child.kill();
      await ended;
    },
  };
}

/** Adds the person who signs in (see `signIn`) to the list of staff. */
export async function addStaff(db: Db, role: Role): Promise<void> {
  await createStaffList(db).add({ phoneNumber: PHONE, role, name: 'Ann Lee' });
}

/** Makes a call as a signed-in person: a POST if there is a body, otherwise a GET. Rejects if the status is not 2xx. */
export type Call = (path: string, body?: string | Buffer<ArrayBuffer>) => Promise<ArrayBuffer>;

export async function signIn(url: string): Promise<Call> {
  const asked = (await post(`${url}/pi/auth/internal`, { phoneNumber: PHONE })) as { demo_code: string };
  const verified = await post(`${url}/pi/verify/internal`, { phoneNumber: PHONE, authCode: asked.demo_code });
  const { access_token } = verified as { access_token: string };
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${access_token}` };
  return async (path, body) => {
    const answer = await fetch(url + path, { headers, ...(body !== undefined && { method: 'POST', body }) });
    if (!answer.ok) throw new Error(`${path}: ${String(answer.status)} ${await answer.text()}`);
    return answer.arrayBuffer();
  };
}

async function post(url: string, body: object): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return answer.json();
}

/**
 * Starts what the server for an agency needs: a folder for logs, a database and a bucket. `settings` are the server's
 * options that name the database and the bucket.
 */
export async function startStores(adopt: Adopt) {
  const folder = adopt(await makeFolder());
  const postgres = adopt(await startPostgres());
  const bucket = adopt(await startBucket());
  const database = await postgres.database();
  return { folder, postgres, bucket, database, settings: [`--database=${database}`, ...bucket.settings] };
}

/** Calls `work`. When `work` has succeeded or failed, stops the parts that it adopted, in reverse order. */
export async function withParts<T>(work: (adopt: Adopt) => Promise<T>): Promise<T> {
  await using stack = new AsyncDisposableStack();
  return await work((part) => stack.adopt(part, (each) => each.stop()));
}

interface Part {
  stop(): Promise<void>;
}

type Adopt = <P extends Part>(part: P) => P;
