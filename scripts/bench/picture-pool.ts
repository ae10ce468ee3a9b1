import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureEnvironment, createConverter } from '../../src-main/media/converter.ts';

export const MEGABYTE = 1024 * 1024;
const MAIN = join(import.meta.dirname, '../../src-main/media/converter/main.ts');
const PARENT_PORT = join(import.meta.dirname, '../electron-host/parent-port.mjs');

/**
 * Opens the app's pool of processes that convert pictures. The bench starts them in Node instead of Electron.
 * `mostMemory` returns the maximum memory of all these processes together so far, in bytes.
 */
export function openPool() {
  const processes: ChildProcess[] = [];
  const converter = createConverter({
    start: () => {
      const child = fork(MAIN, {
        execArgv: ['--import', PARENT_PORT],
        env: pictureEnvironment(process.env),
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        serialization: 'advanced',
      });
      processes.push(child);
      return {
        postMessage: (request) => void child.send(request),
        on: (event: 'message' | 'exit', listener: (value: never) => void) =>
          child.on(event, listener as (...values: unknown[]) => void),
        kill: () => child.kill(),
      };
    },
  });
  let most = 0;
  const watch = setInterval(() => {
    void Promise.all(processes.map(({ pid }) => memoryOf(pid))).then((all) => {
      most = Math.max(
        most,
        all.reduce((sum, each) => sum + each, 0),
      );
    });
  }, 100);
  return {
    converter,
    mostMemory: () => most,
    close() {
      clearInterval(watch);
      converter.close();
    },
  };
}

/** Returns the resident memory of a process in bytes; 0 if the system does not report it. */
async function memoryOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${String(pid)}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
}
