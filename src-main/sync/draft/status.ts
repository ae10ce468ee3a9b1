import { isBlank } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { SiteStatus } from '#shared/ipc/site.ipc.ts';
import type { Milestones } from '../../store/milestone-repo.ts';
import type { OutboxEntry } from '../../store/outbox-repo.ts';
import type { Store } from '../../store/store.ts';
import type { Activity } from './actor-ports.ts';
import type { DraftLog } from './draft-log.ts';
import { editedFields as editedFieldsOf } from './draft.ts';

/** What the last look at the server's copy said. */
export interface ServerState {
  newerOnServer: boolean;
  newerClashes: boolean;
  missingOnServer: boolean;
  otherSite: boolean;
  offlineCopy: boolean;
}

export const nothingNew: Readonly<ServerState> = {
  newerOnServer: false,
  newerClashes: false,
  missingOnServer: false,
  otherSite: false,
  offlineCopy: false,
};

interface Around {
  activity: Activity;
  server: ServerState;
  store: Pick<Store, 'milestones' | 'outbox'>;
  online: boolean;
}

/** The status of a site, as its windows are told it. */
export function statusOf(log: DraftLog, { activity, server, store, online }: Around): SiteStatus {
  const { slug, draft, conflicts } = log;
  const editedFields = editedFieldsOf(draft);
  const isPublished = saysPublished(draft.document.child(PUBLISHED_AT)?.toValue());
  return {
    ...restingStatus(store, slug, { online, isPublished }, (entry) => log.fieldsSince(entry)),
    sync: activity ?? (editedFields.length > 0 ? 'unsaved' : 'clean'),
    editedFields,
    ...(draft.pending && { journalledAt: draft.pending.top.at }),
    conflicts: conflicts.length,
    ...server,
    // All windows are told the same about the connection, and `offlineCopy` may be older than the connection.
    offlineCopy: server.offlineCopy && !online,
    ...log.canTurn,
  };
}

/** The address of the first publish; blank in the record of a site that was never published. */
const PUBLISHED_AT = 'first_publish_url';

/** A record without the member does not tell, so the site may have been published. */
const saysPublished = (url: unknown): boolean => url === undefined || !isBlank(url);

/** Whether the site was ever published, by whomever, as far as its record tells. */
export const isPublishedBefore = (site: SiteDocument): boolean => saysPublished(site[PUBLISHED_AT]);

/**
 * As `statusOf`, of a site that nobody has open and that has nothing on this computer only.
 * @param isPublished what its record says
 * @param editedSince members that were edited since the entry was queued
 */
export function restingStatus(
  { milestones, outbox }: Around['store'],
  slug: string,
  { online, isPublished }: { online: boolean; isPublished: boolean },
  editedSince: (entry: OutboxEntry) => string[] = () => [],
): SiteStatus {
  const known = milestones.find(slug);
  const unpublished = unpublishedOf(known, isPublished);
  const waiting = outbox.of(slug);
  const [queued, last] = [waiting[0], waiting.at(-1)];
  return {
    slug,
    sync: 'clean',
    editedFields: [],
    conflicts: 0,
    online,
    ...nothingNew,
    canUndo: false,
    canRedo: false,
    ...known,
    ...(unpublished && { unpublished }),
    ...(queued &&
      last && {
        queued: {
          kind: queued.kind,
          at: queued.at,
          later: editedSince(last),
          ...(queued.state === 'blocked' && { blocked: queued.reason }),
        },
      }),
  };
}

/** Whether visitors lack all of the saved site or changes of it, as far as this computer has saved and published it. */
function unpublishedOf({ savedAt, publishedAt }: Milestones, isPublished: boolean): SiteStatus['unpublished'] {
  if (publishedAt === undefined) return isPublished ? undefined : 'all';
  return savedAt !== undefined && savedAt > publishedAt ? 'changes' : undefined;
}
