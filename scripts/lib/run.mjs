import { spawn } from 'node:child_process';

/**
 * Runs a command to its end, with signals passed on; resolves to its exit code, 1 for a signal.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
    /** @type {(signal: NodeJS.Signals) => void} */
    const pass = (signal) => void child.kill(signal);
    for (const signal of signals) process.on(signal, pass);
    const done = () => {
      for (const signal of signals) process.off(signal, pass);
    };
    child.once('error', (error) => {
      done();
      reject(error);
    });
    child.once('exit', (code) => {
      done();
      resolve(code ?? 1);
    });
  });
}

/**
 * Runs a command quietly; its output is shown only when it fails.
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
