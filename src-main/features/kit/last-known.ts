import { AppError, type ErrorCode } from '#shared/ipc/errors.ts';
import type { Logger } from '../handlers.ts';
import type { CachedList } from './cached-list.ts';

interface Asking<T> {
  fetch: () => Promise<T[]>;
  known: CachedList<T>;
  logger: Logger;
  /** the line of the log when it fails */
  failed: string;
  /** failures that are thrown all the same */
  passedOn?: readonly ErrorCode[];
}

/** What the backend answers now; where it fails, that is logged and the last list known is given, if any. */
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
