import type { SiteStatus } from '#shared/ipc/site.ipc.ts';
import type { Store } from '../../store/store.ts';
import type { Activity } from './actor-ports.ts';
import type { DraftLog } from './draft-log.ts';
import { editedFields as editedFieldsOf } from './draft.ts';
import type { ServerState } from './server-state.ts';

interface Around {
  activity: Activity;
  server: ServerState;
  store: Pick<Store, 'milestones' | 'outbox'>;
  online: boolean;
}

/** How a site stands, as its windows are told. */
export function statusOf(log: DraftLog, { activity, server, store, online }: Around): SiteStatus {
  const { slug, draft, conflicts } = log;
  const editedFields = editedFieldsOf(draft);
  return {
    ...keptFacts(store, slug, (through) => log.fieldsSince(through)),
    slug,
    sync: activity ?? (editedFields.length > 0 ? 'unsaved' : 'clean'),
    editedFields,
    ...ifKnown('journalledAt', draft.pending?.top.at),
    conflicts: conflicts.length,
    online,
    ...server,
    // Whether the server can be reached is one fact for all windows, and the look at the site is older than that.
    offlineCopy: server.offlineCopy && !online,
    ...log.canTurn,
  };
}

/**
 * What the journal tells of a site besides its draft.
 * @param editedSince members that were edited after the edit of that number
 */
function keptFacts(
  { milestones, outbox }: Pick<Store, 'milestones' | 'outbox'>,
  slug: string,
  editedSince: (through: number) => string[],
) {
  const { savedAt, publishedAt, publishedUrl } = milestones.find(slug);
  const waiting = outbox.of(slug);
  const [queued, last] = [waiting[0], waiting.at(-1)];
  return {
    ...ifKnown('savedAt', savedAt),
    ...ifKnown('publishedAt', publishedAt),
    ...ifKnown('publishedUrl', publishedUrl),
    ...(queued &&
      last && {
        queued: {
          kind: queued.kind,
          at: queued.at,
          later: editedSince(last.through),
          ...(queued.state === 'blocked' && { blocked: queued.reason }),
        },
      }),
  } satisfies Partial<SiteStatus>;
}

function ifKnown<K extends string, V>(key: K, value: V | null | undefined): { [P in K]?: V } {
  return value === null || value === undefined ? {} : ({ [key]: value } as { [P in K]: V });
}
