import { AppError } from '#shared/ipc/errors.ts';
import type { OpenedSite, SiteStatus } from '#shared/ipc/site.ipc.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { diffRaw } from '#shared/record/diff.ts';
import { toRawOperation, type RawOperation } from '#shared/record/edit-raw.ts';
import type { Operation } from '#shared/record/operation.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import type { OpenConflict } from '../store/conflict-repo.ts';
import type { Base, Edit } from '../store/draft-repo.ts';
import type { Store } from '../store/store.ts';
import type { Discarded } from '../store/trash-repo.ts';
import type { Version } from '../store/version-repo.ts';
import { decisionOperations, followEdit, type Choice } from './conflicts.ts';
import { applyAll, draftOn, editedFields, touchedBy, withEdit, type Draft } from './draft.ts';
import { mergeSite } from './merge-site.ts';
import { pushed, stackOf, type UndoStack } from './undo-stack.ts';

type Activity = 'saving' | 'publishing' | undefined;

export interface ActorPorts {
  store: Store;
  now(): number;
  isOnline(): boolean;
  onStatus(status: SiteStatus): void;
  /** the draft changed in another way than by an `edit` call of a window */
  onChanged(change: { slug: string; version: number; renamedTo?: string }): void;
}

/** What a save posts, and the edit up to which that holds all. */
export interface Frozen {
  document: RawValue;
  through: number;
  editedFields: string[];
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
  private parsed: { version: number; site: SiteDocument } | undefined;

  private constructor(slug: string, base: Base, edits: readonly Edit[], ports: ActorPorts) {
    const { draft, unfit } = draftOn(
      base,
      edits.filter(({ pending }) => pending),
    );
    if (unfit.length > 0) throw new Error(`the journal of ${slug} does not fit its base`);
    this.currentSlug = slug;
    this.ports = ports;
    this.draft = draft;
    this.history = edits.filter(({ pending }) => !pending);
    this.stack = stackOf(edits);
    this.conflicts = ports.store.conflicts.list(slug);
  }

  /** From the journal, else from the cache; undefined where this computer has neither. */
  static fromStore(slug: string, ports: ActorPorts): SiteActor | undefined {
    const { base, edits } = ports.store.drafts.find(slug);
    const known = base ?? ports.store.sites.find(slug);
    return known && new SiteActor(slug, known, edits, ports);
  }

  static fromServer(slug: string, base: Base, ports: ActorPorts): SiteActor {
    ports.store.sites.put(slug, base);
    const actor = new SiteActor(slug, base, ports.store.drafts.find(slug).edits, ports);
    if (ports.store.versions.list(slug).length === 0) actor.keepVersion('opened', base.text);
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
      this.parsed = { version: this.version, site: this.draft.document.toValue() as SiteDocument };
    }
    return this.parsed.site;
  }

  opened(): OpenedSite {
    const { currentSlug: slug, version } = this;
    return { slug, document: this.draft.document.toText(), version, status: this.status() };
  }

  status(): SiteStatus {
    const fields = this.editedFields;
    const { savedAt, publishedAt, publishedUrl } = this.ports.store.milestones.find(this.currentSlug);
    const queued = this.ports.store.outbox.find(this.currentSlug);
    const journalledAt = this.draft.pending.at(-1)?.at;
    return {
      slug: this.currentSlug,
      sync: this.activity ?? (fields.length > 0 ? 'unsaved' : 'clean'),
      editedFields: fields,
      ...(journalledAt !== undefined && { journalledAt }),
      ...(savedAt !== null && { savedAt }),
      ...(publishedAt !== null && { publishedAt }),
      ...(publishedUrl !== null && { publishedUrl }),
      ...(queued && { queued: { kind: queued.kind, ...(queued.state === 'blocked' && { blocked: queued.reason }) } }),
      conflicts: this.conflicts.length,
      online: this.ports.isOnline(),
      offlineCopy: this.offlineCopy,
      newerOnServer: this.newerOnServer,
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
    if (operations.length === 0) return;
    this.record('do', step, operations);
    this.changed();
    this.announce();
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

  /** Tells the windows what has changed around the draft, such as its place in the outbox. */
  announce(): SiteStatus {
    const status = this.status();
    this.ports.onStatus(status);
    return status;
  }

  freeze(): Frozen {
    const through = this.draft.pending.at(-1)?.seq ?? 0;
    return { document: this.draft.document, through, editedFields: this.editedFields };
  }

  /** After a save: what the server holds now is the base, and the edits made since `through` stand on it. */
  adoptSaved(slug: string, base: Base, through: number, kind: 'saved' | 'published' = 'saved'): void {
    const { store, now } = this.ports;
    const { draft, unfit } = draftOn(
      base,
      this.draft.pending.filter(({ seq }) => seq > through),
    );
    if (unfit.length > 0) this.discard('fetched-newer');
    const taken = this.draft.pending.filter(({ seq }) => seq <= through).map((edit) => ({ ...edit, pending: false }));
    const oldSlug = this.currentSlug;
    const renamed = slug !== oldSlug;
    this.adopt(slug, draft, [...this.history, ...taken], this.conflicts);
    if (renamed) {
      store.sites.remove(oldSlug);
      store.milestones.rename(oldSlug, slug);
      store.versions.rename(oldSlug, slug);
      store.outbox.rename(oldSlug, slug);
    }
    store.milestones.saved(slug, now());
    this.keepVersion(kind, base.text);
    this.ports.onChanged({ slug: oldSlug, version: this.version, ...(renamed && { renamedTo: slug }) });
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
  merge(theirs: Base): OpenedSite {
    const { document, conflicts } = mergeSite(
      this.draft.baseDocument,
      this.draft.document,
      RawValue.parse(theirs.text),
    );
    this.keepVersion('merged', this.draft.document.toText());
    const at = this.ports.now();
    const fresh = draftOn(theirs, []).draft;
    const foreign = new Set(diffRaw(this.draft.baseDocument, fresh.baseDocument).map(({ path }) => String(path[0])));
    const mine = [...this.history, ...this.draft.pending].map((edit) => ({ ...edit, pending: false }));
    // Undoing an edit of a field that the server changed as well would take the server's change back too.
    const history = mine.filter((edit) => touchedBy([edit]).isDisjointFrom(foreign));
    const operations = diffRaw(fresh.document, document);
    const { inverse } = applyAll(fresh.document, operations);
    const seq = (mine.at(-1)?.seq ?? 0) + 1;
    const edit: Edit = { seq, step: `merge ${at}`, kind: 'merge', operations, inverse, pending: true, at };
    const draft = operations.length > 0 ? withEdit(fresh, document, edit) : fresh;
    this.adopt(this.currentSlug, draft, history, [
      ...this.conflicts.filter((known) => !conflicts.some(({ path }) => String(path) === String(known.path))),
      ...conflicts.map((conflict) => ({ ...conflict, at })),
    ]);
    this.changed();
    this.announce();
    return this.opened();
  }

  /** @throws AppError NOT_FOUND when there is no such conflict any more */
  resolve(id: number, choice: Choice): OpenedSite {
    const conflict = this.conflicts.find((open) => open.id === id);
    if (!conflict) throw new AppError('NOT_FOUND', 'This conflict has been settled already.');
    const operations = decisionOperations(this.draft.document, conflict, choice);
    if (operations.length > 0) this.record('do', `conflict ${id}`, operations);
    this.setConflicts(this.conflicts.filter((open) => open.id !== id));
    this.changed();
    this.announce();
    return this.opened();
  }

  /** Gives way to the server's copy; a draft with edits goes to the trash whole. */
  replaceBy(base: Base, reason: Discarded['reason']): OpenedSite {
    if (this.editedFields.length > 0) this.discard(reason);
    this.ports.store.outbox.remove(this.currentSlug);
    this.stack = { undo: [], redo: [] };
    this.adopt(this.currentSlug, draftOn(base, []).draft, [], []);
    this.changed();
    this.announce();
    return this.opened();
  }

  private record(kind: Edit['kind'], step: string, operations: readonly RawOperation[]): void {
    const { document, inverse } = fitting(() => applyAll(this.draft.document, operations));
    const entry = { step, kind, operations: [...operations], inverse, pending: true, at: this.ports.now() };
    const seq = this.ports.store.drafts.append(this.currentSlug, this.draft.base, entry);
    this.stack = pushed(this.stack, entry);
    this.advance(withEdit(this.draft, document, { ...entry, seq }));
    if (this.conflicts.length > 0) this.setConflicts(followEdit(this.conflicts, operations));
  }

  private turn(kind: 'undo' | 'redo'): OpenedSite {
    const turn = this.stack[kind][0];
    if (!turn) return this.opened();
    this.record(kind, turn.step, turn.operations);
    this.changed();
    this.announce();
    return this.opened();
  }

  /** Puts the log onto another base, on the disk first. */
  private adopt(
    slug: string,
    draft: Draft,
    history: Edit[],
    conflicts: Parameters<SiteActor['setConflicts']>[0],
  ): void {
    const { store } = this.ports;
    const edits = [...history, ...draft.pending];
    store.drafts.replace(this.currentSlug, slug, draft.base, edits);
    store.sites.put(slug, draft.base);
    store.conflicts.replace(this.currentSlug, slug, conflicts);
    this.currentSlug = slug;
    this.conflicts = store.conflicts.list(slug);
    this.history = history;
    this.stack = stackOf(edits);
    this.newerOnServer = false;
    this.offlineCopy = false;
    this.advance(draft);
  }

  private setConflicts(conflicts: readonly (Omit<OpenConflict, 'id'> & { id?: number })[]): void {
    this.ports.store.conflicts.replace(this.currentSlug, this.currentSlug, conflicts);
    this.conflicts = this.ports.store.conflicts.list(this.currentSlug);
  }

  private keepVersion(kind: Version['kind'], document: string): void {
    const { modified } = this.draft.base;
    this.ports.store.versions.put({ slug: this.currentSlug, kind, modified, at: this.ports.now() }, document);
  }

  private discard(reason: Discarded['reason']): void {
    this.ports.store.trash.put({
      slug: this.currentSlug,
      reason,
      document: this.draft.document.toText(),
      modified: this.draft.base.modified,
      at: this.ports.now(),
    });
  }

  private advance(draft: Draft): void {
    this.draft = draft;
    this.version++;
  }

  private changed(): void {
    this.ports.onChanged({ slug: this.currentSlug, version: this.version });
  }
}

function fitting<T>(apply: () => T): T {
  try {
    return apply();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new AppError('BAD_REQUEST', 'The edit does not fit the document any more.', { cause: error });
  }
}
