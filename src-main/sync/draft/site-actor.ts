import { randomUUID } from 'node:crypto';
import { AppError } from '#shared/ipc/errors.ts';
import type { EditedSite, OpenedSite, SiteStatus } from '#shared/ipc/site.ipc.ts';
import type { DecidedSite } from '#shared/ipc/sync.ipc.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { changedMembers } from '#shared/record/diff.ts';
import type { RawOperation } from '#shared/record/edit-raw.ts';
import { KeptValues } from '#shared/record/kept-values.ts';
import type { Operation } from '#shared/record/operation.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import type { OpenConflict } from '../../store/conflict-repo.ts';
import type { Base, Edit } from '../../store/draft-repo.ts';
import type { OutboxEntry } from '../../store/outbox-repo.ts';
import { siteKeysOf } from '../../store/site-keys.ts';
import type { Discarded } from '../../store/trash-repo.ts';
import type { Activity, ActorPorts } from './actor-ports.ts';
import { UndoneTracker } from '../merge/arrival.ts';
import { carriedOver, decide, type Choice } from '../merge/conflicts.ts';
import { DraftLog, type Kept } from './draft-log.ts';
import { draftOn, editedFields, pendingEdits, touchedBy } from './draft.ts';
import type { InFlight, SaveSnapshot, Sent } from '../save/snapshot.ts';
import type { AsShown } from './late-edits.ts';
import {
  followInto,
  fromBase,
  fromInFlight,
  fromSent,
  fromUndone,
  rebase,
  undoable,
  type Ancestor,
} from '../merge/rebase.ts';
import { nothingNew, statusOf, type ServerState } from './status.ts';

const CONFLICTS = 'The same fields were changed here and on the server. Review the conflicts, then save again.';

/**
 * The only writer of a site's draft: the edits, undos and saves of all windows go through it. Changes of its state are
 * synchronous, so that no call sees a half-done change. A change of the draft is on the disk before a window sees it.
 */
export class SiteActor {
  private readonly ports: ActorPorts;
  private readonly log: DraftLog;
  /** whether the slug was checked on the server since the site was opened or renamed */
  slugChecked = false;
  /** texts whose spelling the user has accepted */
  acceptedTexts: ReadonlySet<string> = new Set();
  private activity: Activity;
  private server: ServerState = nothingNew;
  private readonly undone = new UndoneTracker();
  private readonly values = new KeptValues();

  private constructor(log: DraftLog, ports: ActorPorts) {
    this.log = log;
    this.ports = ports;
  }

  /** Makes an actor from the journal, or else from the cached copy. Returns undefined if this computer has neither. */
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

  /** The person to whom the draft belongs. */
  get person() {
    return this.ports.store.owners.current;
  }

  get base(): Base {
    return this.log.draft.base;
  }

  get baseDocument(): RawValue {
    return this.log.draft.baseDocument;
  }

  get document(): RawValue {
    return this.log.draft.document;
  }

  get editedFields(): string[] {
    return editedFields(this.log.draft);
  }

  /** Returns the top-level members in which a snapshot differs from the base. */
  editedBy(snapshot: SaveSnapshot): string[] {
    return [...changedMembers(this.baseDocument, snapshot.document)];
  }

  /** Whether some of the draft is, or may be, only on this computer. A post in flight counts too. */
  get hasUnsaved(): boolean {
    return this.editedFields.length > 0 || this.log.conflicts.length > 0 || this.inFlight !== undefined;
  }

  get openConflicts(): readonly OpenConflict[] {
    return this.log.conflicts;
  }

  /** @throws AppError CONFLICTS if there are open conflicts */
  refuseConflicts(): void {
    if (this.log.conflicts.length > 0) throw new AppError('CONFLICTS', CONFLICTS);
  }

  /** Whether the server has the whole draft, as far as is known, so that a save would send nothing. */
  get isSaved(): boolean {
    const waits = this.ports.store.outbox.of(this.slug).length > 0;
    return !this.hasUnsaved && !waits && !this.server.missingOnServer && !this.server.otherSite;
  }

  /** Whether a save or publish is under way. */
  get isBusy(): boolean {
    return this.activity !== undefined;
  }

  get site(): SiteDocument {
    return this.values.of(this.log.draft.document) as SiteDocument;
  }

  get version(): number {
    return this.log.version;
  }

  opened(): OpenedSite {
    const { slug, version, draft } = this.log;
    return { slug, document: draft.document.toText(), version, status: this.status() };
  }

  status(): SiteStatus {
    const { activity, server } = this;
    return statusOf(this.log, { activity, server, store: this.ports.store, online: this.ports.isOnline() });
  }

  /**
   * Applies a window's edit. The edit is durable when the function returns.
   * @throws AppError the same errors as `DraftLog.record`
   */
  edit(step: string, operations: readonly Operation[], shown: AsShown = {}): EditedSite {
    const { overlaps, isGone } = this.log.edit(step, operations, shown);
    return {
      version: this.log.version,
      status: this.status(),
      ...(overlaps.length > 0 && { overlaps }),
      ...(isGone && { isGone }),
    };
  }

  /**
   * Makes an edit that the app itself decides, such as replacing placeholders, and tells the windows to read the draft.
   * @param along makes further writes in the same transaction
   */
  editByApp(step: string, operations: readonly RawOperation[], along?: () => void): void {
    if (operations.length === 0) return;
    this.log.record('do', step, operations, { along });
    this.changed({ byApp: true });
  }

  /** Makes an edit as `editByApp` does, but one that the user cannot undo, such as addresses of uploaded files. */
  editWithoutUndo(step: string, operations: readonly RawOperation[]): void {
    if (operations.length === 0) return;
    this.log.record('merge', step, operations);
    this.changed({ byApp: true });
  }

  /** Makes an edit that a window asks for and the main process computes, such as restoring a version. */
  editForWindow(step: string, operations: readonly RawOperation[]): OpenedSite {
    if (operations.length === 0) return this.opened();
    this.log.record('do', step, operations);
    return this.changed();
  }

  readonly undo = (): OpenedSite => this.turn('undo');
  readonly redo = (): OpenedSite => this.turn('redo');

  setActivity(activity: Activity): void {
    this.activity = activity;
    this.announce();
  }

  get serverState(): ServerState {
    return this.server;
  }

  /** Updates what is known about the server's copy, and tells the windows. */
  setServerState(state: Partial<ServerState>): void {
    this.server = { ...this.server, ...state };
    this.announce();
  }

  /**
   * Sends the status to the windows, for example after the draft's entry in the queue has changed. Returns the status.
   */
  announce(): SiteStatus {
    const status = this.status();
    this.ports.onStatus(status);
    return status;
  }

  /** Moves all data of the site to its new slug. @param windows whether windows are told the new slug */
  relabel(slug: string, windows = true): void {
    const { slug: oldSlug } = this;
    if (slug === oldSlug) return;
    this.log.relabel(slug);
    this.slugChecked = false;
    if (windows) this.ports.onChanged({ slug: oldSlug, version: this.log.version, byApp: true, renamedTo: slug });
    this.announce();
  }

  /** Returns the draft as it is now, for a save. */
  snapshot(): SaveSnapshot {
    return this.log.snapshot;
  }

  /** Returns the columns in which the queue stores a snapshot. */
  readonly rowOf = (snapshot: SaveSnapshot) => this.log.rowOf(snapshot);

  /** Returns the snapshot that an entry of the queue sends. */
  queued(entry: Pick<OutboxEntry, 'document' | 'last'>): SaveSnapshot {
    return this.log.queued(entry);
  }

  /** Puts the snapshot onto each new base, until the result is disposed of. */
  keep(snapshot: SaveSnapshot): Kept {
    return this.log.keep(snapshot);
  }

  /** Reads the draft from the journal again, after the person was given another person's draft. */
  readAgain(): OpenedSite {
    this.log.readAgain();
    return this.changed();
  }

  /** Ends this actor, because another actor takes its place: calls that are still under way can write nothing more. */
  readonly retire = (): void => this.log.retire();

  /** The post whose outcome is not known yet, with the document that it sent. */
  get inFlight(): InFlight | undefined {
    return this.ports.store.intents.openPost(this.slug)?.request as InFlight | undefined;
  }

  startPost(inFlight: InFlight): void {
    this.ports.store.intents.startPost(this.slug, inFlight, this.ports.now());
  }

  /** Marks the post as done, because it was certainly not carried out. */
  endPost(): void {
    this.ports.store.intents.endPost(this.slug, this.ports.now());
  }

  /** Makes the server's copy the base after a save. What the draft has beyond the save stays as pending edits. */
  adoptSaved(base: Base, sent: Sent, kind: 'saved' | 'published' = 'saved'): void {
    const { log, slug: oldSlug } = this;
    const { store, now } = this.ports;
    const { slug, document } = sent;
    const renamed = slug !== oldSlug;
    if (renamed) this.ports.clearSlug?.(slug, siteKeysOf(document));
    const ancestor = fromSent(log.draft, base, log.waiting, sent);
    this.moveTo(base, ancestor, slug, (taken) => {
      if (renamed) store.rename(oldSlug, slug);
      store.milestones.saved(slug, now());
      const { modified } = base;
      // If the copy differs from what was sent in an edited member, for example because another save came between, what
      // was sent is kept as a version too.
      const isChanged = !touchedBy(taken).isDisjointFrom(ancestor.changed);
      if (isChanged) log.keepVersion('saved', document.toText(), { slug, modified });
      log.keepVersion(kind, base.text, { slug, modified });
    });
    if (renamed) store.sites.remove(oldSlug);
    this.ports.onChanged({ slug: oldSlug, version: log.version, byApp: true, ...(renamed && { renamedTo: slug }) });
    this.announce();
  }

  /** Takes over the modified time of a server's copy that does not differ in anything else. */
  adoptModified(modified: string): void {
    const { slug, draft, history, conflicts } = this.log;
    this.adopt({ slug, draft: { ...draft, base: { ...draft.base, modified } }, history, conflicts });
    this.announce();
  }

  /**
   * Merges the server's newer copy into the draft. A place where the changes of the two sides clash becomes a conflict.
   * The former draft is kept as a version.
   */
  merge(theirs: Base, by: { byApp?: true } = {}): OpenedSite {
    const { inFlight } = this;
    const { draft, waiting } = this.log;
    const ancestor = inFlight
      ? fromInFlight(draft, theirs, waiting, { ...inFlight, document: RawValue.parse(inFlight.document) })
      : fromBase(draft, theirs, waiting);
    return this.mergeFrom(ancestor, theirs, by);
  }

  /**
   * Returns the members with edits that a save has sent and that another save has undone since; none if the save
   * changed the slug.
   */
  undoneBy(theirs: Base, { slug, document: sent }: Sent): string[] {
    if (slug !== this.slug) return [];
    const { baseDocument: base } = this.log.draft;
    return this.undone.newlyUndone({ base, sent, server: RawValue.alike(theirs.text, base) });
  }

  /** Makes the edits of the `undone` members of a save pending again, and merges them with the server's copy. */
  takeBack(theirs: Base, sent: Sent, undone: readonly string[]): OpenedSite {
    const { draft, waiting } = this.log;
    return this.mergeFrom(fromUndone(draft, theirs, waiting, { sent, undone }), theirs, { byApp: true });
  }

  /** Whether a merge with the server's copy would leave a conflict. */
  clashesWith(theirs: Base): boolean {
    const { draft, conflicts } = this.log;
    return rebase(draft, theirs, fromBase(draft, theirs, new Map()), conflicts, this.ports.now()).conflicts.length > 0;
  }

  private mergeFrom(ancestor: Ancestor, theirs: Base, by: { byApp?: true }): OpenedSite {
    const { log, slug } = this;
    const before = log.draft.document.toText();
    this.moveTo(theirs, ancestor, slug, () => log.keepVersion('merged', before));
    return this.changed(by);
  }

  /**
   * Puts the draft and the waiting snapshots onto another copy of the site.
   * @param along makes further writes in the same transaction; its parameter has the edits that are no longer pending
   */
  private moveTo(copy: Base, ancestor: Ancestor, slug: string, along: (taken: Edit[]) => void): void {
    const { log } = this;
    const before = log.draft;
    const rebased = rebase(before, copy, ancestor, log.conflicts, this.ports.now());
    const { draft, conflicts, foreign, waiting } = rebased;
    const kept = new Set(pendingEdits(draft).map(({ seq }) => seq));
    const gone = pendingEdits(before).filter(({ seq }) => !kept.has(seq));
    const taken = gone.map((edit) => ({ ...edit, pending: false }));
    const open = carriedOver(log.conflicts, conflicts, {
      before: before.document,
      after: draft.document,
      at: this.ports.now(),
      follow: followInto(rebased, before.document, ancestor),
    });
    const history = undoable([...log.history, ...taken], foreign);
    this.adopt({ slug, draft, history, conflicts: open, waiting }, () => along(taken));
  }

  /**
   * Decides the given conflicts in the order of the open conflicts, as one step of undo. Skips conflicts that are
   * settled already.
   * @throws AppError NOT_FOUND if none of the conflicts is open; the errors of `decide` and `DraftLog.record`
   */
  decide(ids: readonly number[], choice: Choice): DecidedSite {
    const made = decide(this.log.draft.document, this.log.conflicts, ids, choice);
    if (made.decided.length === 0) throw new AppError('NOT_FOUND', 'This conflict has been settled already.');
    this.log.settle(`conflicts ${randomUUID()}`, made);
    return { ...this.changed(), decided: made.decided };
  }

  /** Undoes the last decision if it decided conflict `id`. @throws AppError as `DraftLog.undoDecision` does */
  undoDecision(id: number): OpenedSite {
    this.log.undoDecision(id);
    return this.changed();
  }

  /** Replaces the draft with the server's copy and deletes queued saves. If `hasUnsaved`, the draft goes to the trash. */
  replaceBy(base: Base, reason: Discarded['reason']): OpenedSite {
    const { hasUnsaved } = this;
    const { draft } = draftOn(base, []);
    // Waiting snapshots become equal to the server's copy, so that a save that waits or runs has nothing left to send.
    const waiting = new Map([...this.log.waiting].map(([key, snapshot]) => [key, snapshot.as(draft.document)]));
    this.adopt({ slug: this.slug, draft, history: [], conflicts: [], waiting }, () => {
      if (hasUnsaved) this.log.discard(reason);
      this.ports.store.outbox.remove(this.slug);
    });
    return this.changed();
  }

  private turn(kind: 'undo' | 'redo'): OpenedSite {
    return this.log.undoOrRedo(kind) ? this.changed() : this.opened();
  }

  private adopt(...to: Parameters<DraftLog['adopt']>): void {
    const before = this.slug;
    this.log.adopt(...to);
    this.server = nothingNew;
    if (to[0].slug !== before) this.slugChecked = false;
  }

  private changed(by: { byApp?: true } = {}): OpenedSite {
    this.ports.onChanged({ slug: this.slug, version: this.log.version, ...by });
    this.announce();
    return this.opened();
  }
}
