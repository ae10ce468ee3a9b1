import { refusals } from '#shared/domain/photo/file-rules.ts';
import { AppError } from '#shared/ipc/errors.ts';
import {
  type Area,
  type ConvertedPhoto,
  type ConverterReply,
  type ConverterRequest,
  type Look,
  OUT_OF_MEMORY,
  type Refusal,
  type Size,
  type Thumbnail,
} from './converter/messages.ts';

/** A running process of `converter/main.ts`. */
export interface ConverterProcess {
  postMessage(request: ConverterRequest): void;
  on(event: 'message', listener: (reply: unknown) => void): unknown;
  on(event: 'exit', listener: (code: number | null) => void): unknown;
  kill(): boolean;
}

/**
 * Reads pictures and fonts in other processes. All calls but `close` may reject with AppError BAD_PICTURE, TIMEOUT
 * or SHUTTING_DOWN, or with the reason of the aborted signal.
 */
export interface Converter {
  /** Converts a photo. `picture` is the index of the picture in a file with several, from 0. */
  photo(bytes: Uint8Array, signal: AbortSignal, picture?: number): Promise<ConvertedPhoto>;
  logo(bytes: Uint8Array, signal: AbortSignal): Promise<ConvertedPhoto>;
  /** Cleans an SVG drawing (see `cleanDrawing`) and refuses all other files. */
  drawing(bytes: Uint8Array, signal: AbortSignal): Promise<ConvertedPhoto>;
  /** Cuts a part out of a picture. `output` is the exact size to which the part is scaled (see `cropPicture`). */
  crop(
    bytes: Uint8Array,
    part: { area: Area; output?: Size | undefined },
    signal: AbortSignal,
  ): Promise<ConvertedPhoto>;
  look(bytes: Uint8Array, signal: AbortSignal): Promise<Look>;
  thumbnail(bytes: Uint8Array, signal: AbortSignal): Promise<Thumbnail>;
  /** Reduces a font to the given letters, as WOFF2. */
  font(bytes: Uint8Array, letters: string, signal: AbortSignal): Promise<Uint8Array>;
  size(bytes: Uint8Array, signal: AbortSignal): Promise<Size>;
  /** Computes the hash by which pictures are compared (see `differenceHash`). */
  hash(bytes: Uint8Array, signal: AbortSignal): Promise<string>;
  /** Finds the groups of similar pictures (see `similarGroups`). */
  groups(hashes: readonly string[], apart: readonly (readonly number[])[], signal: AbortSignal): Promise<number[][]>;
  close(): void;
}

interface ConverterOptions {
  start: () => ConverterProcess;
  /** maximum milliseconds for one request */
  limitMs?: number;
  /** milliseconds after which an unused process is ended */
  idleMs?: number;
}

interface Job {
  request: ConverterRequest;
  signal: AbortSignal;
  resolve(reply: ConverterReply): void;
  reject(error: unknown): void;
}

interface Worker {
  process: ConverterProcess;
  /** settles the running job and starts the next; undefined while the process is idle */
  settle: ((outcome: { reply: ConverterReply } | { error: unknown }) => void) | undefined;
  idle: NodeJS.Timeout | undefined;
}

/**
 * Returns the environment of processes that read pictures. The added settings are for the memory allocator of glibc
 * (Linux). With them, freed memory goes back to the system instead of staying with a thread.
 */
export const pictureEnvironment = (own: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...own,
  MALLOC_ARENA_MAX: '2',
  // Fixes the size in bytes from which a block is returned to the system when it is freed. By default this size rises
  // when large blocks are freed, so that the blocks of later pictures would be kept.
  MALLOC_MMAP_THRESHOLD_: '131072',
});

/** Maximum number of processes. Two keep the processor busy while one of them reads or writes. */
const MOST_PROCESSES = 2;

const closing = () => new AppError('SHUTTING_DOWN', 'The app is closing.');

export function createConverter({ start, limitMs = 30_000, idleMs = 20_000 }: ConverterOptions): Converter {
  const workers = new Set<Worker>();
  const photos: Job[] = [];
  const thumbnails: Job[] = [];
  const comparisons: Job[] = [];
  let closed = false;

  function end(worker: Worker): void {
    clearTimeout(worker.idle);
    workers.delete(worker);
    worker.process.kill();
  }

  /**
   * Takes the next job that is not cancelled: from `photos` first, then from `thumbnails`, then from `comparisons`. Of
   * the thumbnails the last requested one is next, because it is in sight.
   */
  function nextJob(): Job | undefined {
    for (let job; (job = photos.shift() ?? thumbnails.pop() ?? comparisons.shift());) {
      if (!job.signal.aborted) return job;
    }
    return undefined;
  }

  function pump(): void {
    while (!closed) {
      const free = [...workers].find(({ settle }) => !settle);
      if (!free && workers.size >= MOST_PROCESSES) return;
      const job = nextJob();
      if (!job) return;
      run(free ?? startWorker(), job);
    }
  }

  function startWorker(): Worker {
    const worker: Worker = { process: start(), settle: undefined, idle: undefined };
    workers.add(worker);
    worker.process.on('message', (reply) => worker.settle?.({ reply: reply as ConverterReply }));
    worker.process.on('exit', (code) => {
      workers.delete(worker);
      const words = code === OUT_OF_MEMORY ? refusals.tooMuchMemory : refusals.unreadable;
      worker.settle?.({ error: new AppError('BAD_PICTURE', words) });
    });
    return worker;
  }

  function run(worker: Worker, { request, signal, resolve, reject }: Job): void {
    clearTimeout(worker.idle);
    const stop = (error: unknown): void => {
      workers.delete(worker);
      worker.settle?.({ error });
      worker.process.kill();
    };
    const limit = setTimeout(() => stop(new AppError('TIMEOUT', refusals.tooSlow, { retry: true })), limitMs);
    const cancel = (): void => stop(signal.reason);
    signal.addEventListener('abort', cancel, { once: true });
    worker.settle = (outcome) => {
      worker.settle = undefined;
      clearTimeout(limit);
      signal.removeEventListener('abort', cancel);
      if ('reply' in outcome) resolve(outcome.reply);
      else reject(outcome.error);
      if (workers.has(worker)) worker.idle = setTimeout(() => end(worker), idleMs).unref();
      pump();
    };
    worker.process.postMessage(request);
  }

  /** Queues a request and returns its reply. @typeParam R type of the reply */
  async function ask<R extends ConverterReply>(
    queue: Job[],
    request: ConverterRequest,
    signal: AbortSignal,
  ): Promise<R> {
    signal.throwIfAborted();
    if (closed) throw closing();
    const { promise, resolve, reject } = Promise.withResolvers<ConverterReply>();
    const cancel = (): void => reject(signal.reason);
    signal.addEventListener('abort', cancel, { once: true });
    queue.push({ request, signal, resolve, reject });
    pump();
    // Removes the listener, because one signal may be used for thousands of pictures, and each listener keeps its
    // picture in memory.
    const reply = await promise.finally(() => signal.removeEventListener('abort', cancel));
    if ('refused' in reply) throw new AppError('BAD_PICTURE', refusals[reply.refused]);
    return reply as Exclude<R, Refusal>;
  }

  return {
    photo: (bytes, signal, picture = 0) => ask<ConvertedPhoto>(photos, { make: 'photo', bytes, picture }, signal),
    logo: (bytes, signal) => ask<ConvertedPhoto>(photos, { make: 'logo', bytes }, signal),
    drawing: (bytes, signal) => ask<ConvertedPhoto>(photos, { make: 'drawing', bytes }, signal),
    crop: (bytes, { area, output }, signal) =>
      ask<ConvertedPhoto>(photos, { make: 'crop', bytes, area, output }, signal),
    look: (bytes, signal) => ask<Look>(photos, { make: 'look', bytes }, signal),
    async thumbnail(bytes, signal) {
      return (await ask<{ thumbnail: Thumbnail }>(thumbnails, { make: 'thumbnail', bytes }, signal)).thumbnail;
    },
    async font(bytes, letters, signal) {
      return (await ask<{ font: Uint8Array }>(photos, { make: 'font', bytes, letters }, signal)).font;
    },
    async size(bytes, signal) {
      return (await ask<{ size: Size }>(comparisons, { make: 'size', bytes }, signal)).size;
    },
    async hash(bytes, signal) {
      return (await ask<{ hash: string }>(comparisons, { make: 'hash', bytes }, signal)).hash;
    },
    async groups(hashes, apart, signal) {
      return (await ask<{ groups: number[][] }>(comparisons, { make: 'groups', hashes, apart }, signal)).groups;
    },
    close() {
      closed = true;
      for (let job; (job = nextJob());) job.reject(closing());
      for (const worker of workers) {
        worker.settle?.({ error: closing() });
        end(worker);
      }
    },
  };
}
