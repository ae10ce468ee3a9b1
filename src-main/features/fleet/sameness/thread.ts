import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { SharedText } from '#shared/domain/fleet/sameness.ts';
import type { SiteTexts } from './comparison.ts';
import type { SamenessReply, SamenessRequest } from './worker.ts';

/** A comparison of many sites that runs in a worker thread. */
export interface SamenessThread {
  add(sites: readonly SiteTexts[]): Promise<void>;
  /** Returns, by slug, the texts that have many runs in common with texts of other sites. */
  shared(): Promise<ReadonlyMap<string, readonly SharedText[]>>;
  end(): Promise<void>;
}

/** Starts a worker thread that compares sites. @param workerFile the built `worker.ts` */
export function startSamenessThread(workerFile: URL): SamenessThread {
  const worker = new Worker(workerFile);
  worker.unref();
  const ask = async (request: SamenessRequest): Promise<SamenessReply> => {
    worker.postMessage(request);
    // Rejects if the thread fails before it replies.
    const [reply] = (await once(worker, 'message')) as [SamenessReply];
    return reply;
  };
  return {
    async add(sites) {
      await ask({ add: sites });
    },
    shared: async () => (await ask('compare')) ?? new Map<string, SharedText[]>(),
    end: async () => void (await worker.terminate()),
  };
}
