import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { type Browser, chromium, type Page } from 'playwright';

const main = resolve(import.meta.dirname, '../../../scripts/electron-host/main.ts');
const fixture = join(import.meta.dirname, 'fixtures', 'host-app');

export type Said = Record<string, unknown> & { event: string };

/** A run of `fixtures/host-app` in the Electron host. `folder` has the app's user data. */
export class HostRun {
  readonly folder: string;
  readonly said: Said[] = [];
  readonly errors: string[] = [];
  readonly child: ChildProcess;
  readonly exited: Promise<number | null>;
  #listeners = new Set<() => void>();
  #browser: Browser | undefined;

  constructor(folder: string, args: string[], env: Record<string, string>) {
    this.folder = folder;
    this.child = spawn(
      process.execPath,
      [main, fixture, '--headless', `--user-data-dir=${folder}`, '--remote-debugging-port=0', ...args],
      { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } },
    );
    this.exited = new Promise((done) => this.child.once('exit', done));
    if (!this.child.stdout || !this.child.stderr) throw new Error('The host has no output');
    createInterface({ input: this.child.stdout }).on('line', (line) => this.#heard(line));
    createInterface({ input: this.child.stderr }).on('line', (line) => this.errors.push(line));
  }

  #heard(line: string): void {
    this.said.push(JSON.parse(line) as Said);
    for (const listener of this.#listeners) listener();
  }

  /** Returns the app's first event of this name, and waits for it if necessary. Rejects if the app ends without it. */
  async says(event: string): Promise<Said> {
    const found = () => this.said.find((line) => line.event === event);
    const heard = new Promise<void>((done) => {
      const check = () => found() && done();
      this.#listeners.add(check);
      check();
    });
    const ended = this.exited.then((code) => {
      if (!found()) throw new Error(`ended with code ${code} without saying ${event}\n${this.errors.join('\n')}`);
    });
    await Promise.race([heard, ended]);
    const line = found();
    if (!line) throw new Error(`never said ${event}`);
    return line;
  }

  async page(): Promise<Page> {
    const { debuggerUrl } = await this.says('ready');
    this.#browser ??= await chromium.connectOverCDP(String(debuggerUrl));
    const page = this.#browser.contexts()[0]?.pages()[0];
    if (!page) throw new Error('There is no window');
    return page;
  }

  async stop(): Promise<number | null> {
    await this.#browser?.close();
    this.child.kill('SIGTERM');
    return this.exited;
  }
}

export function runHost(folder: string, args: string[] = [], env: Record<string, string> = {}): HostRun {
  return new HostRun(folder, args, env);
}

export async function freshFolder(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'electron-host-'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }) };
}

/** Returns the IDs of the processes whose command line contains the text, such as the `folder` of a `HostRun`. */
export async function processesOf(folder: string): Promise<string[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const lines = await Promise.all(ids.map((id) => readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')));
  return ids.filter((_id, index) => lines[index]?.includes(folder));
}
