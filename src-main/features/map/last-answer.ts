import type { z } from 'zod';
import { AppError } from '#shared/ipc/errors.ts';
import type { Logger } from '../handlers.ts';
import { readCached, type ResponseCache } from '../kit/cached-list.ts';

interface Known {
  asOf: number;
  staleBecause?: string | undefined;
}

interface Kept<T extends Known> {
  cache: ResponseCache;
  key: () => string;
  schema: z.ZodType<T>;
  now(): number;
  logger: Logger;
}

/**
 * Gives what `fetch` answers; where it fails, the last answer that was kept, with its time and the reason of the failure.
 * @throws what `fetch` throws where no answer was kept, or where nobody is signed in any more
 */
export function withLastAnswer<T extends Known>({ cache, key, schema, now, logger }: Kept<T>) {
  return async (fetch: () => Promise<Omit<T, keyof Known>>): Promise<T> => {
    try {
      const answer = { ...(await fetch()), asOf: now() } as T;
      cache.put(key(), JSON.stringify(answer));
      return answer;
    } catch (error) {
      if (!(error instanceof AppError) || error.code === 'CANCELLED' || error.code === 'UNAUTHENTICATED') throw error;
      const known = readCached(cache, key(), schema);
      if (!known) throw error;
      logger.warn('the last known answer is shown', { error });
      return { ...known, staleBecause: error.message };
    }
  };
}
