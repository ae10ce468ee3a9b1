import type { Logger } from '../../src-main/features/handlers.ts';

/** A logger whose lines of all levels go to `write`. */
export const logTo = (write: (message: string, facts?: Record<string, unknown>) => void): Logger => ({
  info: write,
  warn: write,
  error: write,
});

/** A logger for tests that do not look at it. */
export const noLog = logTo(() => undefined);
