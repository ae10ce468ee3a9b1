import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { compileCache } from '../../scripts/lib/paths.mjs';

/** Path of the backend: the built one, which starts twice as fast, if `npm test` has built it; else the source file. */
const entry =
  process.env.SITEWRIGHT_BUILT_BACKEND ?? fileURLToPath(new URL('../../src-main/backend/embedded.ts', import.meta.url));

export interface BackendProcess {
  url: string;
  dataDir: string;
  process: ChildProcess;
  /** Ends the process. Also deletes the data folder if it was made for this process. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

export interface BackendStart {
  /** a folder that is kept; the default is a temporary folder */
  dataDir?: string;
  /** the port; by default the one that the backend of `dataDir` had before, or any free port if there is none */
  port?: number;
  /** further options, as in src-main/backend/options.ts */
  args?: readonly string[];
}

/** Starts an embedded backend in a process of its own, and waits until the backend listens. */
export async function startBackend({ dataDir, port = 0, args = [] }: BackendStart = {}): Promise<BackendProcess> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'sitewright-backend-')));
  // Further switches for all embedded backends of a test run, such as `--messy`. The app passes them too.
  const further = (process.env.SITEWRIGHT_LOCAL_BACKEND_ARGS ?? '').split(' ').filter(Boolean);
  const child = spawn(process.execPath, [entry, `--data-dir=${folder}`, `--port=${port}`, ...args, ...further], {
    // Tests start hundreds of backends, so the compiled code is kept.
    env: { ...compileCache, ...process.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const errors: Buffer[] = [];
  child.stderr.on('data', (chunk: Buffer) => void errors.push(chunk));
  const exited = once(child, 'exit');
  const url = await Promise.race([
    readyUrl(child),
    exited.then(([code]) => {
      const said = Buffer.concat(errors).toString();
      throw new Error(`The embedded backend ended with code ${String(code)} before it was ready.\n${said}`);
    }),
  ]);
  child.stderr.pipe(process.stderr, { end: false });
  return {
    url,
    dataDir: folder,
    process: child,
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      await exited;
      if (dataDir === undefined) await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

async function readyUrl(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The embedded backend has no output to read.');
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return (JSON.parse(line) as { url: string }).url;
}
