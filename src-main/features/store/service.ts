import { AppError } from '#shared/ipc/errors.ts';
import type { StoreHealth } from '#shared/ipc/store.ipc.ts';
import type { IncomingFiles } from '../../media/incoming-files.ts';
import type { Store } from '../../store/store.ts';
import type { Logger } from '../handlers.ts';

/** Asks the user where to write a file; undefined when they cancel. */
export type ChooseFile = (options: {
  title: string;
  defaultName: string;
  filter: { name: string; extensions: string[] };
}) => Promise<string | undefined>;

interface StoreServiceDeps {
  store: Pick<Store, 'health' | 'exportDrafts' | 'maintain'> & { trash: Pick<Store['trash'], 'dayOfUse'> };
  incoming: Pick<IncomingFiles, 'purge'>;
  chooseFile: ChooseFile;
  now(): number;
  /** runs `task` after `firstMs` and then every `everyMs`; the answer stops it */
  repeat(firstMs: number, everyMs: number, task: () => void): () => void;
  logger: Pick<Logger, 'warn'>;
}

const MINUTE = 60_000;

/** How this computer keeps drafts, and what keeps them safe in the background. */
export function createStoreService({ store, incoming, chooseFile, now, repeat, logger }: StoreServiceDeps) {
  // Not while the app starts: a backup reads the whole journal.
  const stop = repeat(MINUTE, 60 * MINUTE, () => void maintain());

  async function maintain(): Promise<void> {
    await store.maintain();
    try {
      await incoming.purge(store.trash.dayOfUse);
    } catch (error) {
      logger.warn('files that were given are not purged', { error });
    }
  }

  return {
    health: (): StoreHealth => store.health(),

    /** The path written; undefined when the user cancels. @throws AppError DISK */
    async export(): Promise<string | undefined> {
      const day = new Date(now()).toISOString().slice(0, 10);
      const path = await chooseFile({
        title: 'Export all drafts',
        defaultName: `drafts-${day}.json`,
        filter: { name: 'JSON', extensions: ['json'] },
      });
      if (path === undefined) return undefined;
      try {
        await store.exportDrafts(path);
        return path;
      } catch (cause) {
        const details = cause instanceof Error && 'code' in cause ? cause.code : undefined;
        throw new AppError('DISK', 'The drafts could not be written there. Choose another place.', { details, cause });
      }
    },

    close: stop,
  };
}

export type StoreService = ReturnType<typeof createStoreService>;
