import { RawValue } from '#shared/record/raw-value.ts';
import { holds } from '../../sync/merge/holds.ts';
import type { KeptMembers } from '../../store/fleet-repo.ts';
import type { Store } from '../../store/store.ts';

/**
 * Number of saved versions after an edit that are searched. More than one, because a save that began before the edit
 * may end after the edit.
 */
const LOOKED_AT = 3;

/**
 * Returns the titles of changes over many sites by the ID of the first saved version that has the change. A version has
 * a change if it holds all that the change wrote, so a change that was undone before the save is not listed.
 */
export function fleetChangesOf(store: Pick<Store, 'fleet' | 'versions'>, slug: string): Map<number, string> {
  const titles = new Map<number, string>();
  const edits = store.fleet.editsOf(slug);
  if (edits.length === 0) return titles;
  const saves = store.versions
    .list(slug)
    .filter(({ kind }) => kind === 'saved' || kind === 'published')
    .reverse();
  const texts = new Map<number, RawValue | undefined>();
  const read = (id: number): RawValue | undefined => {
    const text = texts.has(id) ? undefined : store.versions.readable(slug, id);
    if (text !== undefined) texts.set(id, RawValue.parse(text));
    return texts.get(id);
  };
  for (const { at, title, kept } of edits) {
    const version = saves
      .filter((save) => save.at >= at)
      .slice(0, LOOKED_AT)
      .find(({ id }) => hasChange(read(id), kept));
    if (version) titles.set(version.id, [titles.get(version.id) ?? [], title].flat().join(', '));
  }
  return titles;
}

const hasChange = (document: RawValue | undefined, { after }: Pick<KeptMembers, 'after'>): boolean =>
  document !== undefined &&
  Object.entries(after).every(([name, text]) =>
    holds(document.child(name), text === null ? undefined : RawValue.parse(text), [name]),
  );
