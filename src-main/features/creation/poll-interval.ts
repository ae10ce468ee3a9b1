import { POLL_INTERVAL_MS } from './index.ts';

/**
 * Returns the interval at which the status of a task is requested, in milliseconds. SITEWRIGHT_TASK_POLL_MS sets the
 * interval for tests, but not in a packaged app.
 */
export function taskPollInterval(env: Record<string, string | undefined>, isPackaged: boolean): number {
  const asked = isPackaged ? '' : (env['SITEWRIGHT_TASK_POLL_MS'] ?? '');
  return /^[1-9]\d*$/.test(asked) ? Number(asked) : POLL_INTERVAL_MS;
}
