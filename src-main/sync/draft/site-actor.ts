import { randomUUID } from 'node:crypto';
import { AppError } from '#shared/ipc/errors.ts';
import type { EditedSite, OpenedSite, SiteStatus } from '#shared/ipc/site.ipc.ts';
import type { DecidedSite } from '#shared/ipc/sync.ipc.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { RawOperation } from '#shared/record/edit-raw.ts';
import type { Operation } from '#shared/record/operation.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import { parseJson } from '#shared/record/parse-json.ts';
import type { OpenConflict } from '../../store/conflict-repo.ts';
import type { Base } from '../../store/draft-repo.ts';
import { renameKept } from '../../store/move-site.ts';
import { siteKeysOf } from '../../store/site-keys.ts';
import type { Discarded } from '../../store/trash-repo.ts';
import { differingMembers } from '../merge/arrival.ts';
import { appEdit, clearSlug, type Activity, type ActorPorts } from './actor-ports.ts';
import { decide, type Choice } from '../merge/conflicts.ts';
import { DraftLog, type Mark } from './draft-log.ts';
import { draftOn, editedFields, pendingEdits, touchedBy } from './draft.ts';
import { frozenThrough, type Frozen } from '../save/frozen.ts';
import { clearInFlight, inFlightOf, putInFlight, type InFlight, type Sent } from '../save/in-flight.ts';
import type { AsShown } from './late-edits.ts';
import { momentsOf, Origins } from '../merge/origins.ts';
import {
  changedMembers,
  followInto,
  rebase,
  standingFor,
  standingOnSent,
  undoable,
  type Rebased,
  type Standing,
} from '../merge/rebase.ts';
import { nothingNew, type ServerState } from './server-state.ts';
import { AcceptedTexts } from '../save/spelling.ts';
import { statusOf } from './status.ts';
import { UndoneTracker } from '../merge/undone-tracker.ts';

/**
 * The one writer of a site's draft: every window's edit, undo and save goes through it. Its state changes are
 * synchronous, so none sees another half done; each is on the disk before it shows.
 */
export class SiteActor {
  private readonly ports: ActorPorts;
  private readonly log: DraftLog;
  /** its slug was looked up on the server since it was opened or renamed */
  slugChecked = false;
  readonly accepted = new AcceptedTexts();
  private activity: Activity;
  private server: ServerState = nothingNew;
  private readonly undone = new UndoneTracker();
  private parsed: { version: number; site: SiteDocument } | undefined;
  private asked: { key: string; frozen: Frozen } | undefined;

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

  /** Whose draft it is. */
  get person() {
    return this.ports.store.owners.current;
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

  /** Something of the draft is on this computer only, or may be: what was taken back since a post of unknown outcome. */
  get hasOwn(): boolean {
    return this.editedFields.length > 0 || this.log.conflicts.length > 0 || this.inFlight !== undefined;
  }

  get openConflicts(): readonly OpenConflict[] {
    return this.log.conflicts;
  }

  /** The server has all that is here, as far as is known: a save would send nothing. */
  get isSaved(): boolean {
    const waits = this.ports.store.outbox.of(this.slug).length > 0;
    return !this.hasOwn && !waits && !this.server.missingOnServer && !this.server.otherSite;
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
    const { activity, server } = this;
    return statusOf(this.log, { activity, server, store: this.ports.store, online: this.ports.isOnline() });
  }

  /**
   * Durable once it returns.
   * @throws AppError BAD_REQUEST for a path that leads nowhere, DISK
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

  /** An edit of the app's own, such as the placeholder's replacement: the windows are told to read it. */
  editFor(step: string, operations: readonly RawOperation[]): void {
    this.editBehind(step, operations, { byApp: true });
  }

  /** As `editFor`, but nobody's step of undo: other words for what stands at the same places. */
  reword(step: string, operations: readonly RawOperation[]): void {
    // What was asked for is worded anew too, also where the draft no longer holds any of it.
    this.asked = undefined;
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

  /** An edit of the app's own that what was just sent brought: the first of the pending edits, below what was typed since. */
  editBelow(step: string, operations: readonly RawOperation[]): void {
    const { slug, history, conflicts, draft } = this.log;
    const edit = appEdit(this.ports, step, operations);
    const { draft: after } = draftOn(draft.base, [edit, ...pendingEdits(draft)], draft.baseDocument);
    this.adopt({ slug, draft: after, history, conflicts });
    this.changed({ byApp: true });
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

  get serverState(): ServerState {
    return this.server;
  }

  /** What the last look at the server's modified time said. */
  setServerState(state: Partial<ServerState>): void {
    this.server = { ...this.server, ...state };
    this.announce();
  }

  /** Tells the windows what changed around the draft, such as its place in the outbox. */
  announce(): SiteStatus {
    const status = this.status();
    this.ports.onStatus(status);
    return status;
  }

  /** The number of the last edit. */
  get last(): number {
    return this.log.draft.pending?.top.seq ?? 0;
  }

  /** The number of the first pending edit. */
  get first(): number {
    return pendingEdits(this.log.draft)[0]?.seq ?? 0;
  }

  /** The site has another slug now: all that is kept of it follows. @param windows its windows follow as well */
  relabel(slug: string, windows = true): void {
    const { slug: oldSlug } = this;
    if (slug === oldSlug) return;
    this.log.relabel(slug);
    this.slugChecked = false;
    if (windows) this.ports.onChanged({ slug: oldSlug, version: this.log.version, byApp: true, renamedTo: slug });
    this.announce();
  }

  /** What a save posts, and the edit up to which that holds all. @param through that edit; the last one unless told */
  freeze(through?: number): Frozen {
    if (through === undefined || through >= this.last)
      return { document: this.document, through: this.last, editedFields: this.editedFields, site: this.site };
    const key = `${this.log.version} ${through}`;
    const { blobs } = this.ports.store;
    if (this.asked?.key !== key) this.asked = { key, frozen: frozenThrough(this.log.draft, through, blobs) };
    return this.asked.frozen;
  }

  /** The person was given another's draft. */
  readAgain(): OpenedSite {
    this.log.readAgain();
    return this.changed();
  }

  /** Another actor takes its place: what a call under way would still write is refused. */
  readonly retire = (): void => this.log.retire();

  /** What is asked for now: `through` follows its last edit until `forget`. */
  mark(): Mark {
    return this.log.mark();
  }

  forget(mark: Mark): void {
    this.log.forget(mark);
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
    const { slug, document, through, held = [], late } = sent;
    const pending = pendingEdits(log.draft);
    const later = pending.filter(({ seq }) => seq > through);
    const waiting = held.length > 0 ? [appEdit(this.ports, 'waiting photos', held)] : [];
    const since = draftOn({ text: document.toText(), modified: base.modified }, [...waiting, ...later]);
    const copy = RawValue.alike(base.text, document);
    const changed = late ? changedMembers(document, copy) : differingMembers(copy, document);
    const parts = momentsOf(since.draft, log.marks, store.blobs);
    const origins = new Origins(since.draft, changed, parts, { document, through, arrived: true });
    const rebased = rebase(since.draft, base, changed, log.conflicts, { at: now(), parts, origins });
    const { draft, merged, conflicts, foreign, counts } = rebased;
    const taken = pending.filter(({ seq }) => merged || seq <= through).map((edit) => ({ ...edit, pending: false }));
    const oldSlug = this.slug;
    const renamed = slug !== oldSlug;
    if (renamed) clearSlug(this.ports, slug, siteKeysOf(document));
    const history = undoable([...log.history, ...taken], foreign);
    const open = log.conflictsIn(draft.document, conflicts, followInto(rebased, since.draft));
    this.adopt({ slug, draft, history, conflicts: open, counts }, () => {
      if (since.unfit.length > 0) log.discard('fetched-newer');
      if (renamed) {
        renameKept(store, oldSlug, slug);
        store.siteKeys.remove(oldSlug);
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
    return this.mergeFrom(standingFor(this.log.draft, theirs, this.log.moments, this.inFlight), theirs, by);
  }

  /** Members with edits that the server does not hold as a save has sent them: another's save came between. */
  undoneBy(theirs: Base, { slug, document: sent }: Sent): string[] {
    if (slug !== this.slug) return [];
    const { baseDocument: base } = this.log.draft;
    return this.undone.newlyUndone({ base, sent, server: RawValue.alike(theirs.text, base) });
  }

  /** After a save of which the server does not hold the `undone` members: these are edits again, merged with its copy. */
  takeBack(theirs: Base, sent: Sent, undone: readonly string[]): OpenedSite {
    const { draft } = this.log;
    return this.mergeFrom(standingOnSent(draft, theirs, this.log.moments, { sent, undone }), theirs, { byApp: true });
  }

  /** Whether a merge of that copy would leave something to decide. */
  clashesWith(theirs: Base): boolean {
    return this.rebased(standingFor(this.log.draft, theirs, this.log.moments), theirs).conflicts.length > 0;
  }

  private rebased({ from, changed, parts, origins }: Standing, theirs: Base): Rebased {
    return rebase(from, theirs, changed, this.log.conflicts, { at: this.ports.now(), parts, origins });
  }

  private mergeFrom(standing: Standing, theirs: Base, by: { byApp?: true } = {}): OpenedSite {
    const { log, slug } = this;
    const before = log.draft.document.toText();
    const rebased = this.rebased(standing, theirs);
    const { draft, merged, conflicts, foreign, counts } = rebased;
    const taken = merged ? pendingEdits(log.draft).map((edit) => ({ ...edit, pending: false })) : [];
    const history = undoable([...log.history, ...taken], foreign);
    const open = log.conflictsIn(draft.document, conflicts, followInto(rebased, standing.from));
    this.adopt({ slug, draft, history, conflicts: open, counts }, () => log.keepVersion('merged', before));
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
    const { hasOwn } = this;
    this.adopt({ slug: this.slug, draft: draftOn(base, []).draft, history: [], conflicts: [] }, () => {
      if (hasOwn) this.log.discard(reason);
      this.ports.store.outbox.remove(this.slug);
    });
    return this.changed();
  }

  private turn(kind: 'undo' | 'redo'): OpenedSite {
    return this.log.turn(kind) ? this.changed() : this.opened();
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
