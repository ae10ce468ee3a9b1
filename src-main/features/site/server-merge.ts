import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { ServerMerge } from '#shared/ipc/sync.ipc.ts';
import type { Path } from '#shared/record/operation.ts';
import { parseJson } from '#shared/record/parse-json.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import { sameJson } from '#shared/record/same-json.ts';
import type { Base } from '../../store/draft-repo.ts';
import type { Store } from '../../store/store.ts';
import { siteChanges } from '../../sync/merge/bring-back-site.ts';
import { followPath } from '../../sync/merge/follow-path.ts';
import { asMissing, checkServer } from '../../sync/save/check-server.ts';
import { fetchSound, shrunkLists } from '../../sync/save/server-copy.ts';
import { finishPostInFlight } from '../../sync/save/read-back.ts';
import type { SiteActor } from '../../sync/draft/site-actor.ts';
import { describeChanges, keysOfChanges } from '../kit/differences.ts';
import type { SiteServiceDeps } from './service-types.ts';

/**
 * Merges the server's present copy with the draft. Returns undefined if the draft is already based on that copy.
 * `accept` is the modified time of a copy that is merged although it lost much of a list (see `fetchSound`).
 */
export async function mergeNewest(
  actor: SiteActor,
  { client, store, now }: Pick<SiteServiceDeps, 'client' | 'store' | 'now'>,
  { accept, signal }: { accept: string | undefined; signal: AbortSignal },
): Promise<ServerMerge | undefined> {
  // Settles an interrupted save of this computer first, so that the changes of that save do not count as somebody
  // else's.
  await finishPostInFlight(actor, { server: client.sites, progress: () => undefined, now, signal });
  const theirs = await fetchSound(client.sites, actor, { accept, signal }).catch(asMissing(actor));
  return theirs.modified === actor.base.modified ? undefined : mergeAndReport(actor, theirs, store);
}

/**
 * Checks whether the server has a newer copy, and merges that copy if the user need not decide anything.
 * @param merged called after the merge, before the windows are sent `site.merged`
 */
export async function mergeUnasked(
  actor: SiteActor,
  { client, store, logger, broadcast }: Pick<SiteServiceDeps, 'client' | 'store' | 'logger' | 'broadcast'>,
  merged: () => void,
): Promise<void> {
  if (!client.online) return;
  const take = (newer: Base): boolean => {
    if (asksSomething(actor, newer)) return false;
    const merge = mergeAndReport(actor, newer, store, { byApp: true });
    merged();
    if (merge.changes.length > 0) broadcast('site.merged', { slug: actor.slug, ...merge });
    return true;
  };
  await checkServer(actor, { sites: client.sites, warn: logger.warn, take });
}

function asksSomething(actor: SiteActor, newer: Base): boolean {
  if (actor.inFlight || actor.openConflicts.length > 0) return true;
  const base = RawValue.parse(actor.base.text);
  const theirs = RawValue.alike(newer.text, base);
  return shrunkLists(base, theirs).length > 0 || actor.clashesWith(newer);
}

/** Merges the server's copy with the draft. Returns what the merge changed in the draft, and how to undo the merge. */
function mergeAndReport(
  actor: SiteActor,
  theirs: Base,
  { versions }: Pick<Store, 'versions'>,
  by?: { byApp?: true },
): ServerMerge {
  const { base, document: mine } = actor;
  actor.merge(theirs, by);
  const { slug } = actor;
  // To undo the merge, the version that equals the draft before the merge is restored. The merge keeps this version;
  // for a draft without edits it exists already.
  const version = versions.list(slug).find(({ id }) => versions.readable(slug, id) === mine.toText());
  return {
    changes: takenOver(base, mine, theirs, actor),
    ...(version && {
      undo: { version: version.id, keys: siteChanges(mine, actor.document).map(keysOfChanges()) },
    }),
  };
}

/**
 * Returns the server's changes since the base that the draft did not have yet. Leaves out changes that became
 * conflicts.
 */
function takenOver(base: Base, mine: RawValue, theirs: Base, merged: SiteActor): ServerMerge['changes'] {
  const then = RawValue.parse(base.text);
  const now = RawValue.alike(theirs.text, then);
  const changes = siteChanges(then, now);
  const described = describeChanges(changes, {
    then: parseJson(base.text) as SiteDocument,
    now: parseJson(theirs.text) as SiteDocument,
  });
  const clashes = (place: Path | undefined) =>
    place !== undefined && merged.openConflicts.some(({ path }) => startsWith(path, place) || startsWith(place, path));
  return changes.flatMap((change, at): ServerMerge['changes'] => {
    const { path, label, before, after } = described[at]!;
    if (change.kind === 'order') {
      if (clashes(change.now)) return [];
      return [{ path, label, kind: 'order', base: before, mine: before, theirs: after }];
    }
    const own = change.before && followPath(change.then, then, mine);
    const value = own && mine.get(own);
    const from = change.kind === 'removed' ? own : change.now;
    const place = from && followPath(from, change.kind === 'removed' ? mine : now, merged.document);
    if (clashes(place) || sameJson(value, change.after)) return [];
    const isUnedited = sameJson(then.child(String(path[0])), mine.child(String(path[0])));
    return [{ path, label, kind: 'value', base: before, mine: isUnedited ? before : value?.toText(), theirs: after }];
  });
}

const startsWith = (path: Path, start: Path): boolean => start.every((step, at) => path[at] === step);
