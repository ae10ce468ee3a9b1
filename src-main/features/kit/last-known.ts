import { AppError, type ErrorCode } from '#shared/ipc/errors.ts';
import type { Logger } from '../handlers.ts';
import type { CachedList } from './cached-list.ts';

interface Asking<T> {
  fetch: () => Promise<T[]>;
  known: CachedList<T>;
  logger: Logger;
  /** message for the log */
  failed: string;
  /** codes of the errors that are thrown, besides CANCELLED; after other failures the cached list is returned */
  passedOn?: readonly ErrorCode[];
}

/**
 * Returns the backend's list and caches it. If the backend fails, logs that and returns the cached list as stale, or an
 * empty list if none is cached.
 * @throws AppError CANCELLED, and the failures of `passedOn`
 */
export async function lastKnown<T>({
  fetch,
  known,
  logger,
  failed,
  passedOn = [],
}: Asking<T>): Promise<{ items: T[]; stale: boolean }> {
  try {
    const items = await fetch();
    known.write(items);
    return { items, stale: false };
  } catch (error) {
    const code = error instanceof AppError ? error.code : 'INTERNAL';
    if (code === 'CANCELLED' || passedOn.includes(code)) throw error;
    logger.warn(failed, { code, error });
    return { items: known.read() ?? [], stale: true };
  }
}
