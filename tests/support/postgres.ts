import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '../../scripts/lib/free-port.ts';

const exec = promisify(execFile);

export interface Postgres {
  /** Creates a new, empty database and returns its URL. */
  database(): Promise<string>;
  /** Returns the ID of the process that starts all other processes of the cluster. */
  pid(): number;
  /** Ends the server process as a crash does. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

interface PostgresOptions {
  /** folder in which the cluster's folder is made */
  parent?: string;
  /** whether a commit waits until it is on the disk, which is PostgreSQL's default; tests are faster if it does not */
  durable?: boolean;
}

/** Starts a new PostgreSQL cluster, which `stop` deletes. */
export async function startPostgres({ parent = tmpdir(), durable = false }: PostgresOptions = {}): Promise<Postgres> {
  const bin = binaries();
  // PostgreSQL refuses to run as root. Debian makes a user for it.
  const user = process.getuid?.() === 0 ? userNamed('postgres') : undefined;
  const folder = await mkdtemp(join(parent, 'sitewright-postgres-'));
  if (user) await chown(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  const run = (command: string, ...args: string[]) => exec(join(bin, command), args, { cwd: folder, ...user });
  await run(
    'initdb',
    `--pgdata=${data}`,
    '--username=sitewright',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
  );
  const options = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories=${folder} -c fsync=${durable ? 'on' : 'off'}`;
  const start = async () =>
    void (await run(
      'pg_ctl',
      `--pgdata=${data}`,
      `--log=${join(folder, 'log')}`,
      `--options=${options}`,
      '--wait',
      'start',
    ));
  const kill = async () => void (await run('pg_ctl', `--pgdata=${data}`, '--mode=immediate', 'stop'));
  await start();
  const at = (name: string) => `postgres://sitewright@127.0.0.1:${port}/${name}`;
  return {
    async database() {
      const name = `sitewright_${randomBytes(6).toString('hex')}`;
      const client = new pg.Client(at('postgres'));
      await client.connect();
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      return at(name);
    },
    pid: () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]),
    kill,
    start,
    async stop() {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Returns the folder with PostgreSQL's programs: that of Debian's newest version, else the first one of the PATH. */
function binaries(): string {
  const root = '/usr/lib/postgresql';
  const [newest] = existsSync(root) ? readdirSync(root).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [...(newest ? [join(root, newest, 'bin')] : []), ...(process.env.PATH ?? '').split(':')];
  const found = folders.find((folder) => existsSync(join(folder, 'initdb')));
  if (!found) throw new Error('PostgreSQL is missing: install the package postgresql.');
  return found;
}

function userNamed(name: string): { uid: number; gid: number } {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((each) => each.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (uid === undefined || gid === undefined) throw new Error(`There is no user ${name} to run PostgreSQL as.`);
  return { uid: Number(uid), gid: Number(gid) };
}
