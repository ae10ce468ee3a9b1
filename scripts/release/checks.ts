import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getRawHeader, statFile } from '@electron/asar';
import { freePort } from '../lib/free-port.ts';
import { copyOf, isOpen, type PackedProgram, start, type Started, withFolder } from './packed-program.ts';

/** A check of the packed app that needs the real Electron. */
export interface Check {
  /** name of the check's row in resources/RELEASE-CHECK.md */
  id: string;
  title: string;
  /** systems on which the check can run; missing if it can run on all */
  systems?: readonly NodeJS.Platform[];
  /** Returns what is wrong, in words; undefined if nothing is wrong. */
  run(packed: PackedProgram): Promise<string | undefined>;
}

type Options = Parameters<typeof start>[2];

/**
 * Starts the program with a temporary data folder, calls `problemOf` once the program is ready, and stops the program.
 * Returns what is wrong, in words; undefined if nothing is wrong.
 */
const whenStarted = (
  packed: PackedProgram,
  options: (folder: string) => Options | Promise<Options>,
  problemOf: (started: Started, folder: string) => string | undefined | Promise<string | undefined>,
): Promise<string | undefined> =>
  withFolder(async (folder) => {
    const started = await start(packed, path.join(folder, 'data'), await options(folder));
    try {
      if (!started.ready) return 'it ended, or showed no window in time';
      return await problemOf(started, folder);
    } finally {
      await started.stop();
    }
  });

/** Writes a script that creates the file `trace` when it is run. Returns the path of the script. */
async function writeProbe(file: string, trace: string): Promise<string> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `require('node:fs').writeFileSync(${JSON.stringify(trace)}, '');`);
  return file;
}
const traceIn = (folder: string): string => path.join(folder, 'trace');
const traced = (folder: string, words: string) => (existsSync(traceIn(folder)) ? words : undefined);

/** Returns the IDs of a process and all its descendants. */
async function processesOf(pid: number): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const parents = await Promise.all(
    pids.map(async (one) => {
      const stat = await readFile(`/proc/${one}/stat`, 'utf8').catch(() => '');
      return [one, Number(stat.slice(stat.lastIndexOf(')')).split(' ')[2])] as const;
    }),
  );
  const found = new Set([pid]);
  for (let before = 0; before < found.size; ) {
    before = found.size;
    for (const [one, parent] of parents) if (found.has(parent)) found.add(one);
  }
  return [...found];
}

/**
 * Returns what is wrong with the renderer processes, each of which has to be under a filter of system calls (seccomp).
 */
async function sandboxProblem(pid: number): Promise<string | undefined> {
  const filtered = await Promise.all(
    (await processesOf(pid)).map(async (one) => {
      const command = await readFile(`/proc/${one}/cmdline`, 'utf8').catch(() => '');
      if (!command.includes('--type=renderer')) return [];
      return [/^Seccomp:\s*2$/m.test(await readFile(`/proc/${one}/status`, 'utf8').catch(() => ''))];
    }),
  );
  const all = filtered.flat();
  if (all.length === 0) return 'no process that draws pages was found';
  return all.includes(false) ? 'a process that draws pages has no filter; run as root, it never has' : undefined;
}

/**
 * Changes the case of one letter of index.html in the archive, which does not change the shown page. Only an Electron
 * that checks the hash of the archive notices the change.
 */
async function changeArchive(archive: string): Promise<void> {
  const page = statFile(archive, path.join('dist', 'renderer', 'index.html'));
  if (!('offset' in page)) throw new Error('the archive has no page');
  const bytes = await readFile(archive);
  // An archive begins with eight bytes that contain the size of the header. Then come the header and the files.
  const start = 8 + getRawHeader(archive).headerSize + Number(page.offset);
  const at = bytes.toString('latin1', start, start + page.size).search(/doctype/i);
  if (at < 0) throw new Error('the page has another beginning');
  bytes[start + at] = bytes[start + at] === 0x64 ? 0x44 : 0x64;
  await writeFile(archive, bytes);
}

export const checks: readonly Check[] = [
  {
    id: 'starts',
    title: 'the packed app shows its window, with its native packages and its embedded backend',
    run: (packed) =>
      whenStarted(
        packed,
        () => ({}),
        ({ ready }) => (ready?.backendUrl ? undefined : 'its embedded backend did not start'),
      ),
  },
  {
    id: 'no-node',
    title: 'the program cannot be used as Node',
    run: (packed) =>
      whenStarted(
        packed,
        async (folder) => ({
          args: [await writeProbe(path.join(folder, 'probe.cjs'), traceIn(folder))],
          env: { ELECTRON_RUN_AS_NODE: '1' },
        }),
        (_started, folder) => traced(folder, 'ELECTRON_RUN_AS_NODE ran a script'),
      ),
  },
  {
    id: 'no-node-options',
    title: 'NODE_OPTIONS brings no code into the app',
    run: (packed) =>
      whenStarted(
        packed,
        async (folder) => {
          const probe = await writeProbe(path.join(folder, 'probe.cjs'), traceIn(folder));
          return { env: { NODE_OPTIONS: `--require=${probe.replaceAll('\\', '/')}` } };
        },
        (_started, folder) => traced(folder, 'NODE_OPTIONS ran a script'),
      ),
  },
  {
    id: 'no-inspector',
    title: '--inspect opens no debugger of main',
    async run(packed) {
      const port = await freePort();
      return whenStarted(
        packed,
        () => ({ args: [`--inspect=127.0.0.1:${port}`] }),
        async () => ((await isOpen(port)) ? 'a debugger of main answers' : undefined),
      );
    },
  },
  {
    id: 'no-debugging-port',
    title: '--remote-debugging-port opens no debugger of pages',
    async run(packed) {
      const port = await freePort();
      return whenStarted(
        packed,
        () => ({ args: [`--remote-debugging-port=${port}`] }),
        async () => ((await isOpen(port)) ? 'a debugger of pages answers' : undefined),
      );
    },
  },
  {
    id: 'no-variables',
    title: 'SITEWRIGHT_… variables do not move the app to another backend',
    run: (packed) =>
      whenStarted(
        packed,
        () => ({ env: { SITEWRIGHT_BACKEND_URL: 'https://other.example' } }),
        ({ ready }) =>
          ready?.backendUrl === 'https://other.example' ? 'it works with the backend of the variable' : undefined,
      ),
  },
  {
    id: 'only-archive',
    title: 'a folder beside the archive is not loaded instead of it',
    run: (packed) =>
      withFolder(async (folder) => {
        const copy = await copyOf(packed, folder);
        const other = path.join(copy.folder, copy.resources, 'app');
        await writeProbe(path.join(other, 'index.cjs'), traceIn(folder));
        await writeFile(path.join(other, 'package.json'), JSON.stringify({ name: 'other', main: 'index.cjs' }));
        return whenStarted(
          copy,
          () => ({}),
          () => traced(folder, 'the code of the folder ran'),
        );
      }),
  },
  {
    id: 'archive-integrity',
    title: 'a changed archive does not start',
    // Electron checks the archive's hash only on these two systems.
    systems: ['win32', 'darwin'],
    run: (packed) =>
      withFolder(async (folder) => {
        const copy = await copyOf(packed, folder);
        await changeArchive(path.join(copy.folder, copy.resources, 'app.asar'));
        const started = await start(copy, path.join(folder, 'data'));
        await started.stop();
        return started.ready ? 'it started with a changed archive' : undefined;
      }),
  },
  {
    id: 'sandbox',
    title: 'the processes that draw pages are under a filter of system calls',
    systems: ['linux'],
    run: (packed) =>
      whenStarted(
        packed,
        () => ({}),
        ({ pid = 0 }) => sandboxProblem(pid),
      ),
  },
];
