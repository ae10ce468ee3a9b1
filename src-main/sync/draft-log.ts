import type { RawOperation } from '#shared/record/edit-raw.ts';
import type { Conflict } from '#shared/record/merge.ts';
import type { Operation } from '#shared/record/operation.ts';
import type { RawValue } from '#shared/record/raw-value.ts';
import type { OpenConflict } from '../store/conflict-repo.ts';
import type { Base, Edit } from '../store/draft-repo.ts';
import type { Store } from '../store/store.ts';
import type { Discarded } from '../store/trash-repo.ts';
import type { Version } from '../store/version-repo.ts';
import { carriedOver, followEdit, withParked, type Decided, type OpenConflicts } from './conflicts.ts';
import { applyFitting, draftOn, pendingEdits, withEdit, type Draft } from './draft.ts';
import { clearInFlight } from './in-flight.ts';
import { LateEdits } from './late-edits.ts';
import { putAside } from './put-aside.ts';
import { withRemovedTexts } from './removed-items.ts';
import { stackOf } from './stack.ts';
import { addressedEdits } from './uploaded-addresses.ts';
import { pushed, turning, undoStackOf, type UndoStack } from './undo-stack.ts';

interface LogPorts {
  store: Store;
  now(): number;
  onEdit?(): void;
}

/** A new place of the log: another base, another slug. */
interface Standing {
  slug: string;
  draft: Draft;
  /** what the server has taken of the log */
  history: readonly Edit[];
  conflicts: OpenConflicts;
}

/** A site's draft, its log of edits and its open conflicts: each change is in the journal before it is here. */
export class DraftLog {
  private readonly ports: LogPorts;
  private state: { slug: string; draft: Draft; history: readonly Edit[]; conflicts: OpenConflict[] };
  private stack: UndoStack;
  /** grows with each change of the draft */
  private count = 1;
  private readonly late = new LateEdits();

  private constructor(slug: string, draft: Draft, edits: readonly Edit[], ports: LogPorts) {
    this.ports = ports;
    const history = edits.filter(({ pending }) => !pending);
    this.state = { slug, draft, history, conflicts: ports.store.conflicts.list(slug) };
    this.stack = undoStackOf(edits);
  }

  /**
   * From the journal, else from the cache; undefined where this computer has neither. A draft whose edits do not stand on
   * its base any more is put aside, and the server's copy as last seen takes its place.
   */
  static fromStore(slug: string, ports: LogPorts): DraftLog | undefined {
    const { base, edits } = ports.store.drafts.find(slug);
    const known = base ?? ports.store.sites.find(slug);
    if (!known) return undefined;
    const pending = edits.filter((edit) => edit.pending);
    const { draft, unfit } = draftOn(known, pending);
    if (unfit.length === 0) return new DraftLog(slug, draft, edits, ports);
    return new DraftLog(slug, putAside(slug, { base: known, pending, unfit }, ports), [], ports);
  }

  static fromServer(slug: string, base: Base, ports: LogPorts): DraftLog {
    ports.store.sites.put(slug, base);
    // What is left of an older log stands on a copy that is not on this computer any more.
    ports.store.drafts.remove(slug);
    const log = new DraftLog(slug, draftOn(base, []).draft, [], ports);
    if (ports.store.versions.list(slug).length === 0) log.keepVersion('opened', base.text);
    return log;
  }

  get slug(): string {
    return this.state.slug;
  }

  get draft(): Draft {
    return this.state.draft;
  }

  get history(): readonly Edit[] {
    return this.state.history;
  }

  get conflicts(): readonly OpenConflict[] {
    return this.state.conflicts;
  }

  get version(): number {
    return this.count;
  }

  get canTurn(): { canUndo: boolean; canRedo: boolean } {
    return { canUndo: this.stack.undo !== undefined, canRedo: this.stack.redo !== undefined };
  }

  /**
   * Durable once it returns.
   * @param open the conflicts that are not settled by it, at their places after it; those there are unless told
   * @throws AppError BAD_REQUEST for a path that leads nowhere, DISK
   */
  record(kind: Edit['kind'], step: string, operations: readonly RawOperation[], open?: OpenConflict[]): void {
    const { slug, draft, conflicts: before } = this.state;
    const { document, inverse } = applyFitting(draft.document, operations);
    const entry = { step, kind, operations: [...operations], inverse, pending: true, at: this.ports.now() };
    // A merge only puts what is there in other words.
    if (kind !== 'merge') this.ports.onEdit?.();
    const { store } = this.ports;
    const conflicts = open ?? followEdit(before, operations, draft.document, document);
    const seq = store.transaction(() => {
      if (before.length > 0) store.conflicts.replace(slug, slug, conflicts);
      return store.drafts.append(slug, draft.base, entry);
    });
    this.state = { ...this.state, draft: withEdit(draft, document, { ...entry, seq }), conflicts };
    this.stack = pushed(this.stack, entry);
    this.count++;
  }

  /**
   * A window's edit of values. Durable once it returns.
   * @param on version of the draft that the window has read last
   * @throws AppError as `record`
   */
  edit(step: string, operations: readonly Operation[], on?: number): void {
    const late = this.late.follow(withRemovedTexts(operations, this.stack), on, this.draft.document);
    this.record('do', step, late.operations);
    late.done();
  }

  /** Takes the latest step back, or does the one again that was taken back last; false where there is none. */
  turn(kind: 'undo' | 'redo'): boolean {
    const turn = this.stack[kind]?.top;
    if (!turn) return false;
    this.record(kind, turn.step, turning(turn));
    return true;
  }

  /**
   * Puts the log onto another base; `along` writes what belongs to the same transaction. The cache's copy counts where
   * nothing is pending, so that at no moment the history stands on a copy that it does not fit.
   */
  adopt({ slug, draft, history, conflicts }: Standing, along: () => void = () => undefined): void {
    const { store, now } = this.ports;
    const { slug: oldSlug } = this.state;
    const shown = this.draft.document;
    const cacheCounts = this.draft.pending === undefined;
    if (!cacheCounts) store.sites.put(slug, draft.base);
    const edits = store.transaction(() => {
      along();
      clearInFlight(store.intents, oldSlug, now());
      store.conflicts.replace(oldSlug, slug, conflicts);
      const taken = addressedEdits(history, store.blobs);
      return store.drafts.replace(oldSlug, slug, draft.base, [...taken, ...pendingEdits(draft)]);
    });
    if (cacheCounts) store.sites.put(slug, draft.base);
    this.state = {
      slug,
      draft: { ...draft, pending: stackOf(edits.filter(({ pending }) => pending)) },
      history: edits.filter(({ pending }) => !pending),
      conflicts: store.conflicts.list(slug),
    };
    this.stack = undoStackOf(edits);
    this.count++;
    if (draft.document !== shown) this.late.replaced(shown, this.count);
  }

  /** Decisions, in one step of undo where they edit the draft. Durable once it returns. */
  settle(step: string, { operations, open }: Pick<Decided, 'operations' | 'open'>): void {
    const { slug } = this.state;
    if (operations.length > 0) return this.record('do', step, operations, open);
    const { conflicts } = this.ports.store;
    conflicts.replace(slug, slug, open);
    this.state = { ...this.state, conflicts: conflicts.list(slug) };
  }

  /** The open conflicts, with the fresh ones, at their places in another document. */
  conflictsIn(document: RawValue, fresh: readonly Conflict[]): OpenConflicts {
    return carriedOver(this.conflicts, fresh, { before: this.draft.document, after: document, at: this.ports.now() });
  }

  keepVersion(kind: Version['kind'], document: string, { slug, modified } = this.standing): void {
    this.ports.store.versions.put({ slug, kind, modified, at: this.ports.now() }, document);
  }

  /** The draft whole to the trash, what waits for a decision included. */
  discard(reason: Discarded['reason']): void {
    const document = withParked(this.draft.document, this.conflicts).toText();
    this.ports.store.trash.put({ ...this.standing, reason, document, at: this.ports.now() });
  }

  private get standing(): { slug: string; modified: string } {
    return { slug: this.slug, modified: this.draft.base.modified };
  }
}
