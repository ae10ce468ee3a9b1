import { spawn } from 'node:child_process';

/**
 * Runs a command to its end, and passes SIGINT, SIGTERM and SIGHUP on to the command. Resolves to the command's exit
 * code, or to 1 if a signal ended the command. Rejects if the command cannot be started.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions & { limit?: number | undefined, onOutput?: ((text: string) => void) | undefined }} [options]
 * `limit`: milliseconds after which the command is killed; except on Windows, the processes that it started are killed
 * too. `onOutput`: called with the command's output, which then does not go to the terminal
 * @returns {Promise<number>}
 */
export function run(command, args, { limit, onOutput, ...options } = {}) {
  return new Promise((resolve, reject) => {
    // A command with a limit gets its own process group, so that its children, which may outlive it, are killed too.
    const isGroup = limit !== undefined && process.platform !== 'win32';
    const child = spawn(command, args, { stdio: onOutput ? 'pipe' : 'inherit', ...options, detached: isGroup });
    if (onOutput) for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', onOutput);
    const end = () => {
      console.error(`Not done after ${(limit ?? 0) / 60_000} minutes: ended.`);
      if (isGroup && child.pid) process.kill(-child.pid, 'SIGKILL');
      else child.kill('SIGKILL');
    };
    const timer = limit === undefined ? undefined : setTimeout(end, limit);
    const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
    /** @type {(signal: NodeJS.Signals) => void} */
    const pass = (signal) => void child.kill(signal);
    for (const signal of signals) process.on(signal, pass);
    const done = () => {
      clearTimeout(timer);
      for (const signal of signals) process.off(signal, pass);
    };
    child.once('error', (error) => {
      done();
      reject(error);
    });
    child.once('close', (code) => {
      done();
      resolve(code ?? 1);
    });
  });
}

/**
 * Runs a command and shows its output only if the command fails.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<boolean>} whether it succeeded
 */
export function runQuietly(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.once('error', (error) => {
      process.stderr.write(`${command}: ${error.message}\n`);
      resolve(false);
    });
    child.once('close', (code) => {
      if (code !== 0) process.stderr.write(output);
      resolve(code === 0);
    });
  });
}
