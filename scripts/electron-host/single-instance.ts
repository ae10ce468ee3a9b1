import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a second instance of the app sends to the first one. The second instance quits afterwards. */
export interface HandOver {
  argv: string[];
  cwd: string;
  data: unknown;
}

interface Holder {
  pid: number;
  /** start time of the process (see `startOf`), by which a later process with the same ID is recognized */
  started: string;
}

/** Returns the start time of a process: on Linux in clock ticks, elsewhere ''. Returns undefined if it does not run. */
function startOf(pid: number): string | undefined {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return undefined;
  }
  if (process.platform !== 'linux') return '';
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const facts = stat.slice(stat.lastIndexOf(')')).split(' ');
    // A killed process stays listed until its parent has read its exit code.
    return facts[1] === 'Z' || facts[1] === 'X' ? undefined : facts[20];
  } catch {
    return undefined;
  }
}

/**
 * Allows one instance per user data folder. A file names the instance that holds the lock. This instance listens on a
 * local socket for the messages of later instances.
 */
export class SingleInstance {
  readonly #file: string;
  readonly #socket: string;
  #server: Server | undefined;
  held = false;

  constructor(folder: string) {
    this.#file = join(folder, 'host-instance.json');
    const name = `electron-host-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
    this.#socket = process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
    mkdirSync(folder, { recursive: true });
  }

  /**
   * Takes the lock. The lock also counts as free if the process that holds it has ended. Returns false if a running
   * process holds the lock.
   */
  acquire(): boolean {
    if (this.held) return true;
    const draft = `${this.#file}.${process.pid}`;
    writeFileSync(draft, JSON.stringify({ pid: process.pid, started: startOf(process.pid) ?? '' } satisfies Holder));
    try {
      for (let attempt = 0; attempt < 3 && !this.held; attempt++) {
        try {
          linkSync(draft, this.#file);
          this.held = true;
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
          if (this.#holderLives()) return false;
          rmSync(this.#file, { force: true });
        }
      }
    } finally {
      rmSync(draft, { force: true });
    }
    return this.held;
  }

  #holderLives(): boolean {
    try {
      const holder = JSON.parse(readFileSync(this.#file, 'utf8')) as Holder;
      return startOf(holder.pid) === holder.started;
    } catch {
      return false;
    }
  }

  listen(onHandOver: (handOver: HandOver) => void): void {
    if (process.platform !== 'win32') rmSync(this.#socket, { force: true });
    this.#server = createServer({ allowHalfOpen: true }, (connection) => {
      let text = '';
      connection.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      connection.on('error', () => connection.destroy());
      connection.on('end', () => {
        onHandOver(JSON.parse(text) as HandOver);
        connection.end('taken');
      });
    }).listen(this.#socket);
    this.#server.unref();
  }

  /**
   * Sends a message to the first instance. Resolves when the first instance has confirmed the message, and rejects if
   * the first instance cannot be reached or does not answer within five seconds.
   */
  handOver(handOver: HandOver): Promise<void> {
    return new Promise((resolve, reject) => {
      const connection = connect(this.#socket, () => connection.end(JSON.stringify(handOver)));
      connection.setTimeout(5000, () => connection.destroy(new Error('The running instance does not answer')));
      connection.on('error', reject);
      connection.on('data', () => resolve());
    });
  }

  release(): void {
    if (!this.held) return;
    this.held = false;
    this.#server?.close();
    rmSync(this.#file, { force: true });
  }
}
