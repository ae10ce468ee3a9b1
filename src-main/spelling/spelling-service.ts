import { Worker } from 'node:worker_threads';
import type { SpellingReply, SpellingRequest } from './worker.ts';

/** The spell-check, which runs on this computer without a server. */
export interface SpellingService {
  /** Returns the misspelt words of a text, each once. */
  check(text: string): Promise<string[]>;
  /** Returns at most five corrections, the most likely first. */
  suggest(word: string): Promise<string[]>;
  close(): Promise<void>;
}

/** Creates the service. Its first call starts the thread. @param workerFile the built `worker.ts` */
export function createSpellingService(workerFile: URL): SpellingService {
  const waiting = new Map<number, { resolve(words: string[]): void; reject(error: Error): void }>();
  let worker: Worker | undefined;
  let lastId = 0;

  /**
   * Rejects the calls that wait for the worker, because the worker has ended. Does nothing if `ended` is an earlier
   * worker: a worker that fails emits `error` and later `exit`, and a new worker may have been started in between.
   */
  function fail(ended: Worker, error: Error): void {
    if (ended !== worker) return;
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  function start(): Worker {
    const started = new Worker(workerFile);
    started.unref();
    started.on('message', ({ id, words }: SpellingReply) => {
      waiting.get(id)?.resolve(words);
      waiting.delete(id);
    });
    started.on('error', (error) => fail(started, error instanceof Error ? error : new Error(String(error))));
    started.on('exit', () => fail(started, new Error('the spell-check has ended')));
    return started;
  }

  function ask(question: { check: string } | { suggest: string }): Promise<string[]> {
    const id = ++lastId;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      worker ??= start();
      worker.postMessage({ id, ...question } satisfies SpellingRequest);
    });
  }

  return {
    check: (text) => ask({ check: text }),
    suggest: (word) => ask({ suggest: word }),
    close: async () => void (await worker?.terminate()),
  };
}
