import type { Logger } from '../../src-main/features/handlers.ts';

/** Returns a logger that passes the lines of all levels to `write`. */
export const logTo = (write: (message: string, facts?: Record<string, unknown>) => void): Logger => ({
  info: write,
  warn: write,
  error: write,
});

/** A logger for tests that do not check the log. */
export const noLog = logTo(() => undefined);
