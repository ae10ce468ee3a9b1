/** The requests that are being answered, also those whose callers have gone. */
export interface Flow {
  /** Begins one; the result ends it. */
  begin(): () => void;
  count(): number;
  /** Resolves as soon as none runs. */
  idle(): Promise<void>;
  /** The server takes no new work. */
  close(): void;
  isClosed(): boolean;
}

export function createFlow(): Flow {
  let running = 0;
  let closed = false;
  let waiting: (() => void)[] = [];
  return {
    begin() {
      running++;
      return () => {
        running--;
        if (running > 0) return;
        for (const resolve of waiting) resolve();
        waiting = [];
      };
    },
    count: () => running,
    idle: () => (running === 0 ? Promise.resolve() : new Promise((resolve) => void waiting.push(resolve))),
    close: () => void (closed = true),
    isClosed: () => closed,
  };
}
