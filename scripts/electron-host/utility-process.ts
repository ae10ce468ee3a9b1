import { type ChildProcess, fork, type IOType } from 'node:child_process';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Details, ForkOptions, UtilityProcess } from 'electron';
import { warn } from './runtime.ts';
import { loud, loudEmitter, UnsupportedError } from './unsupported.ts';

const children = new Set<ChildProcess>();

type Gone = Pick<Details, 'type' | 'reason' | 'exitCode' | 'serviceName' | 'name'>;
let onGone: (details: Gone) => void = () => undefined;

/** Sets the function that is called after a process ended with an error, crashed, or was killed by another program. */
export function watchUtilityProcesses(gone: (details: Gone) => void): void {
  onGone = gone;
}

/**
 * A child process that runs Node. `parent-port.mjs` gives it `process.parentPort`, and ends it if this process ends.
 */
export class HostUtilityProcess
  extends loudEmitter('utilityProcess')
  implements Pick<UtilityProcess, 'pid' | 'stdout' | 'stderr' | 'postMessage' | 'kill'>
{
  readonly #child: ChildProcess;
  readonly stdout: Readable | null;
  readonly stderr: Readable | null;

  constructor(modulePath: string, args: string[] = [], options: ForkOptions = {}) {
    super();
    const { env, execArgv = [], cwd, stdio = 'inherit' } = options;
    const [out, err] = (Array.isArray(stdio) ? stdio.slice(1) : [stdio, stdio]) as IOType[];
    this.#child = fork(modulePath, args, {
      env: (env as NodeJS.ProcessEnv | undefined) ?? process.env,
      cwd,
      execArgv: [...execArgv, '--import', join(import.meta.dirname, 'parent-port.mjs')],
      stdio: ['ignore', out ?? 'inherit', err ?? 'inherit', 'ipc'],
      serialization: 'advanced',
    });
    this.stdout = this.#child.stdout;
    this.stderr = this.#child.stderr;
    children.add(this.#child);
    this.#child.on('spawn', () => this.emit('spawn'));
    this.#child.on('message', (message) => this.emit('message', message));
    this.#child.on('error', (error) => {
      if (this.listenerCount('error') > 0) this.emit('error', 'FatalError', error.message, '');
      else warn(`utility process: ${error.message}`);
    });
    this.#child.on('exit', (code, signal) => {
      const ended = children.delete(this.#child) && !this.#child.killed;
      const exitCode = code ?? (signal ? 1 : 0);
      const { serviceName = 'Node Utility Process' } = options;
      const reason = signal === 'SIGKILL' || signal === 'SIGTERM' ? 'killed' : signal ? 'crashed' : 'abnormal-exit';
      if (ended && exitCode !== 0) onGone({ type: 'Utility', reason, exitCode, serviceName, name: serviceName });
      this.emit('exit', exitCode);
    });
  }

  get pid(): number | undefined {
    return this.#child.exitCode === null && this.#child.signalCode === null ? this.#child.pid : undefined;
  }
  postMessage(message: unknown, transfer?: unknown[]): void {
    if (transfer?.length) throw new UnsupportedError('utilityProcess.postMessage with ports');
    // If the child has ended in the meantime, the message is dropped, and the app gets `exit`.
    if (this.#child.connected) this.#child.send(message as object, () => undefined);
  }
  kill(): boolean {
    return this.#child.kill();
  }
}

export const utilityProcess = loud('utilityProcess', {
  fork: (modulePath: string, args?: string[], options?: ForkOptions) =>
    new HostUtilityProcess(modulePath, args, options),
});

/** Ends the child processes that are still running, and resolves once they have ended. */
export async function endChildren(): Promise<void> {
  await Promise.all(
    [...children].map(
      (child) =>
        new Promise<void>((resolve) => {
          const stop = setTimeout(() => child.kill('SIGKILL'), 2000);
          child.once('exit', () => {
            clearTimeout(stop);
            resolve();
          });
          child.kill();
        }),
    ),
  );
}
