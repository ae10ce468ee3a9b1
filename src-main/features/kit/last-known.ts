import { AppError, type ErrorCode } from '#shared/ipc/errors.ts';
import type { Logger } from '../handlers.ts';
import type { CachedList } from './cached-list.ts';

interface Asking<T> {
  fetch: () => Promise<T[]>;
  known: CachedList<T>;
  logger: Logger;
  /** message for the log */
  failed: string;
  /** failures that are thrown all the same */
  passedOn?: readonly ErrorCode[];
}

/** The backend's answer; where the backend fails, logs that and gives the last known list, if any. */
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
