import { AppError } from '#shared/ipc/errors.ts';
import type { OpenedSite, SiteStatus } from '#shared/ipc/site.ipc.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { toRawOperation, type RawOperation } from '#shared/record/edit-raw.ts';
import type { Conflict } from '#shared/record/merge.ts';
import type { Operation } from '#shared/record/operation.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import { parseJson } from '#shared/record/parse-json.ts';
import type { OpenConflict } from '../store/conflict-repo.ts';
import type { Base, Edit } from '../store/draft-repo.ts';
import type { Store } from '../store/store.ts';
import type { Discarded } from '../store/trash-repo.ts';
import type { Version } from '../store/version-repo.ts';
import {
  carriedOver,
  decisionOperations,
  followEdit,
  type Choice,
  type OpenConflicts,
  withParked,
} from './conflicts.ts';
import { discardDraft, putAside } from './put-aside.ts';
import { ifKnown, keptFacts } from './status.ts';
import { exceptFor, Insistence } from './undone-fields.ts';
import { applyFitting, draftOn, editedFields, touchedBy, withEdit, type Draft } from './draft.ts';
import { clearInFlight, inFlightOf, putInFlight, type InFlight, type Sent } from './in-flight.ts';
import { backFrom, changedMembers, rebase, undoable } from './rebase.ts';
import { differingFields } from './same-content.ts';
import { pushed, stackOf, type UndoStack } from './undo-stack.ts';

type Activity = 'saving' | 'publishing' | undefined;

export interface ActorPorts {
  store: Store;
  now(): number;
  isOnline(): boolean;
  onStatus(status: SiteStatus): void;
  /** the draft changed in another way than by an `edit` call of a window */
  onChanged(change: { slug: string; version: number; renamedTo?: string; byApp?: true }): void;
}

/**
 * The one writer of a site's draft: every window's edit, undo and save goes through it. Its state changes are
 * synchronous, so none sees another half done; each is on the disk before it shows.
 */
export class SiteActor {
  private readonly ports: ActorPorts;
  private currentSlug: string;
  private draft: Draft;
  /** what the server has taken of the log */
  private history: Edit[];
  private stack: UndoStack;
  private conflicts: OpenConflict[];
  private version = 1;
  private activity: Activity;
  private newerOnServer = false;
  private offlineCopy = false;
  private readonly insistence = new Insistence();
  private parsed: { version: number; site: SiteDocument } | undefined;

  private constructor(slug: string, draft: Draft, edits: readonly Edit[], ports: ActorPorts) {
    this.currentSlug = slug;
    this.ports = ports;
    this.draft = draft;
    this.history = edits.filter(({ pending }) => !pending);
    this.stack = stackOf(edits);
    this.conflicts = ports.store.conflicts.list(slug);
  }

  /**
   * From the journal, else from the cache; undefined where this computer has neither. A draft whose edits do not stand on
   * its base any more is put aside, and the server's copy as last seen takes its place.
   */
  static fromStore(slug: string, ports: ActorPorts): SiteActor | undefined {
    const { base, edits } = ports.store.drafts.find(slug);
    const known = base ?? ports.store.sites.find(slug);
    if (!known) return undefined;
    const pending = edits.filter((edit) => edit.pending);
    const { draft, unfit } = draftOn(known, pending);
    if (unfit.length === 0) return new SiteActor(slug, draft, edits, ports);
    return new SiteActor(slug, putAside(slug, { base: known, pending, unfit }, ports), [], ports);
  }

  static fromServer(slug: string, base: Base, ports: ActorPorts): SiteActor {
    ports.store.sites.put(slug, base);
    // What is left of an older log stands on a copy that is not on this computer any more.
    ports.store.drafts.remove(slug);
    const actor = new SiteActor(slug, draftOn(base, []).draft, [], ports);
    if (ports.store.versions.list(slug).length === 0) actor.keepVersion(slug, 'opened', base.modified, base.text);
    return actor;
  }

  get slug(): string {
    return this.currentSlug;
  }

  get base(): Base {
    return this.draft.base;
  }

  get document(): RawValue {
    return this.draft.document;
  }

  get editedFields(): string[] {
    return editedFields(this.draft);
  }

  /** Something of the draft is on this computer only. */
  private get hasOwn(): boolean {
    return this.editedFields.length > 0 || this.conflicts.length > 0;
  }

  get openConflicts(): readonly OpenConflict[] {
    return this.conflicts;
  }

  /** A save or publish is under way. */
  get isBusy(): boolean {
    return this.activity !== undefined;
  }

  /** The draft as values; parsed once per version. */
  get site(): SiteDocument {
    if (this.parsed?.version !== this.version) {
      this.parsed = { version: this.version, site: parseJson(this.draft.document.toText()) as SiteDocument };
    }
    return this.parsed.site;
  }

  opened(): OpenedSite {
    const { currentSlug: slug, version } = this;
    return { slug, document: this.draft.document.toText(), version, status: this.status() };
  }

  status(): SiteStatus {
    const { currentSlug: slug, editedFields: fields, activity, offlineCopy, newerOnServer } = this;
    return {
      ...keptFacts(this.ports.store, slug),
      slug,
      sync: activity ?? (fields.length > 0 ? 'unsaved' : 'clean'),
      editedFields: fields,
      ...ifKnown('journalledAt', this.draft.pending.at(-1)?.at),
      conflicts: this.conflicts.length,
      online: this.ports.isOnline(),
      offlineCopy,
      newerOnServer,
      canUndo: this.stack.undo.length > 0,
      canRedo: this.stack.redo.length > 0,
    };
  }

  /** Durable once it returns. @throws AppError BAD_REQUEST for a path that leads nowhere, DISK */
  edit(step: string, operations: readonly Operation[]): { version: number; status: SiteStatus } {
    this.record('do', step, operations.map(toRawOperation));
    return { version: this.version, status: this.announce() };
  }

  /** An edit of the app's own, such as the placeholder's replacement: the windows are told to read it. */
  editFor(step: string, operations: readonly RawOperation[]): void {
    this.editBehind(step, operations, { byApp: true });
  }

  /** An edit on a window's word that main works out, such as the restore of a version. */
  editBehind(step: string, operations: readonly RawOperation[], by: { byApp?: true } = {}): OpenedSite {
    if (operations.length === 0) return this.opened();
    this.record('do', step, operations);
    return this.changed(by);
  }

  undo(): OpenedSite {
    return this.turn('undo');
  }

  redo(): OpenedSite {
    return this.turn('redo');
  }

  setActivity(activity: Activity): void {
    this.activity = activity;
    this.announce();
  }

  /** What the last look at the server's modified time said. */
  setServerState(state: { newerOnServer?: boolean; offlineCopy?: boolean }): void {
    this.newerOnServer = state.newerOnServer ?? this.newerOnServer;
    this.offlineCopy = state.offlineCopy ?? this.offlineCopy;
    this.announce();
  }

  /** Tells the windows what changed around the draft, such as its place in the outbox. */
  announce(): SiteStatus {
    const status = this.status();
    this.ports.onStatus(status);
    return status;
  }

  /** What a save posts, and the edit up to which that holds all. */
  freeze(): Omit<Sent, 'slug'> & { editedFields: string[] } {
    const through = this.draft.pending.at(-1)?.seq ?? 0;
    return { document: this.draft.document, through, editedFields: this.editedFields };
  }

  /** What a post sent whose outcome is not known yet. */
  get inFlight(): InFlight | undefined {
    return inFlightOf(this.ports.store.intents, this.currentSlug);
  }

  startPost(inFlight: InFlight): void {
    putInFlight(this.ports.store.intents, this.currentSlug, inFlight, this.ports.now());
  }

  /** The post was not carried out, for certain. */
  endPost(): void {
    clearInFlight(this.ports.store.intents, this.currentSlug, this.ports.now());
  }

  /** After a save: what the server holds now is the base, and the edits made since what was sent stand on it. */
  adoptSaved(base: Base, sent: Sent, kind: 'saved' | 'published' = 'saved'): void {
    const { store, now } = this.ports;
    const { slug, document, through } = sent;
    const later = this.draft.pending.filter(({ seq }) => seq > through);
    const since = draftOn({ text: document.toText(), modified: base.modified }, later);
    const changed = differingFields(base.text, document.toText());
    const { draft, merged, conflicts, foreign } = rebase(since.draft, base, changed, this.conflicts, now());
    const taken = this.draft.pending
      .filter(({ seq }) => merged || seq <= through)
      .map((edit) => ({ ...edit, pending: false }));
    const oldSlug = this.currentSlug;
    const renamed = slug !== oldSlug;
    const open = this.withConflicts(draft.document, conflicts);
    this.adopt(slug, draft, undoable([...this.history, ...taken], foreign), open, () => {
      if (since.unfit.length > 0) this.discard('fetched-newer');
      if (renamed) {
        discardDraft(store, slug, now());
        store.milestones.rename(oldSlug, slug);
        store.versions.rename(oldSlug, slug);
        store.outbox.rename(oldSlug, slug);
      }
      store.milestones.saved(slug, now());
      // Another's save may have come between: what was sent is not lost with it.
      if (!touchedBy(taken).isDisjointFrom(changed)) this.keepVersion(slug, 'saved', base.modified, document.toText());
      this.keepVersion(slug, kind, base.modified, base.text);
    });
    if (renamed) store.sites.remove(oldSlug);
    this.ports.onChanged({ slug: oldSlug, version: this.version, byApp: true, ...(renamed && { renamedTo: slug }) });
    this.announce();
  }

  /** The server's copy differs in its modified time only: from now on that is the base's. */
  adoptModified(modified: string): void {
    const base = { ...this.draft.base, modified };
    this.adopt(this.currentSlug, { ...this.draft, base }, this.history, this.conflicts);
    this.announce();
  }

  /**
   * Merges the server's newer copy with the draft: what was changed on one side only is taken, the rest becomes a
   * conflict with the server's value in the record. The draft as it was is kept as a version.
   */
  merge(theirs: Base, by: { byApp?: true } = {}): OpenedSite {
    const from = this.inFlight ? backFrom(this.draft, this.inFlight) : this.draft;
    const changed = changedMembers(from.baseDocument, RawValue.parse(theirs.text));
    return this.mergeFrom(from, theirs, changed, by);
  }

  /** Members that the server does not hold as a save has sent them. */
  undoneBy(theirs: Base, { slug, document }: Sent): string[] {
    if (slug !== this.currentSlug) return [];
    return this.insistence.newlyUndone(theirs.text, document, this.draft.base.text);
  }

  /** After a save of which the server does not hold the `undone` members: these are edits again, merged with its copy. */
  takeBack(theirs: Base, { document }: Sent, undone: readonly string[]): OpenedSite {
    const baseDocument = exceptFor(document, undone, this.draft.baseDocument);
    const base = { ...this.draft.base, text: baseDocument.toText() };
    const changed = changedMembers(baseDocument, RawValue.parse(theirs.text)).union(new Set(undone));
    return this.mergeFrom({ ...this.draft, base, baseDocument }, theirs, changed, { byApp: true });
  }

  private mergeFrom(from: Draft, theirs: Base, changed: ReadonlySet<string>, by: { byApp?: true } = {}): OpenedSite {
    const before = this.draft.document.toText();
    const { draft, merged, conflicts, foreign } = rebase(from, theirs, changed, this.conflicts, this.ports.now());
    const taken = merged ? this.draft.pending.map((edit) => ({ ...edit, pending: false })) : [];
    const { modified } = this.draft.base;
    const open = this.withConflicts(draft.document, conflicts);
    this.adopt(this.currentSlug, draft, undoable([...this.history, ...taken], foreign), open, () =>
      this.keepVersion(this.currentSlug, 'merged', modified, before),
    );
    return this.changed(by);
  }

  /** @throws AppError NOT_FOUND when there is no such conflict any more */
  resolve(id: number, choice: Choice): OpenedSite {
    const conflict = this.conflicts.find((open) => open.id === id);
    if (!conflict) throw new AppError('NOT_FOUND', 'This conflict has been settled already.');
    const operations = decisionOperations(this.draft.document, conflict, choice);
    if (operations.length > 0) this.record('do', `conflict ${id}`, operations);
    this.setConflicts(this.conflicts.filter((open) => open.id !== id));
    return this.changed();
  }

  /** Gives way to the server's copy; a draft with edits goes to the trash whole, what waits for a decision included. */
  replaceBy(base: Base, reason: Discarded['reason']): OpenedSite {
    if (this.hasOwn) this.discard(reason);
    this.ports.store.outbox.remove(this.currentSlug);
    this.stack = { undo: [], redo: [] };
    this.adopt(this.currentSlug, draftOn(base, []).draft, [], []);
    return this.changed();
  }

  private record(kind: Edit['kind'], step: string, operations: readonly RawOperation[]): void {
    const { document, inverse } = applyFitting(this.draft.document, operations);
    const entry = { step, kind, operations: [...operations], inverse, pending: true, at: this.ports.now() };
    const { store } = this.ports;
    const conflicts = followEdit(this.conflicts, operations, this.draft.document, document);
    const seq = store.transaction(() => {
      if (conflicts.length > 0 || this.conflicts.length > 0) {
        store.conflicts.replace(this.currentSlug, this.currentSlug, conflicts);
      }
      return store.drafts.append(this.currentSlug, this.draft.base, entry);
    });
    this.conflicts = conflicts;
    this.stack = pushed(this.stack, entry);
    this.advance(withEdit(this.draft, document, { ...entry, seq }));
  }

  private turn(kind: 'undo' | 'redo'): OpenedSite {
    const turn = this.stack[kind][0];
    if (!turn) return this.opened();
    this.record(kind, turn.step, turn.operations);
    return this.changed();
  }

  /**
   * Puts the log onto another base, on the disk first; `along` writes what belongs to the same transaction. The cache's
   * copy counts where nothing is pending, so that at no moment the history stands on a copy that it does not fit.
   */
  private adopt(
    slug: string,
    draft: Draft,
    history: Edit[],
    conflicts: OpenConflicts,
    along: () => void = () => undefined,
  ): void {
    const { store, now } = this.ports;
    const oldSlug = this.currentSlug;
    const cacheCounts = this.draft.pending.length === 0;
    if (!cacheCounts) store.sites.put(slug, draft.base);
    const edits = store.transaction(() => {
      along();
      clearInFlight(store.intents, oldSlug, now());
      store.conflicts.replace(oldSlug, slug, conflicts);
      return store.drafts.replace(oldSlug, slug, draft.base, [...history, ...draft.pending]);
    });
    if (cacheCounts) store.sites.put(slug, draft.base);
    this.currentSlug = slug;
    this.conflicts = store.conflicts.list(slug);
    this.history = edits.filter(({ pending }) => !pending);
    this.stack = stackOf(edits);
    this.newerOnServer = false;
    this.offlineCopy = false;
    this.advance({ ...draft, pending: edits.filter(({ pending }) => pending) });
  }

  private setConflicts(conflicts: OpenConflicts): void {
    this.ports.store.conflicts.replace(this.currentSlug, this.currentSlug, conflicts);
    this.conflicts = this.ports.store.conflicts.list(this.currentSlug);
  }

  /** The open conflicts, with the fresh ones, at their places in another document. */
  private withConflicts(document: RawValue, fresh: readonly Conflict[]): OpenConflicts {
    return carriedOver(this.conflicts, fresh, { before: this.draft.document, after: document, at: this.ports.now() });
  }

  private keepVersion(slug: string, kind: Version['kind'], modified: string, document: string): void {
    this.ports.store.versions.put({ slug, kind, modified, at: this.ports.now() }, document);
  }

  private discard(reason: Discarded['reason']): void {
    this.ports.store.trash.put({
      slug: this.currentSlug,
      reason,
      document: withParked(this.draft.document, this.conflicts).toText(),
      modified: this.draft.base.modified,
      at: this.ports.now(),
    });
  }

  private advance(draft: Draft): void {
    this.draft = draft;
    this.version++;
  }

  private changed(by: { byApp?: true } = {}): OpenedSite {
    this.ports.onChanged({ slug: this.currentSlug, version: this.version, ...by });
    this.announce();
    return this.opened();
  }
}
