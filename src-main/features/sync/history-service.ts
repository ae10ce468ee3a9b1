import { labelOf } from '#shared/domain/site/labels.ts';
import { text } from '#shared/domain/site/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { AppError } from '#shared/ipc/errors.ts';
import type { OpenedSite } from '#shared/ipc/site.ipc.ts';
import type { ConflictView, Difference, Trashed, VersionView } from '#shared/ipc/sync.ipc.ts';
import { diffRaw } from '#shared/record/diff.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import type { Store } from '../../store/store.ts';
import type { SiteActor } from '../../sync/site-actor.ts';
import type { Choice } from '../../sync/conflicts.ts';

/** What makes a site this site, and what only the server says: a restore leaves it as it is. */
const KEPT = new Set(['sitePk', 'id_key', 'slug', 'modified']);

interface HistoryDeps {
  store: Store;
  /** @throws AppError NOT_OPEN */
  actor(slug: string): SiteActor;
  now(): number;
}

/** Versions, the trash and conflicts of a site: what was, what clashed, and how to bring it back. */
export function createHistoryService({ store, actor, now }: HistoryDeps) {
  const missing = () => new AppError('NOT_FOUND', 'This version is not on this computer any more.');

  function versionText(id: number): string {
    const document = store.versions.document(id);
    if (document === undefined) throw missing();
    return document;
  }

  function trashText(id: number): string {
    const discarded = store.trash.find(id);
    if (!discarded) throw missing();
    return discarded.document;
  }

  function compare(slug: string, document: string): Difference[] {
    const current = actor(slug);
    const then = RawValue.parse(document);
    return diffRaw(then, current.document)
      .filter(({ path }) => !KEPT.has(String(path[0])))
      .map(({ path }) => ({
        path: [...path],
        label: labelOf(current.site, path),
        before: then.get(path)?.toText(),
        after: current.document.get(path)?.toText(),
      }));
  }

  function restore(slug: string, document: string, fields: readonly string[] | undefined): OpenedSite {
    const current = actor(slug);
    const then = RawValue.parse(document);
    const wanted = (field: string) => !KEPT.has(field) && (!fields || fields.includes(field));
    const operations = diffRaw(current.document, then).filter(({ path }) => wanted(String(path[0])));
    return current.editBehind(`restore ${now()}`, operations);
  }

  return {
    versions: (slug: string): VersionView[] => store.versions.list(slug).map(({ id, kind, at }) => ({ id, kind, at })),
    compareVersion: (slug: string, id: number) => compare(slug, versionText(id)),
    restoreVersion: (slug: string, id: number, fields?: readonly string[]) => restore(slug, versionText(id), fields),

    trash: (slug?: string): Trashed[] =>
      store.trash.list(slug).map(({ id, slug: of, reason, document, at }) => {
        const { company_name } = JSON.parse(document) as SiteDocument;
        return { id, slug: of, companyName: text(company_name), reason, at };
      }),
    compareTrash: (slug: string, id: number) => compare(slug, trashText(id)),
    restoreTrash: (slug: string, id: number, fields?: readonly string[]) => restore(slug, trashText(id), fields),

    conflicts(slug: string): ConflictView[] {
      const { openConflicts, document, site } = actor(slug);
      return openConflicts.map(({ id, path, kind, base, mine, theirs }) => {
        const current = document.get(path)?.toText();
        return { id, path: [...path], label: labelOf(site, path), kind, base, mine, theirs, current };
      });
    },
    resolve: (slug: string, id: number, choice: Choice): OpenedSite => actor(slug).resolve(id, choice),
  };
}

export type HistoryService = ReturnType<typeof createHistoryService>;
