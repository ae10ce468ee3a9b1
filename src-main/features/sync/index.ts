import { AppError } from '#shared/ipc/errors.ts';
import type { HandlersOf } from '../handlers.ts';
import type { FindDraft } from '../kit/open-draft.ts';
import type { HistoryService } from './history-service.ts';
import type { QueueService } from './queue-service.ts';
import { createSavers, type SaversDeps } from './savers.ts';

export interface SyncPorts extends SaversDeps {
  queue: QueueService;
  history: HistoryService;
  sites: {
    draft: FindDraft;
    open(slug: string, signal: AbortSignal): Promise<unknown>;
    /**
     * Replaces the draft by the last known copy of the server. Returns the ID of the draft's entry in the trash;
     * undefined if nothing went to the trash.
     */
    discard(slug: string): number | undefined;
  };
}

/** Creates the handlers of the queue, the conflicts, the history and the trash. */
export function syncFeature(ports: SyncPorts): HandlersOf<'sync' | 'conflict' | 'history' | 'trash'> {
  const { queue, history, sites } = ports;
  const saversOf = createSavers(ports);
  return {
    'sync.queue': () => queue.view(),
    'sync.retry': ({ slug }) => {
      queue.retry(slug);
      return {};
    },
    'sync.remove': ({ slug }) => {
      queue.remove(slug);
      return {};
    },
    'sync.discard': ({ slug }) => {
      const trashed = sites.discard(slug);
      queue.remove(slug);
      return trashed === undefined ? {} : { trashed };
    },
    'conflict.list': ({ slug }) => history.conflicts(slug),
    'conflict.resolve': ({ slug, id, choice }) => {
      if (choice.take !== 'custom') return history.decide(slug, [id], { take: choice.take });
      if (!isJson(choice.text)) throw new AppError('BAD_REQUEST', 'The edited value is not valid.');
      return history.decide(slug, [id], choice);
    },
    'conflict.resolveAll': ({ slug, ids, take }) => history.decide(slug, ids, { take }),
    'conflict.undo': ({ slug, id }) => history.undoDecision(slug, id),
    'history.list': ({ slug }) => history.versions(slug),
    'history.counts': ({ slug }, { signal }) => history.versionChanges(slug, signal),
    'history.savers': ({ slug }, { signal }) => saversOf(slug, signal),
    'history.compare': ({ slug, id, to }) => history.compareVersion(slug, id, to),
    'history.name': ({ slug, id, name }) => {
      history.nameVersion(slug, id, name);
      return {};
    },
    'history.restore': ({ slug, id, part }) => history.restoreVersion(slug, id, part),
    'trash.list': ({ slug }) => history.trash(slug),
    'trash.compare': ({ slug, id }) => history.compareTrash(slug, id),
    'trash.restore': async ({ slug, id, part }, { signal }) => {
      if (!sites.draft(slug)) await sites.open(slug, signal);
      return history.restoreTrash(slug, id, part);
    },
  };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
