/** The running requests, including those whose callers have closed the connection. */
export interface RunningRequests {
  /** Counts a request that begins. Returns a function that has to be called when the request ends. */
  begin(): () => void;
  count(): number;
  /** Resolves as soon as no request is running. */
  idle(): Promise<void>;
  /** Marks the server as stopping, which `/readyz` reports. */
  close(): void;
  isClosed(): boolean;
}

export function createFlow(): RunningRequests {
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
