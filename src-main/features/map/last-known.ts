import type { z } from 'zod';
import { AppError } from '#shared/ipc/errors.ts';
import type { ResponseCache } from '../content/cached-list.ts';
import type { Logger } from '../handlers.ts';

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
 * The newest answer, else the last one known with the reason and the time of it.
 * @throws what `fetch` throws where none is known, or where nobody is signed in any more
 */
export function lastKnown<T extends Known>({ cache, key, schema, now, logger }: Kept<T>) {
  return async (fetch: () => Promise<Omit<T, keyof Known>>): Promise<T> => {
    try {
      const answer = { ...(await fetch()), asOf: now() } as T;
      cache.put(key(), JSON.stringify(answer));
      return answer;
    } catch (error) {
      if (!(error instanceof AppError) || error.code === 'CANCELLED' || error.code === 'UNAUTHENTICATED') throw error;
      const known = parsed(cache.get(key()), schema);
      if (!known) throw error;
      logger.warn('the last known answer is shown', { error });
      return { ...known, staleBecause: error.message };
    }
  };
}

/** What an older version kept in another shape counts as nothing. */
function parsed<T>(body: string | undefined, schema: z.ZodType<T>): T | undefined {
  if (body === undefined) return undefined;
  try {
    return schema.parse(JSON.parse(body));
  } catch {
    return undefined;
  }
}
