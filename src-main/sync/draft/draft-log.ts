import { AppError } from '#shared/ipc/errors.ts';
import { changedMembers } from '#shared/record/diff.ts';
import { applyAll, type RawOperation } from '#shared/record/edit-raw.ts';
import type { Operation } from '#shared/record/operation.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import type { OpenConflict, OpenConflicts } from '../../store/conflict-repo.ts';
import type { Base, Edit } from '../../store/draft-repo.ts';
import { moveSite } from '../../store/move-site.ts';
import type { OutboxEntry } from '../../store/outbox-repo.ts';
import { siteKeyOf } from '../../store/site-keys.ts';
import type { PersonalStore } from '../../store/store.ts';
import type { Discarded } from '../../store/trash-repo.ts';
import type { Version } from '../../store/version-repo.ts';
import { followEdit, withAllMine, type Decided } from '../merge/conflicts.ts';
import {
  addressedDocument,
  addressedEdits,
  draftOn,
  refuseUnfit,
  pendingEdits,
  stackOf,
  withEdit,
  type Draft,
} from './draft.ts';
import { SaveSnapshot } from '../save/snapshot.ts';
import { type AsShown, LateEdits } from './late-edits.ts';
import type { ActorPorts } from './actor-ports.ts';
import { Decisions } from './decisions.ts';
import { putAside } from './put-aside.ts';
import { sameContent } from '../save/server-copy.ts';
import { withEntry, operationsOfStep, undoStackOf, withRemovedTexts, type UndoStack } from './undo-stack.ts';
import type { Transformed } from './window-view.ts';

type LogPorts = Pick<ActorPorts, 'store' | 'now'>;

/** The new state that `adopt` gives to a log: a draft on another base or under another slug. */
interface Adopted {
  slug: string;
  draft: Draft;
  /** edits of the log that the server has acknowledged */
  history: readonly Edit[];
  conflicts: OpenConflicts;
  /** the waiting snapshots on the new base; missing if they do not change */
  waiting?: Waiting;
}

/** A snapshot that waits for its turn or is being sent. It is put onto each new base until it is disposed of. */
export interface Kept extends Disposable {
  /** the snapshot on the present base, with the addresses of uploaded files in place of their references */
  readonly snapshot: SaveSnapshot;
}

/** The snapshots that are put onto each new base, by the ID of their entry in the queue or by the `Kept` of a save. */
export type Waiting = ReadonlyMap<number | Kept, SaveSnapshot>;

/**
 * Reads the draft and its edits from this computer. If edits do not fit the base, puts the draft aside and returns a
 * draft without edits. Returns undefined if there is neither a draft nor a cached copy.
 */
function readKept(slug: string, ports: LogPorts): { draft: Draft; edits: Edit[] } | undefined {
  const { base, edits } = ports.store.drafts.find(slug);
  const known = base ?? ports.store.sites.find(slug);
  if (!known) return undefined;
  const pending = edits.filter((edit) => edit.pending);
  const { draft, unfit } = draftOn(known, pending);
  if (unfit.length === 0) return { draft, edits };
  return { draft: putAside(slug, { base: known, pending, unfit }, ports), edits: [] };
}

interface State {
  slug: string;
  draft: Draft;
  history: readonly Edit[];
  conflicts: readonly OpenConflict[];
  stack: UndoStack;
  /** number (`seq`) of the last edit, which the journal may no longer have; 0 if none is known */
  last: number;
}

/** @param edits all edits in the journal, with the history */
function stateOf(slug: string, draft: Draft, edits: readonly Edit[], store: PersonalStore): State {
  return {
    slug,
    draft,
    history: edits.filter(({ pending }) => !pending),
    conflicts: store.conflicts.list(slug),
    stack: undoStackOf(edits),
    last: Math.max(edits.at(-1)?.seq ?? 0, store.outbox.of(slug).at(-1)?.last ?? 0),
  };
}

/** A site's draft, its log of edits and its open conflicts. Each change is in the journal before this object has it. */
export class DraftLog {
  private readonly ports: LogPorts;
  private state: State;
  /** the version of the draft, which grows with each change */
  private count = 1;
  private isRetired = false;
  private readonly late = new LateEdits();
  private readonly decisions = new Decisions();
  private readonly keptSnapshots = new Map<Kept, SaveSnapshot>();
  /** the queued document that was parsed last, so that it is not parsed again */
  private parsedEntry: { text: string; document: RawValue } | undefined;

  private constructor(slug: string, draft: Draft, edits: readonly Edit[], ports: LogPorts) {
    this.ports = ports;
    this.state = stateOf(slug, draft, edits, ports.store);
    this.noteKey();
  }

  /**
   * Reads the log from the journal, or else begins it on the cached copy. Returns undefined if this computer has
   * neither. A draft whose edits do not fit its base is put aside, and the server's copy as last seen takes its place.
   */
  static fromStore(slug: string, ports: LogPorts): DraftLog | undefined {
    const kept = readKept(slug, ports);
    if (!kept) return undefined;
    return new DraftLog(slug, kept.draft, kept.edits, ports);
  }

  /** Begins the log of a site that was just fetched. The caller must have made sure that no other site has the slug. */
  static fromServer(slug: string, base: Base, ports: LogPorts): DraftLog {
    ports.store.sites.put(slug, base);
    // An older log in the journal is deleted, because the copy on which it is based is no longer on this computer.
    ports.store.drafts.remove(slug);
    ports.store.drafts.forgetHistoryOfOthers(slug);
    const log = new DraftLog(slug, draftOn(base, []).draft, [], ports);
    log.keepServers(slug, base);
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

  /** Reads the draft from the journal again, after the person was given another person's draft. */
  readAgain(): void {
    const { slug, draft: before } = this.state;
    const kept = readKept(slug, this.ports);
    if (!kept) return;
    this.state = stateOf(slug, kept.draft, kept.edits, this.ports.store);
    this.count++;
    this.late.replaced(before.document, this.count);
  }

  /** Ends this log, because another log of the same draft takes its place. The ended log refuses to write. */
  retire(): void {
    this.isRetired = true;
  }

  /** @throws AppError NOT_OPEN */
  private refuseRetired(): void {
    if (this.isRetired) throw new AppError('NOT_OPEN', 'Somebody else has signed in since.');
  }

  /** Moves all data of the site to another slug. The caller must have made sure that no other site has that slug. */
  relabel(slug: string): void {
    this.refuseRetired();
    const { store } = this.ports;
    moveSite(store, this.slug, slug);
    this.state = { ...this.state, slug, conflicts: store.conflicts.list(slug) };
  }

  private noteKey(): void {
    this.ports.store.siteKeys.put(this.slug, siteKeyOf(this.draft.baseDocument));
  }

  /** The draft as it is now. */
  get snapshot(): SaveSnapshot {
    return new SaveSnapshot(this.draft.document, this.state.last);
  }

  /** The snapshots in the queue, and those that wait for their turn or are being sent. */
  get waiting(): Waiting {
    const queue = this.ports.store.outbox.of(this.slug);
    return new Map<number | Kept, SaveSnapshot>([
      ...queue.map((entry) => [entry.id, this.queued(entry)] as const),
      ...[...this.keptSnapshots.keys()].map((kept) => [kept, kept.snapshot] as const),
    ]);
  }

  /**
   * Returns the columns in which the queue stores a snapshot. If nothing was edited, '' is stored instead of the
   * document. The entry then means the server's copy, even after the cache with that copy was lost.
   */
  rowOf({ document, last }: SaveSnapshot, { baseDocument } = this.draft): { document: string; last: number } {
    return { document: document.isSame(baseDocument) ? '' : document.toText(), last };
  }

  /** Returns the snapshot that an entry of the queue sends, with the addresses of files that were uploaded since. */
  queued({ document, last }: Pick<OutboxEntry, 'document' | 'last'>): SaveSnapshot {
    const asked = document === '' ? this.draft.baseDocument : RawValue.alike(document, this.draft.document);
    return this.addressed(new SaveSnapshot(asked, last));
  }

  private addressed(snapshot: SaveSnapshot): SaveSnapshot {
    return snapshot.as(addressedDocument(snapshot.document, this.ports.store.blobs));
  }

  keep(snapshot: SaveSnapshot): Kept {
    const read = (): SaveSnapshot => this.addressed(this.keptSnapshots.get(kept) ?? snapshot);
    const kept: Kept = {
      get snapshot() {
        return read();
      },
      [Symbol.dispose]: () => void this.keptSnapshots.delete(kept),
    };
    this.keptSnapshots.set(kept, snapshot);
    return kept;
  }

  /** Returns the top-level members in which the draft differs from the queued document. */
  fieldsSince({ document: text }: Pick<OutboxEntry, 'document'>): string[] {
    const { document } = this.draft;
    if (this.parsedEntry?.text !== text || text === '')
      this.parsedEntry = { text, document: this.queued({ document: text, last: 0 }).document };
    return [...changedMembers(this.parsedEntry.document, document)];
  }

  get version(): number {
    return this.count;
  }

  get undoState(): { canUndo: boolean; canRedo: boolean; lastDecision?: number[] } {
    const { undo, redo } = this.state.stack;
    const lastDecision = this.decisions.lastAt(this.count)?.decided;
    return { canUndo: undo !== undefined, canRedo: redo !== undefined, ...(lastDecision && { lastDecision }) };
  }

  /**
   * Writes an edit to the journal and applies it to the draft. The edit is durable when the function returns.
   * @param open the conflicts that are open after the edit, with their new paths; by default, what `followEdit` returns
   * @param by the window that edits
   * @param along makes further writes in the same transaction
   * @throws AppError BAD_REQUEST if a path leads nowhere, DISK if the write fails, NOT_OPEN if the log is retired
   */
  record(
    kind: Edit['kind'],
    step: string,
    operations: readonly RawOperation[],
    { open, by, along }: { open?: OpenConflict[]; by?: object | undefined; along?: (() => void) | undefined } = {},
  ): void {
    this.refuseRetired();
    const { slug, draft, conflicts: before, stack } = this.state;
    const { document, inverse } = refuseUnfit(() => applyAll(draft.document, operations));
    const entry = {
      step,
      kind,
      operations: [...operations],
      inverse,
      pending: true,
      at: this.ports.now(),
    };
    const { store } = this.ports;
    const conflicts = open ?? followEdit(before, operations, draft.document, document);
    const seq = store.transaction(() => {
      if (before.length + conflicts.length > 0) store.conflicts.replace(slug, conflicts);
      along?.();
      return store.drafts.append(slug, draft.base, entry);
    });
    const edited = withEdit(draft, document, { ...entry, seq });
    this.state = { ...this.state, draft: edited, conflicts, stack: withEntry(stack, entry), last: seq };
    // A merge may have put addresses of uploaded files in place of their references, so the parsed document is stale.
    if (kind === 'merge') this.parsedEntry = undefined;
    this.count++;
    this.late.changed({ version: this.count, by, before: draft.document, operations });
  }

  /**
   * Applies a window's edit. The edit is durable when the function returns. Operations on items that others have
   * removed are left out.
   * @throws AppError the same errors as `record`
   */
  edit(step: string, operations: readonly Operation[], shown: AsShown): Omit<Transformed, 'operations'> {
    const whole = withRemovedTexts(operations, this.state.stack);
    const { met, taken } = this.late.transform(whole, shown, this.draft.document);
    const { operations: meant, ...told } = met;
    if (meant.length > 0) this.record('do', step, meant, { by: shown.by });
    taken();
    return told;
  }

  /** Undoes the latest step, or redoes the last undone one. Returns false if there is none. @param to as in `record` */
  undoOrRedo(kind: 'undo' | 'redo', to: { open?: OpenConflict[] } = {}): boolean {
    const turn = this.state.stack[kind]?.top;
    if (!turn) return false;
    this.record(kind, turn.step, operationsOfStep(turn), to);
    return true;
  }

  /**
   * Puts the log onto another base. The journal stores a base only while edits are pending or conflicts are open;
   * otherwise the cached copy is the base. The writes are ordered so that the history always fits the stored base, even
   * after a crash.
   * @param along makes further writes in the same transaction; if the slug is new, it must move the site's rows
   */
  adopt({ slug, draft, history, conflicts, waiting = new Map() }: Adopted, along: () => void = () => undefined): void {
    this.refuseRetired();
    const { store, now } = this.ports;
    const { slug: oldSlug } = this.state;
    const shown = this.draft.document;
    if (store.sites.find(slug)?.text !== draft.base.text) store.drafts.forgetHistoryOfOthers(slug);
    const cacheCounts = !store.drafts.hasBase(oldSlug);
    if (!cacheCounts) store.sites.put(slug, draft.base);
    const edits = store.transaction(() => {
      store.intents.endPost(oldSlug, now());
      along();
      this.keepServers(slug, draft.base);
      store.conflicts.replace(slug, conflicts);
      for (const [key, snapshot] of waiting) {
        if (typeof key === 'number') store.outbox.update(key, this.rowOf(snapshot, draft));
      }
      const all = [...addressedEdits(history, store.blobs), ...pendingEdits(draft)];
      return store.drafts.replace(slug, draft.base, all, { hasConflicts: conflicts.length > 0 });
    });
    for (const [key, snapshot] of waiting) if (typeof key !== 'number') this.keptSnapshots.set(key, snapshot);
    if (cacheCounts) store.sites.put(slug, draft.base);
    const { last } = this.state;
    const numbered = { ...draft, pending: stackOf(edits.filter(({ pending }) => pending)) };
    const adopted = stateOf(slug, numbered, edits, store);
    this.state = { ...adopted, last: Math.max(last, adopted.last) };
    this.noteKey();
    this.count++;
    if (draft.document !== shown) this.late.replaced(shown, this.count);
  }

  /**
   * Applies decisions about conflicts. If they edit the draft, they are one step of undo. The result is durable when
   * the function returns.
   */
  settle(step: string, { operations, open, decided }: Decided): void {
    const { count, conflicts } = this;
    const isEdit = operations.length > 0;
    if (isEdit) this.record('do', step, operations, { open });
    else this.setConflicts(open);
    this.decisions.made({ decided, open: [...conflicts], isEdit }, count, this.count);
  }

  /** Undoes the last decision and opens its conflicts again. @throws AppError NOT_FOUND as `Decisions.undo` does */
  undoDecision(id: number): void {
    this.decisions.undo(id, this.count, ({ open, isEdit }) => {
      if (isEdit) this.undoOrRedo('undo', { open });
      else this.setConflicts(open);
      return this.count;
    });
  }

  private setConflicts(open: readonly OpenConflict[]): void {
    this.refuseRetired();
    const { slug, draft } = this.state;
    const { store } = this.ports;
    store.transaction(() => {
      store.conflicts.replace(slug, open);
      if (open.length > 0) store.drafts.keepBase(slug, draft.base);
      else if (draft.pending === undefined) store.drafts.removeBase(slug);
    });
    this.state = { ...this.state, conflicts: store.conflicts.list(slug) };
  }

  /**
   * Stores the server's copy as a version, unless the newest version has the same content or the same modified time.
   * The modified time of a `merged` version does not count, because such a version is a draft from before a merge.
   */
  private keepServers(slug: string, { text, modified }: Base): void {
    const { versions } = this.ports.store;
    const [newest] = versions.list(slug);
    if (newest?.modified === modified && newest.kind !== 'merged') return;
    const known = newest && versions.readable(slug, newest.id);
    if (known === undefined || !sameContent(known, text)) this.keepVersion('opened', text, { slug, modified });
  }

  keepVersion(kind: Version['kind'], document: string, { slug, modified } = this.standing): void {
    const { store, now } = this.ports;
    // A fetched copy belongs to nobody, because it is not known who saved it.
    const person = kind === 'opened' ? '' : store.owners.current;
    store.versions.put({ slug, kind, modified, at: now(), person }, document);
  }

  /** Puts a copy of the whole draft into the trash, with the user's side of its open conflicts. */
  discard(reason: Discarded['reason']): void {
    const document = withAllMine(this.draft.document, this.conflicts).toText();
    this.ports.store.trash.put({ ...this.standing, reason, document, at: this.ports.now() });
  }

  private get standing(): { slug: string; modified: string } {
    return { slug: this.slug, modified: this.draft.base.modified };
  }
}
