import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** Timeout of a start. It is long, because the system may scan the whole program at its first start. */
const START_LIMIT_MS = 120_000;

/** A program that electron-builder has packed. `program` and `resources` are paths relative to `folder`. */
export interface PackedProgram {
  folder: string;
  program: string;
  resources: string;
}

export interface Started {
  /**
   * members of the ready line, which the program prints when its first window is ready; undefined if the program ended,
   * or the timeout passed, before the program printed the line
   */
  ready: { debuggerUrl: string | null; backendUrl: string | null } | undefined;
  pid: number | undefined;
  stop(): Promise<void>;
}

const packedLayout = (name: string): Partial<Record<NodeJS.Platform, readonly [RegExp, string, string]>> => ({
  linux: [/^linux.*-unpacked$/, name.toLowerCase(), 'resources'],
  win32: [/^win.*-unpacked$/, `${name}.exe`, 'resources'],
  darwin: [/^mac/, `${name}.app/Contents/MacOS/${name}`, `${name}.app/Contents/Resources`],
});

/**
 * Finds the unpacked program for this system that `npm run package` has made, by the name of its folder. If there are
 * several, for example for different processors, returns the first one; undefined if there is none.
 * @param output output folder of `npm run package`
 * @param name name of the app
 */
export async function findPacked(output: string, name: string): Promise<PackedProgram | undefined> {
  const [pattern, program, resources] = packedLayout(name)[process.platform] ?? [];
  if (pattern === undefined || program === undefined || resources === undefined) return undefined;
  const entries = await readdir(output, { withFileTypes: true }).catch(() => []);
  const found = entries.find((entry) => entry.isDirectory() && pattern.test(entry.name));
  return found && { folder: path.join(output, found.name), program, resources };
}

/** Calls `use` with a new temporary folder, and deletes the folder afterwards. */
export async function withFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'sitewright-check-'));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Copies the packed program into a folder, so that a check can change the copy. */
export async function copyOf(packed: PackedProgram, folder: string): Promise<PackedProgram> {
  const copy = path.join(folder, 'copy');
  await cp(packed.folder, copy, { recursive: true, verbatimSymlinks: true });
  return { ...packed, folder: copy };
}

/**
 * Starts the program with the given user data folder, and waits until the program prints the ready line or ends, for at
 * most START_LIMIT_MS.
 */
export async function start(
  packed: PackedProgram,
  userData: string,
  { args = [], env = {} }: { args?: readonly string[]; env?: Record<string, string> } = {},
): Promise<Started> {
  // On Linux, Chromium starts as root only without its sandbox. Users do not run the app as root.
  const asRoot = process.platform === 'linux' && process.getuid?.() === 0;
  const child = spawn(
    path.join(packed.folder, packed.program),
    [...args, `--user-data-dir=${userData}`, ...(asRoot ? ['--no-sandbox'] : [])],
    { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const ready = await Promise.race([readyLine(child), ended.then(() => undefined)]);
  return {
    ready,
    pid: child.pid,
    async stop() {
      child.kill();
      const limit = setTimeout(() => child.kill('SIGKILL'), START_LIMIT_MS / 4);
      await ended;
      clearTimeout(limit);
    },
  };
}

function readyLine(child: ChildProcess): Promise<Started['ready']> {
  return new Promise((resolve) => {
    const limit = setTimeout(() => resolve(undefined), START_LIMIT_MS);
    if (!child.stdout) return;
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (!line.startsWith('{"event":"ready"')) return;
      clearTimeout(limit);
      resolve(JSON.parse(line) as NonNullable<Started['ready']>);
    });
    child.once('exit', () => clearTimeout(limit));
  });
}

/** Whether a program on this computer accepts connections at the port. */
export const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
