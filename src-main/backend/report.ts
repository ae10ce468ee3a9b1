type Report = (message: string, error?: unknown, requestId?: string) => void;

/** By default reports go to standard error, which the app logs for its embedded backend. */
let write: Report = (message, error) => (error === undefined ? console.error(message) : console.error(message, error));

/** Reports a failure whose reason no answer tells the caller. */
export const report: Report = (...facts) => write(...facts);

/**
 * Sends all reports to another function, such as the log of the server. Returns a function that restores the former
 * one.
 */
export function reportTo(other: Report): () => void {
  const before = write;
  write = other;
  return () => {
    write = before;
  };
}
