type Report = (message: string, error?: unknown, requestId?: string) => void;

/** The app logs the standard error of its embedded backend. */
let write: Report = (message, error) => (error === undefined ? console.error(message) : console.error(message, error));

/** Reports what went wrong where no answer can say it. */
export const report: Report = (...facts) => write(...facts);

/** Sends reports elsewhere, such as to the log of the server. Returns what sends them where they went before. */
export function reportTo(other: Report): () => void {
  const before = write;
  write = other;
  return () => {
    write = before;
  };
}
