import { AppError } from '#shared/ipc/errors.ts';
import type { StoreHealth } from '#shared/ipc/store.ipc.ts';
import type { IncomingFiles } from '../../media/incoming-files.ts';
import type { Imported } from '../../store/import-drafts.ts';
import type { Store } from '../../store/store.ts';
import type { Logger } from '../handlers.ts';

/** Asks the user which file to read; undefined when they cancel. */
export type OpenFile = (options: {
  title: string;
  filter: { name: string; extensions: string[] };
}) => Promise<string | undefined>;

/** Asks the user where to write a file; undefined when they cancel. */
export type ChooseFile = (options: {
  title: string;
  defaultName: string;
  filter: { name: string; extensions: string[] };
}) => Promise<string | undefined>;

interface StoreServiceDeps {
  store: Pick<Store, 'health' | 'exportDrafts' | 'importDrafts' | 'maintain'> & {
    trash: Pick<Store['trash'], 'dayOfUse'>;
  };
  incoming: Pick<IncomingFiles, 'purge'>;
  chooseFile: ChooseFile;
  openFile: OpenFile;
  /** more is in the store than windows know */
  changed(): void;
  now(): number;
  /** runs `task` after `firstMs` and then every `everyMs`; the answer stops it */
  repeat(firstMs: number, everyMs: number, task: () => void): () => void;
  logger: Pick<Logger, 'warn'>;
}

const MINUTE = 60_000;
const JSON_FILES = { name: 'JSON', extensions: ['json'] };

/** How this computer keeps drafts, and what keeps them safe in the background. */
export function createStoreService({
  store,
  incoming,
  chooseFile,
  openFile,
  changed,
  now,
  repeat,
  logger,
}: StoreServiceDeps) {
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
        filter: JSON_FILES,
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

    /** What was taken into the trash; undefined when the user cancels. @throws AppError DISK, BAD_REQUEST */
    async import(): Promise<Imported | undefined> {
      const path = await openFile({ title: 'Import drafts', filter: JSON_FILES });
      if (path === undefined) return undefined;
      try {
        const taken = await store.importDrafts(path);
        changed();
        return taken;
      } catch (cause) {
        throw cause instanceof AppError ? cause : new AppError('DISK', 'The file could not be read.', { cause });
      }
    },

    close: stop,
  };
}

export type StoreService = ReturnType<typeof createStoreService>;
