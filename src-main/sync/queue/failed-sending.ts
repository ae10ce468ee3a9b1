import { AppError } from '#shared/ipc/errors.ts';
import { BackendError } from '../../backend-client/backend-error.ts';
import type { OutboxEntry } from '../../store/outbox-repo.ts';

/** The number of failed tries in a row after which a failure of the server blocks an entry until the user decides. */
export const TRIES = 8;

const FIRST_WAIT_MS = 1000;
export const LONGEST_WAIT_MS = 60_000;
/** Maximum wait that a server may ask for. A date in Retry-After may be far off if a clock is wrong. */
const LONGEST_ASKED_MS = 60 * 60_000;

const BROKEN = 'Something went wrong inside the app. The log has the details.';

/** What happens to an entry that could not be sent. */
export type FailedSending =
  /** the queue stops until it is started again, for example when the network is back or somebody signs in */
  | { next: 'none' }
  | { next: 'blocked'; reason: string; attempts: 0 | typeof TRIES }
  /** `asked`: the wait in milliseconds that the server asked for, at most LONGEST_ASKED_MS; 0 if it asked for none */
  | { next: 'try'; reason: string; attempts: number; asked: number };

export function failedSending(error: unknown, { attempts }: OutboxEntry, isOnline: boolean): FailedSending {
  const wraps = error instanceof AppError && ['SAVE_FAILED', 'PUBLISH_FAILED'].includes(error.code);
  const cause = wraps ? (error.cause ?? error) : error;
  const code = cause instanceof AppError ? cause.code : 'INTERNAL';
  const isOutOfReach = code === 'OFFLINE';
  if ((isOutOfReach && !isOnline) || code === 'UNAUTHENTICATED' || code === 'CANCELLED') return { next: 'none' };
  const reason = error instanceof AppError ? error.message : BROKEN;
  const passes = isOutOfReach || code === 'TIMEOUT' || code === 'BACKEND_FAILED' || isBusy(cause);
  if (!passes) return { next: 'blocked', reason, attempts: 0 };
  // If a server, such as the file storage, cannot be reached although the app is online, the user can do nothing, so
  // the entry is tried again without an end. A failure of the server later still has the other half of the tries.
  const tried = Math.min(attempts + 1, isOutOfReach ? Math.max(attempts, TRIES / 2) : TRIES);
  if (tried === TRIES && !isOutOfReach) return { next: 'blocked', reason, attempts: TRIES };
  const asked = cause instanceof BackendError ? (cause.retryAfterMs ?? 0) : 0;
  return { next: 'try', reason, attempts: tried, asked: Math.min(asked, LONGEST_ASKED_MS) };
}

const isBusy = (error: unknown): boolean => error instanceof BackendError && error.status === 429;

/**
 * Returns the milliseconds until the next try. They double with each try up to LONGEST_WAIT_MS. They then vary by up to
 * 50%, so that many computers do not retry at the same time. They are never less than the server asked for.
 * @param chance random number from 0 to 1
 */
export function waitAfter({ attempts, asked }: { attempts: number; asked: number }, chance: number): number {
  return Math.max(asked, Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempts - 1)) * (0.5 + chance));
}
