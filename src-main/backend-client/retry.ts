import { retryAfterMs, type Answer } from './answer.ts';
import { BackendError } from './backend-error.ts';
import { pause } from './pause.ts';

const RETRIES = 2;
const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 10_000;
const transientStatuses = [502, 503, 504];

/**
 * Makes a request that is safe to repeat. Retries it up to RETRIES times after the error OFFLINE or a status of
 * `transientStatuses`. The wait doubles each time, and is varied by up to a half; a Retry-After header overrides it.
 * Gives up if the wait would exceed LONGEST_WAIT_MS.
 */
export async function withRetries(attempt: () => Promise<Answer>, signal?: AbortSignal): Promise<Answer> {
  for (let tries = 0; ; tries++) {
    const result = await attempt().catch((error: unknown) => {
      if (error instanceof BackendError && error.code === 'OFFLINE') return error;
      throw error;
    });
    const failed = result instanceof BackendError;
    if (!failed && !transientStatuses.includes(result.status)) return result;
    const waitMs =
      (failed ? undefined : retryAfterMs(result.headers)) ?? FIRST_WAIT_MS * 2 ** tries * (0.5 + Math.random());
    if (tries === RETRIES || waitMs > LONGEST_WAIT_MS) {
      if (failed) throw result;
      return result;
    }
    await pause(waitMs, signal);
  }
}
