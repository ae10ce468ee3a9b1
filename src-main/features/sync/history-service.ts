import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { text } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { labelOf, tabOfField } from '#shared/record-catalogue/catalogue.ts';
import { AppError } from '#shared/ipc/errors.ts';
import type { OpenedSite } from '#shared/ipc/site.ipc.ts';
import type {
  ConflictView,
  DecidedSite,
  Difference,
  RestoredPart,
  RestoredSite,
  Trashed,
  VersionCount,
  VersionView,
} from '#shared/ipc/sync.ipc.ts';
import { parseJson } from '#shared/record/parse-json.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import type { Store } from '../../store/store.ts';
import type { Change } from '../../sync/merge/bring-back.ts';
import { bringBackSite, siteChanges } from '../../sync/merge/bring-back-site.ts';
import type { SiteActor } from '../../sync/draft/site-actor.ts';
import { type Choice, mineOf } from '../../sync/merge/conflicts.ts';
import { describeChanges, keysOfChanges } from '../kit/differences.ts';
import { fleetChangesOf } from './fleet-changes.ts';
import { createRecordMarks } from '../kit/record-marks.ts';

interface HistoryDeps {
  store: Store;
  /** @throws AppError NOT_OPEN */
  actor(slug: string): SiteActor;
}

/**
 * Creates the service that lists the versions, trash entries and conflicts of a site, compares versions and trash
 * entries with the draft and restores from them, and decides conflicts.
 */
export function createHistoryService({ store, actor }: HistoryDeps) {
  const marks = createRecordMarks(store.responses);
  const missing = () => new AppError('NOT_FOUND', 'This version is not on this computer any more.');
  /**
   * number of changes between a version and the version before it, by the IDs of both versions; never stale, because
   * versions do not change
   */
  const counts = new Map<string, number>();

  function versionText(slug: string, id: number): string {
    const document = store.versions.document(slug, id);
    if (document === undefined) throw missing();
    return document;
  }

  function trashText(slug: string, id: number): string {
    const discarded = store.trash.find(id);
    if (discarded?.slug !== slug) throw missing();
    return discarded.document;
  }

  function compare(document: string, to: Pick<SiteActor, 'document' | 'site'>): Difference[] {
    const changes = siteChanges(RawValue.alike(document, to.document), to.document);
    return describeChanges(changes, { then: parseJson(document) as SiteDocument, now: to.site });
  }

  function compareVersion(slug: string, id: number, to?: number): Difference[] {
    const document = versionText(slug, id);
    if (to === undefined) return compare(document, actor(slug));
    const later = versionText(slug, to);
    return compare(document, { document: RawValue.parse(later), site: parseJson(later) as SiteDocument });
  }

  const wordFor = (person: string): string => (person === store.owners.current ? 'you' : person);

  /** Returns the versions of a site, newest first. */
  function versions(slug: string): VersionView[] {
    const all = store.versions.list(slug);
    const changes = fleetChangesOf(store, slug);
    return all.map(({ id, kind, at, person, name }, place): VersionView => {
      const before = all.slice(place + 1).find((other) => other.kind !== 'merged')?.id;
      // It is not known who wrote the first copy from the server. A later copy from the server was written by someone
      // else.
      const other = kind === 'opened' && before !== undefined ? 'someone else' : undefined;
      const by = person === '' ? other : wordFor(person);
      const change = changes.get(id);
      return {
        id,
        kind,
        at,
        name,
        ...(change !== undefined && { change }),
        ...(by !== undefined && { by }),
        ...(before !== undefined && { before }),
      };
    });
  }

  function restore(slug: string, document: string, part: RestoredPart): RestoredSite {
    const current = actor(slug);
    const wanted = isWanted(part);
    let restored = 0;
    const operations = bringBackSite(RawValue.alike(document, current.document), current.document, (change) => {
      const takes = wanted(change);
      if (takes) restored++;
      return takes;
    });
    const [step, before] = [`restore ${randomUUID()}`, current.site];
    current.editForWindow(step, operations);
    const then = parseJson(document) as SiteDocument;
    current.editByApp(step, marks.restored(current.slug, { before, after: current.site, then }));
    return { ...current.opened(), restored };
  }

  /**
   * Counts the changes of each version since the version before it. Lets other work run between two versions. Leaves
   * out unreadable versions.
   */
  async function versionChanges(slug: string, signal: AbortSignal): Promise<VersionCount[]> {
    const found: VersionCount[] = [];
    let held = new Map<number, RawValue | undefined>();
    const read = (id: number, like?: RawValue) =>
      held.has(id) ? held.get(id) : parsed(store.versions.readable(slug, id), like);
    for (const { id, before } of versions(slug)) {
      if (signal.aborted) break;
      if (before === undefined) continue;
      const key = `${id} ${before}`;
      let changes = counts.get(key);
      if (changes === undefined) {
        await setImmediate();
        const now = read(id);
        const then = read(before, now);
        held = new Map([
          [id, now],
          [before, then],
        ]);
        if (!now || !then) continue;
        changes = siteChanges(then, now).length;
        counts.set(key, changes);
      }
      found.push({ id, changes });
    }
    return found;
  }

  return {
    versionChanges,
    versions,
    compareVersion,
    /** @throws AppError NOT_FOUND, DISK */
    nameVersion(slug: string, id: number, name: string): void {
      if (!store.versions.setName(slug, id, name)) throw missing();
    },
    restoreVersion: (slug: string, id: number, part: RestoredPart) => restore(slug, versionText(slug, id), part),

    trash: (slug?: string): Trashed[] =>
      store.trash.list(slug).map(({ id, slug: of, reason, document, at }) => {
        const name = RawValue.parse(document).textOf('company_name');
        return { id, slug: of, companyName: name === undefined ? '' : text(JSON.parse(name)), reason, at };
      }),
    compareTrash: (slug: string, id: number) => compare(trashText(slug, id), actor(slug)),
    restoreTrash: (slug: string, id: number, part: RestoredPart) => restore(slug, trashText(slug, id), part),

    conflicts(slug: string): ConflictView[] {
      const { openConflicts, document, site } = actor(slug);
      return openConflicts.map((conflict) => {
        const { id, path, kind, base, theirs } = conflict;
        return {
          id,
          path: [...path],
          label: labelOf(site, path),
          kind,
          base,
          mine: mineOf(document, conflict),
          theirs,
        };
      });
    },
    decide: (slug: string, ids: readonly number[], choice: Choice): DecidedSite => actor(slug).decide(ids, choice),
    undoDecision: (slug: string, id: number): OpenedSite => actor(slug).undoDecision(id),
  };
}

const parsed = (text: string | undefined, like?: RawValue): RawValue | undefined => {
  if (text === undefined) return undefined;
  return like ? RawValue.alike(text, like) : RawValue.parse(text);
};

function isWanted(part: RestoredPart): (change: Change) => boolean {
  if (part.of === 'site') return () => true;
  if (part.of === 'tab') return ({ now }) => tabOfField(String(now[0])) === part.tab;
  const keys = new Set(part.keys);
  const keyOf = keysOfChanges();
  return (change) => keys.has(keyOf(change));
}

export type HistoryService = ReturnType<typeof createHistoryService>;
