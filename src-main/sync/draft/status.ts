import { isBlank } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { SiteStatus } from '#shared/ipc/site.ipc.ts';
import type { Milestones } from '../../store/milestone-repo.ts';
import type { OutboxEntry } from '../../store/outbox-repo.ts';
import type { Store } from '../../store/store.ts';
import type { Activity } from './actor-ports.ts';
import type { DraftLog } from './draft-log.ts';
import { editedFields as editedFieldsOf } from './draft.ts';

/** What the last check of the server's copy found. */
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
    // `offlineCopy` may have been set before the connection came back, so it counts only while the app is offline.
    offlineCopy: server.offlineCopy && !online,
    ...log.undoState,
  };
}

/** The member with the address of the first publish; blank if the site was never published. */
const PUBLISHED_AT = 'first_publish_url';

/** Whether the site may have been published. A record without the member does not say, so the result is true. */
const saysPublished = (url: unknown): boolean => url === undefined || !isBlank(url);

/** Whether the site may ever have been published, from any computer, according to its record. */
export const isPublishedBefore = (site: SiteDocument): boolean => saysPublished(site[PUBLISHED_AT]);

/**
 * Returns the status of a site that is not open and has no edits on this computer.
 * @param isPublished whether the site was ever published, as far as its record says
 * @param editedSince returns the members that were edited since the entry was queued
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

/** Returns what was saved and not published, as far as this computer knows; undefined if nothing. */
function unpublishedOf({ savedAt, publishedAt }: Milestones, isPublished: boolean): SiteStatus['unpublished'] {
  if (publishedAt === undefined) return isPublished ? undefined : 'all';
  return savedAt !== undefined && savedAt > publishedAt ? 'changes' : undefined;
}
