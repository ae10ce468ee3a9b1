import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { findRuntime, hasDisplay, hostOf } from './electron.mjs';
import { freePort } from './free-port.ts';

/** Milliseconds after which an app that does not quit is killed. */
const STOP_LIMIT_MS = 15_000;

export interface ReadyLine {
  event: 'ready';
  debuggerUrl: string;
  backendUrl: string;
}

export interface PackagedApp {
  /** folder with the contents of the package's archive as plain files */
  extracted: string;
  /** the package's `resources` folder, which has the archive */
  resources: string;
}

export interface LaunchOptions {
  userDataDir: string;
  args?: readonly string[];
  env?: Record<string, string | undefined>;
  /** Milliseconds to wait for the ready line; 30,000 by default. */
  timeout?: number;
  /** Runs without a display even if there is one. */
  headless?: boolean;
  /** Runs the contents of this package on the Electron host, as if the package were installed. */
  packaged?: PackagedApp;
}

export interface LaunchedApp {
  process: ChildProcess;
  ready: ReadyLine;
  /** what the app has written to stdout and stderr so far, one string per line */
  output: string[];
  /** Resolves to the exit code, or to null if the app was killed. */
  exited: Promise<number | null>;
  /** Asks the app to quit and waits for the exit code. An app that does not quit is killed, and the code is null. */
  stop(): Promise<number | null>;
  /** Kills the app at once, as in a crash or a power cut. */
  kill(): Promise<void>;
}

/**
 * Starts the built app, or `packaged`, with a debugging port and waits for its ready line. Rejects with the app's
 * output if the app ends first or is not ready within `timeout`.
 */
export async function launchApp(options: LaunchOptions): Promise<LaunchedApp> {
  const { userDataDir, args = [], env = {}, timeout = 30_000, headless = !hasDisplay(), packaged } = options;
  const runtime = packaged ? hostOf(packaged.extracted) : await findRuntime({ headless });
  const port = packaged ? await freePort() : undefined;
  const debugging = packaged
    ? [`--packaged=${packaged.resources}`, `--host-debugging-port=${port}`]
    : ['--remote-debugging-port=0'];
  const switches = [`--user-data-dir=${userDataDir}`, ...debugging, ...(headless ? ['--headless'] : [])];
  const child = spawn(runtime.command, [...runtime.args, ...switches, ...args], {
    env: { ...runtime.env, ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const ready = await new Promise<ReadyLine>((resolve, reject) => {
    const fail = (why: string): void => {
      child.kill('SIGKILL');
      reject(new Error(`${why}\n${output.join('\n')}`));
    };
    const timer = setTimeout(() => fail(`The app was not ready after ${timeout} ms`), timeout);
    child.once('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(`The app ended with code ${code} before it was ready`);
    });
    createInterface({ input: child.stderr }).on('line', (line) => output.push(line));
    createInterface({ input: child.stdout }).on('line', (line) => {
      output.push(line);
      const message = readyLine(line);
      if (!message) return;
      clearTimeout(timer);
      resolve(port === undefined ? message : { ...message, debuggerUrl: `http://127.0.0.1:${port}` });
    });
  });
  return {
    process: child,
    ready,
    output,
    exited,
    async stop() {
      child.kill('SIGTERM');
      const stop = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
      const code = await exited;
      clearTimeout(stop);
      return code;
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

function readyLine(line: string): ReadyLine | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    const message = JSON.parse(line) as Partial<ReadyLine>;
    return message.event === 'ready' ? (message as ReadyLine) : undefined;
  } catch {
    return undefined;
  }
}
