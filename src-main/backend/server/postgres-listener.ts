import pg from 'pg';
import { report } from '../report.ts';

const AGAIN_MS = 1000;

export interface Listener {
  stop(): Promise<void>;
}

/**
 * Listens on a channel. Calls `changed` with each key that any server sends in a transaction, after the transaction is
 * committed. When a lost connection is restored, calls `changed` without a key, because keys may have been missed.
 * Resolves when the first connection listens.
 */
export async function listenTo(url: string, channel: string, changed: (key?: string) => void): Promise<Listener> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let client = await connect();

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({ connectionString: url, application_name: 'sitewright', keepAlive: true });
    next.on('notification', ({ payload }) => changed(payload));
    next.on('error', (error) =>
      report('The server does not hear of changes by others until it has connected again:', error),
    );
    await next.connect();
    await next.query(`LISTEN ${channel}`);
    next.on('end', tryAgain);
    return next;
  }

  function tryAgain(): void {
    if (stopped) return;
    timer = setTimeout(() => {
      connect().then((next) => {
        client = next;
        changed();
      }, tryAgain);
    }, AGAIN_MS);
  }

  return {
    async stop() {
      if (stopped) return;
      stopped = true;
      clearTimeout(timer);
      await client.end();
    },
  };
}
