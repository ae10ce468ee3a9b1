import { BLOB_PREFIX } from '#shared/domain/photo/blob-reference.ts';
import type { OriginOf } from '#shared/record/identity.ts';
import { listName, type Path } from '#shared/record/operation.ts';
import type { RawValue } from '#shared/record/raw-value.ts';
import { pathAfter } from '#shared/record/transform-path.ts';
import { listPolicy } from '#shared/record-catalogue/list-policy.ts';
import type { Edit } from '../../store/draft-repo.ts';
import { applyWherePossible, pendingEdits, type Draft } from '../draft/draft.ts';
import type { Waiting } from '../draft/draft-log.ts';
import type { Sent } from '../save/snapshot.ts';
import { followPath } from './follow-path.ts';
import { holds, likenesses, type Tolerance } from './holds.ts';
import type { MergeFacts } from './merge-documents.ts';
import { pairItems } from './pair-items.ts';

interface Traced {
  document: RawValue;
  /** the present paths of items that come from an item of the base or of a snapshot (`origin`) */
  items: { origin: RawValue; path: Path }[];
}

/**
 * Finds the origin of each list item of the snapshots and the draft. The origin is the item of the base, or of the
 * first snapshot that has the item. The class follows the edits, because a renamed item without a key may not be
 * recognizable by its content.
 */
export class Origins {
  private readonly origins = new Map<RawValue, RawValue>();
  private readonly fields: ReadonlySet<string>;
  readonly waiting: Waiting;
  readonly sent: Sent | undefined;
  /** addresses of uploaded files, by the references that they have replaced; both as JSON text */
  private readonly uploads: ReadonlyMap<string, string>;

  /**
   * @param fields top-level members whose items are followed
   * @param waiting snapshots in the queue or being sent; like the draft, they are merged with the server's copy
   * @param sent what a save has sent, if the server's copy may hold it
   */
  constructor(draft: Draft, fields: ReadonlySet<string>, waiting: Waiting, sent?: Sent) {
    this.fields = fields.intersection(draft.touched);
    this.waiting = waiting;
    this.sent = sent;
    const edits = pendingEdits(draft);
    this.uploads = new Map(edits.flatMap(uploadsOf));
    if (this.fields.size === 0) return;
    const all = [...waiting.values(), ...(sent ? [sent] : []), { last: Infinity, document: draft.document }];
    const { baseDocument: base } = draft;
    let traced: Traced = { document: base, items: this.itemsOf(base) };
    let before: { last: number; document?: RawValue } = { last: -Infinity };
    for (const snapshot of all.toSorted((one, other) => one.last - other.last)) {
      const { last, document } = snapshot;
      traced = edits.filter(({ seq }) => seq > before.last && seq <= last).reduce(afterEdit, traced);
      // A merge after the snapshot may have inserted the snapshot's new items again. Then no path leads from the old
      // items to the new ones, so their origins are found by comparing the documents.
      if (before.document) this.relate(before.document, traced.document);
      traced = withOwn(traced, this.itemsOf(traced.document));
      for (const { origin, path } of traced.items) this.note(traced.document.get(path), origin);
      this.relate(traced.document, document);
      before = snapshot;
    }
  }

  readonly originOf: OriginOf = (item) => this.origins.get(item) ?? item;

  readonly isMade: Required<MergeFacts>['isMade'] = (theirs, value, path) =>
    this.made.some((tolerance) => holds(theirs, value, path, { ...tolerance, noExtraMembers: true }));

  /** Gives the items of `copy`, which may hold what was sent, the origins of the sent items that they came from. */
  arrivedIn(copy: RawValue): void {
    if (this.sent) this.relate(this.sent.document, copy, this.made);
  }

  /** The tolerances by which the server's form of sent values is recognized. */
  private get made(): readonly Tolerance[] {
    if (!this.sent) return [];
    return this.sent.arrived ? [{}, { address: 'any' }] : [{}];
  }

  /**
   * Gives the items of `other` the origins of the same items of `known`.
   * @param made the tolerances by which the server's form of `known` is recognized
   */
  relate(known: RawValue, other: RawValue, made: readonly Tolerance[] = []): void {
    for (const field of this.fields) this.relateValue(known.child(field), other.child(field), [field], made);
  }

  private relateValue(
    known: RawValue | undefined,
    other: RawValue | undefined,
    path: Path,
    made: readonly Tolerance[],
  ): void {
    if (!known || !other || known === other || known.kind !== other.kind) return;
    if (known.kind === 'object') {
      for (const key of other.keys()) this.relateValue(known.child(key), other.child(key), [...path, key], made);
    }
    const [before, after] = [known.items(), other.items()];
    const pairs = pairItems(after, before, listPolicy(listName(path)), [...likenesses(path, made), this.isUploaded]);
    for (const [index, at] of pairs.entries()) {
      if (at < 0) continue;
      this.note(after[at], this.originOf(before[index]!));
      this.relateValue(before[index], after[at], [...path, 0], made);
    }
  }

  /**
   * Whether `item` equals `known` after the references of uploaded files are replaced by their addresses. Snapshots
   * have the addresses; the edits before the upload have the references.
   */
  private readonly isUploaded = (item: RawValue, known: RawValue): boolean => {
    const text: string = known.toText();
    if (!text.includes(BLOB_PREFIX)) return false;
    const uploaded = [...this.uploads].reduce((said, [from, to]) => said.replaceAll(from, to), text);
    return uploaded === (item.toText() as string);
  };

  private note(item: RawValue | undefined, origin: RawValue): void {
    if (item && item !== origin) this.origins.set(item, origin);
    else if (item) this.origins.delete(item);
  }

  private itemsOf(document: RawValue): Traced['items'] {
    const items = [...this.fields].flatMap((field) => itemsWithin(document.child(field), [field]));
    return items.map(({ origin, path }) => ({ origin: this.originOf(origin), path }));
  }
}

function itemsWithin(value: RawValue | undefined, path: Path): Traced['items'] {
  if (value?.kind === 'object') return value.keys().flatMap((key) => itemsWithin(value.child(key), [...path, key]));
  return (value?.items() ?? []).flatMap((origin, at) => {
    const place = [...path, at];
    return [{ origin, path: place }, ...itemsWithin(origin, place)];
  });
}

function withOwn({ document, items }: Traced, all: Traced['items']): Traced {
  const known = new Set(items.map(({ path }) => String(path)));
  return { document, items: [...items, ...all.filter(({ path }) => !known.has(String(path)))] };
}

function afterEdit({ document, items }: Traced, edit: Edit): Traced {
  const after = applyWherePossible(document, edit.operations);
  const edited = new Set(edit.operations.map(({ path }) => path[0]));
  const moved = items.flatMap(({ origin, path }) => {
    const place = edited.has(path[0]) ? pathAfterEdit(path, edit, document, after) : path;
    return place ? [{ origin, path: place }] : [];
  });
  return { document: after, items: moved };
}

/**
 * Returns the path after an edit. After a merge, items are matched by identity, because the merge may have written
 * another item to the path. An edit of kind `merge` that only replaces references to files moves no items.
 */
function pathAfterEdit(path: Path, edit: Edit, before: RawValue, after: RawValue): Path | undefined {
  const keepsItems = edit.kind !== 'merge' || uploadsOf(edit).length > 0;
  return (keepsItems ? pathAfter(path, edit.operations) : undefined) ?? followPath(path, before, after);
}

/** Returns the file references that an edit replaced, each with its address; none if the edit did anything else too. */
function uploadsOf({ operations, inverse }: Edit): [reference: string, address: string][] {
  const pairs = operations.map((operation, at) => [inverse.at(-1 - at), operation] as const);
  const uploads = pairs.flatMap(([before, after]): [string, string][] =>
    before?.op === 'set' && after.op === 'set' && before.text.includes(BLOB_PREFIX) ? [[before.text, after.text]] : [],
  );
  return uploads.length === pairs.length ? uploads : [];
}
