import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { UtilityProcess } from 'electron';
import { z } from 'zod';
import { type CutFont, type FontReply, fontRequest } from '#shared/domain/font/cut.ts';
import { AppError } from '#shared/ipc/errors.ts';
import type { Logger } from '../features/handlers.ts';
import { isLoopbackUrl } from '../backend-client/loopback.ts';
import type { BackendAddress, EmbeddedBackend } from './ports.ts';

export type BackendChild = Pick<UtilityProcess, 'on' | 'once' | 'postMessage' | 'pid' | 'stderr'>;

export interface BackendProcessOptions {
  /** starts the process with these arguments */
  fork: (args: string[]) => BackendChild;
  dataDir: string;
  productName: string;
  /**
   * base address of the backend for visitors of published pages; if it is missing, the forms of a page are sent to the
   * page's own host
   */
  publicUrl?: string | undefined;
  /** makes the fonts that the backend asks for */
  cutFont: CutFont;
  /** further arguments, for tests only */
  extraArgs: readonly string[];
  logger: Logger;
  limits?: Partial<Limits>;
}

/** Times in milliseconds. */
interface Limits {
  /** time within which the process has to report that it is ready */
  ready: number;
  /** time within which the process has to end once it is asked to */
  stop: number;
  /** pause before the first restart; each further failure in a row doubles the pause, up to `longestPause` */
  firstPause: number;
  longestPause: number;
  /** time after which a running process counts as started, so that its end counts as the first failure again */
  stable: number;
}

const defaultLimits: Limits = { ready: 15_000, stop: 3_000, firstPause: 250, longestPause: 10_000, stable: 30_000 };
/**
 * Number of failed starts in a row after which callers get an error instead of waiting. Restarts continue nevertheless.
 */
const MOST_FAILED_STARTS = 3;

const readyMessage = z.object({
  type: z.literal('ready'),
  url: z.url({ protocol: /^http$/ }).refine(isLoopbackUrl),
});

/** The embedded backend, with the functions that only the app's shell uses. */
export interface BackendProcess extends EmbeddedBackend {
  /** Returns the address; undefined while no process is ready for requests. */
  current(): BackendAddress | undefined;
  /** Ends the process and waits until it is gone. */
  stop(): Promise<void>;
}

/** Starts the embedded backend. Restarts it whenever its process ends, until `stop` is called. */
export function runBackend(options: BackendProcessOptions): BackendProcess {
  const limits = { ...defaultLimits, ...options.limits };
  // The backend refuses calls of its API without this token, so that no other program on this computer can use the API.
  const token = randomBytes(32).toString('base64url');
  const args = [
    `--data-dir=${options.dataDir}`,
    '--port=0',
    `--product=${options.productName}`,
    ...(options.publicUrl === undefined ? [] : [`--public-url=${options.publicUrl}`]),
    ...options.extraArgs,
  ];
  const stopping = new AbortController();
  const address = createSlot<BackendAddress>();

  async function keepRunning(): Promise<void> {
    let failures = 0;
    while (!stopping.signal.aborted) {
      const startedAt = performance.now();
      try {
        await runOnce((url) => address.set({ url, token }));
      } catch (error) {
        options.logger.error('backend did not start', { error });
      }
      if (stopping.signal.aborted) return;
      address.clear();
      failures = performance.now() - startedAt > limits.stable ? 1 : failures + 1;
      if (failures >= MOST_FAILED_STARTS)
        address.fail(new AppError('OFFLINE', 'The built-in backend does not start.', { retry: true }));
      const delayMs = Math.min(limits.longestPause, limits.firstPause * 2 ** (failures - 1));
      options.logger.warn('backend restarts', { attempt: failures, delayMs });
      await delay(delayMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  /** Starts the process, and resolves when it has ended. */
  async function runOnce(onReady: (url: string) => void): Promise<void> {
    const startedAt = performance.now();
    const child = options.fork(args);
    // The token is sent as a message, because all users of the computer can read a process's arguments.
    child.postMessage({ type: 'token', token });
    const exited = new Promise<number>((resolve) => child.once('exit', resolve));
    child.stderr?.on('data', (text: Buffer) => {
      options.logger.warn('backend says', { line: text.toString('utf8').trimEnd() });
    });
    const tooSlow = setTimeout(() => {
      options.logger.error('backend not ready in time', { ms: limits.ready });
      endProcess(child, limits.stop, exited);
    }, limits.ready);
    child.on('message', (message: unknown) => {
      const asked = fontRequest.safeParse(message);
      if (asked.success) void answer(child, asked.data);
      const parsed = readyMessage.safeParse(message);
      if (!parsed.success) return;
      clearTimeout(tooSlow);
      options.logger.info('backend ready', { ms: Math.round(performance.now() - startedAt), pid: child.pid });
      onReady(new URL(parsed.data.url).origin);
    });
    const end = () => endProcess(child, limits.stop, exited);
    stopping.signal.addEventListener('abort', end, { once: true });
    const exitCode = await exited;
    stopping.signal.removeEventListener('abort', end);
    clearTimeout(tooSlow);
    options.logger.info('backend ended', { exitCode });
  }

  /**
   * Sends a font to the backend. If the font cannot be made, sends an answer without a font, because the backend waits
   * for an answer.
   */
  async function answer(child: BackendChild, { id, cut }: z.infer<typeof fontRequest>): Promise<void> {
    const bytes = await options.cutFont(cut).catch((error: unknown) => {
      options.logger.warn('a font could not be given to the backend', { error });
      return undefined;
    });
    child.postMessage({ type: 'font', id, ...(bytes && { bytes }) } satisfies FontReply);
  }

  const ended = keepRunning();
  return {
    address: () => address.get(),
    current: () => address.peek(),
    async stop() {
      stopping.abort();
      address.clear();
      address.fail(new AppError('SHUTTING_DOWN', 'The app is closing.'));
      await ended;
    },
  };
}

/** Asks the process to end, and kills it if it still runs after `limitMs`. */
function endProcess(child: BackendChild, limitMs: number, exited: Promise<number>): void {
  const { pid } = child;
  child.postMessage({ type: 'shutdown' });
  const hard = setTimeout(() => {
    if (pid !== undefined) process.kill(pid, 'SIGKILL');
  }, limitMs);
  void exited.then(() => clearTimeout(hard));
}

/** Creates a holder for a value that is missing at times. Callers can wait for the value. */
function createSlot<T>() {
  let state: { value: T } | undefined;
  let waiting = pending<T>();
  return {
    get: () => waiting.promise,
    peek: () => state?.value,
    set(value: T) {
      state = { value };
      waiting.resolve(value);
      waiting = { ...waiting, promise: Promise.resolve(value) };
    },
    clear() {
      if (!state) return;
      state = undefined;
      waiting = pending<T>();
    },
    /**
     * Rejects the calls of `get` that are waiting, and those that are made before the next value is set. Has no effect
     * while there is a value.
     */
    fail(error: Error) {
      waiting.reject(error);
    },
  };
}

function pending<T>(): PromiseWithResolvers<T> {
  const resolvers = Promise.withResolvers<T>();
  // A rejection is handled here, because it would be reported as unhandled if nobody waits for the value.
  resolvers.promise.catch(() => undefined);
  return resolvers;
}
