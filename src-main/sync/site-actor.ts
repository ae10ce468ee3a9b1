import { randomUUID } from 'node:crypto';
import { AppError } from '#shared/ipc/errors.ts';
import type { OpenedSite, SiteStatus } from '#shared/ipc/site.ipc.ts';
import type { DecidedSite } from '#shared/ipc/sync.ipc.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { RawOperation } from '#shared/record/edit-raw.ts';
import type { Operation } from '#shared/record/operation.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import { parseJson } from '#shared/record/parse-json.ts';
import type { OpenConflict } from '../store/conflict-repo.ts';
import type { Base } from '../store/draft-repo.ts';
import type { Store } from '../store/store.ts';
import type { Discarded } from '../store/trash-repo.ts';
import { decide, type Choice } from './conflicts.ts';
import { DraftLog } from './draft-log.ts';
import { draftOn, editedFields, pendingEdits, touchedBy, type Draft } from './draft.ts';
import { clearInFlight, inFlightOf, putInFlight, type InFlight, type Sent } from './in-flight.ts';
import { discardDraft } from './put-aside.ts';
import { backFrom, changedMembers, rebase, undoable } from './rebase.ts';
import { differingFields } from './same-content.ts';
import { ifKnown, keptFacts } from './status.ts';
import { exceptFor, Insistence } from './undone-fields.ts';

type Activity = 'saving' | 'publishing' | undefined;

export interface ActorPorts {
  store: Store;
  now(): number;
  isOnline(): boolean;
  /** a user's edit is about to be journalled */
  onEdit?(): void;
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
  private readonly log: DraftLog;
  private activity: Activity;
  private newerOnServer = false;
  private missingOnServer = false;
  private offlineCopy = false;
  private readonly insistence = new Insistence();
  private parsed: { version: number; site: SiteDocument } | undefined;

  private constructor(log: DraftLog, ports: ActorPorts) {
    this.log = log;
    this.ports = ports;
  }

  /** From the journal, else from the cache; undefined where this computer has neither. */
  static fromStore(slug: string, ports: ActorPorts): SiteActor | undefined {
    const log = DraftLog.fromStore(slug, ports);
    return log && new SiteActor(log, ports);
  }

  static fromServer(slug: string, base: Base, ports: ActorPorts): SiteActor {
    return new SiteActor(DraftLog.fromServer(slug, base, ports), ports);
  }

  get slug(): string {
    return this.log.slug;
  }

  get base(): Base {
    return this.log.draft.base;
  }

  get document(): RawValue {
    return this.log.draft.document;
  }

  get editedFields(): string[] {
    return editedFields(this.log.draft);
  }

  /** Something of the draft is on this computer only. */
  get hasOwn(): boolean {
    return this.editedFields.length > 0 || this.log.conflicts.length > 0;
  }

  get openConflicts(): readonly OpenConflict[] {
    return this.log.conflicts;
  }

  /** A save or publish is under way. */
  get isBusy(): boolean {
    return this.activity !== undefined;
  }

  /** The draft as values; parsed once per version. */
  get site(): SiteDocument {
    if (this.parsed?.version !== this.log.version) {
      this.parsed = { version: this.log.version, site: parseJson(this.log.draft.document.toText()) as SiteDocument };
    }
    return this.parsed.site;
  }

  opened(): OpenedSite {
    const { slug, version, draft } = this.log;
    return { slug, document: draft.document.toText(), version, status: this.status() };
  }

  status(): SiteStatus {
    const { slug, editedFields: fields, activity, offlineCopy, newerOnServer, missingOnServer } = this;
    return {
      ...keptFacts(this.ports.store, slug),
      slug,
      sync: activity ?? (fields.length > 0 ? 'unsaved' : 'clean'),
      editedFields: fields,
      ...ifKnown('journalledAt', this.log.draft.pending?.top.at),
      conflicts: this.log.conflicts.length,
      online: this.ports.isOnline(),
      offlineCopy,
      newerOnServer,
      missingOnServer,
      ...this.log.canTurn,
    };
  }

  /**
   * Durable once it returns.
   * @param on version of the draft that the window has read last
   * @throws AppError BAD_REQUEST for a path that leads nowhere, DISK
   */
  edit(step: string, operations: readonly Operation[], on?: number): { version: number; status: SiteStatus } {
    this.log.edit(step, operations, on);
    return { version: this.log.version, status: this.announce() };
  }

  /** An edit of the app's own, such as the placeholder's replacement: the windows are told to read it. */
  editFor(step: string, operations: readonly RawOperation[]): void {
    this.editBehind(step, operations, { byApp: true });
  }

  /** As `editFor`, but nobody's step of undo: other words for what stands at the same places. */
  reword(step: string, operations: readonly RawOperation[]): void {
    if (operations.length === 0) return;
    this.log.record('merge', step, operations);
    this.changed({ byApp: true });
  }

  /** An edit on a window's word that main works out, such as the restore of a version. */
  editBehind(step: string, operations: readonly RawOperation[], by: { byApp?: true } = {}): OpenedSite {
    if (operations.length === 0) return this.opened();
    this.log.record('do', step, operations);
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
  setServerState(state: { newerOnServer?: boolean; offlineCopy?: boolean; missingOnServer?: boolean }): void {
    this.newerOnServer = state.newerOnServer ?? this.newerOnServer;
    this.offlineCopy = state.offlineCopy ?? this.offlineCopy;
    this.missingOnServer = state.missingOnServer ?? this.missingOnServer;
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
    const through = this.log.draft.pending?.top.seq ?? 0;
    return { document: this.log.draft.document, through, editedFields: this.editedFields };
  }

  /** What a post sent whose outcome is not known yet. */
  get inFlight(): InFlight | undefined {
    return inFlightOf(this.ports.store.intents, this.slug);
  }

  startPost(inFlight: InFlight): void {
    putInFlight(this.ports.store.intents, this.slug, inFlight, this.ports.now());
  }

  /** The post was not carried out, for certain. */
  endPost(): void {
    clearInFlight(this.ports.store.intents, this.slug, this.ports.now());
  }

  /** After a save: what the server holds now is the base, and the edits made since what was sent stand on it. */
  adoptSaved(base: Base, sent: Sent, kind: 'saved' | 'published' = 'saved'): void {
    const { log } = this;
    const { store, now } = this.ports;
    const { slug, document, through, late } = sent;
    const pending = pendingEdits(log.draft);
    const later = pending.filter(({ seq }) => seq > through);
    const since = draftOn({ text: document.toText(), modified: base.modified }, later);
    const changed = late
      ? changedMembers(document, RawValue.parse(base.text))
      : differingFields(base.text, document.toText());
    const { draft, merged, conflicts, foreign } = rebase(since.draft, base, changed, log.conflicts, now());
    const taken = pending.filter(({ seq }) => merged || seq <= through).map((edit) => ({ ...edit, pending: false }));
    const oldSlug = this.slug;
    const renamed = slug !== oldSlug;
    const history = undoable([...log.history, ...taken], foreign);
    this.adopt({ slug, draft, history, conflicts: log.conflictsIn(draft.document, conflicts) }, () => {
      if (since.unfit.length > 0) log.discard('fetched-newer');
      if (renamed) {
        discardDraft(store, slug, now());
        store.milestones.rename(oldSlug, slug);
        store.versions.rename(oldSlug, slug);
        store.trash.rename(oldSlug, slug);
        store.outbox.rename(oldSlug, slug);
      }
      store.milestones.saved(slug, now());
      const { modified } = base;
      // Another's save may have come between: what was sent is not lost with it.
      if (!touchedBy(taken).isDisjointFrom(changed)) log.keepVersion('saved', document.toText(), { slug, modified });
      log.keepVersion(kind, base.text, { slug, modified });
    });
    if (renamed) store.sites.remove(oldSlug);
    this.ports.onChanged({ slug: oldSlug, version: log.version, byApp: true, ...(renamed && { renamedTo: slug }) });
    this.announce();
  }

  /** The server's copy differs in its modified time only: from now on that is the base's. */
  adoptModified(modified: string): void {
    const { slug, draft, history, conflicts } = this.log;
    this.adopt({ slug, draft: { ...draft, base: { ...draft.base, modified } }, history, conflicts });
    this.announce();
  }

  /**
   * Merges the server's newer copy with the draft: what was changed on one side only is taken, the rest becomes a
   * conflict with the server's value in the record. The draft as it was is kept as a version.
   */
  merge(theirs: Base, by: { byApp?: true } = {}): OpenedSite {
    const from = this.inFlight ? backFrom(this.log.draft, this.inFlight) : this.log.draft;
    const changed = changedMembers(from.baseDocument, RawValue.alike(theirs.text, from.baseDocument));
    return this.mergeFrom(from, theirs, changed, by);
  }

  /** Members that the server does not hold as a save has sent them. */
  undoneBy(theirs: Base, { slug, document }: Sent): string[] {
    if (slug !== this.slug) return [];
    return this.insistence.newlyUndone(theirs.text, document, this.log.draft.base.text);
  }

  /** After a save of which the server does not hold the `undone` members: these are edits again, merged with its copy. */
  takeBack(theirs: Base, { document }: Sent, undone: readonly string[]): OpenedSite {
    const { draft } = this.log;
    const baseDocument = exceptFor(document, undone, draft.baseDocument);
    const base = { ...draft.base, text: baseDocument.toText() };
    const changed = changedMembers(baseDocument, RawValue.parse(theirs.text)).union(new Set(undone));
    return this.mergeFrom({ ...draft, base, baseDocument }, theirs, changed, { byApp: true });
  }

  private mergeFrom(from: Draft, theirs: Base, changed: ReadonlySet<string>, by: { byApp?: true } = {}): OpenedSite {
    const { log, slug } = this;
    const before = log.draft.document.toText();
    const { draft, merged, conflicts, foreign } = rebase(from, theirs, changed, log.conflicts, this.ports.now());
    const taken = merged ? pendingEdits(log.draft).map((edit) => ({ ...edit, pending: false })) : [];
    const history = undoable([...log.history, ...taken], foreign);
    this.adopt({ slug, draft, history, conflicts: log.conflictsIn(draft.document, conflicts) }, () =>
      log.keepVersion('merged', before),
    );
    return this.changed(by);
  }

  /** @throws AppError NOT_FOUND when there is no such conflict any more */
  resolve(id: number, choice: Choice): DecidedSite {
    return this.decide([id], choice, `conflict ${id}`);
  }

  /**
   * Decides these conflicts for one side, from the first to the last, as one step of undo; those that are settled by
   * then are passed over.
   * @throws AppError NOT_FOUND when none of them is open any more
   */
  resolveAll(ids: readonly number[], take: 'mine' | 'theirs'): DecidedSite {
    return this.decide(ids, { take }, `conflicts ${randomUUID()}`);
  }

  private decide(ids: readonly number[], choice: Choice, step: string): DecidedSite {
    const made = decide(this.log.draft.document, this.log.conflicts, ids, choice);
    if (made.decided.length === 0) throw new AppError('NOT_FOUND', 'This conflict has been settled already.');
    this.log.settle(step, made);
    return { ...this.changed(), decided: made.decided };
  }

  /** Gives way to the server's copy; a draft with edits goes to the trash whole, what waits for a decision included. */
  replaceBy(base: Base, reason: Discarded['reason']): OpenedSite {
    this.adopt({ slug: this.slug, draft: draftOn(base, []).draft, history: [], conflicts: [] }, () => {
      if (this.hasOwn) this.log.discard(reason);
      this.ports.store.outbox.remove(this.slug);
    });
    return this.changed();
  }

  private turn(kind: 'undo' | 'redo'): OpenedSite {
    return this.log.turn(kind) ? this.changed() : this.opened();
  }

  private adopt(...to: Parameters<DraftLog['adopt']>): void {
    this.log.adopt(...to);
    this.newerOnServer = false;
    this.offlineCopy = false;
    this.missingOnServer = false;
  }

  private changed(by: { byApp?: true } = {}): OpenedSite {
    this.ports.onChanged({ slug: this.slug, version: this.log.version, ...by });
    this.announce();
    return this.opened();
  }
}
