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
 * Makes a function that returns the answer of `fetch` and caches it. If `fetch` fails, the function returns the cached
 * answer with its time and the reason of the failure. It throws the failure if no answer is cached, if the call was
 * cancelled, if nobody is signed in, or if the error is not an AppError.
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
