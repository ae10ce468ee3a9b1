import { AppError } from '#shared/ipc/errors.ts';
import { importSteps } from '#shared/ipc/events.ts';
import type { IncomingFiles } from '../../media/incoming-files.ts';
import type { Store } from '../../store/store.ts';
import type { Broadcast, HandlersOf, Logger } from '../handlers.ts';
import type { ChooseFile } from '../kit/export-file.ts';
import { writeFailure } from '../kit/not-written.ts';

/** Asks the user which file to read. Resolves to undefined if the user cancels. */
export type OpenFile = (options: {
  title: string;
  filter: { name: string; extensions: string[] };
}) => Promise<string | undefined>;

export interface StorePorts {
  store: Pick<Store, 'health' | 'exportDrafts' | 'importDrafts' | 'maintain'>;
  incoming: Pick<IncomingFiles, 'purge'>;
  chooseFile: ChooseFile;
  openFile: OpenFile;
  broadcast: Broadcast;
  now(): number;
  /** runs `task` after `firstMs` and then every `everyMs`; returns a function that stops the repetition */
  repeat(firstMs: number, everyMs: number, task: () => void): () => void;
  logger: Pick<Logger, 'warn'>;
}

export interface StoreFeature {
  handlers: HandlersOf<'store'>;
  /** Stops the maintenance in the background. */
  close(): void;
}

const MINUTE = 60_000;
const JSON_FILES = { name: 'JSON', extensions: ['json'] };

/**
 * Creates the handlers for the health of the store and for the export and import of drafts. Starts the maintenance of
 * the store in the background.
 */
export function storeFeature(ports: StorePorts): StoreFeature {
  const { store, incoming, chooseFile, openFile, broadcast, now, logger } = ports;
  // Waits a minute, so that maintenance does not slow down the start of the app: a backup reads the whole journal.
  const stop = ports.repeat(MINUTE, 60 * MINUTE, () => void maintain());

  /** Maintains the store and purges incoming files. Each of the two runs even if the other one fails. */
  async function maintain(): Promise<void> {
    await store.maintain().catch((error: unknown) => logger.warn('the stored data is not maintained', { error }));
    await incoming.purge().catch((error: unknown) => logger.warn('files that were given are not purged', { error }));
  }

  return {
    handlers: {
      'store.health': () => store.health(),

      'store.export': async () => {
        const day = new Date(now()).toISOString().slice(0, 10);
        const path = await chooseFile({
          title: 'Export all drafts',
          defaultName: `drafts-${day}.json`,
          filter: JSON_FILES,
        });
        if (path === undefined) return {};
        try {
          return { path, unread: await store.exportDrafts(path) };
        } catch (cause) {
          throw writeFailure('The drafts', cause);
        }
      },

      'store.import': async (_input, { progress }) => {
        const path = await openFile({ title: 'Import drafts', filter: JSON_FILES });
        if (path === undefined) return {};
        progress(importSteps[1]);
        try {
          const taken = await store.importDrafts(path);
          broadcast('store.changed', store.health());
          return { taken };
        } catch (cause) {
          throw cause instanceof AppError ? cause : new AppError('DISK', 'The file could not be read.', { cause });
        }
      },
    },
    close: stop,
  };
}
