import { AppError } from '#shared/ipc/errors.ts';
import type { OpenedSite, SiteStatus } from '#shared/ipc/site.ipc.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { toRawOperation } from '#shared/record/edit-raw.ts';
import type { Operation } from '#shared/record/operation.ts';
import type { Base, Edit } from '../store/draft-repo.ts';
import type { Discarded } from '../store/trash-repo.ts';
import type { Store } from '../store/store.ts';
import { applyAll, editedFields, lastStep, nextStep, rebase, replay, withEdit, type Draft } from './draft.ts';

type Activity = 'saving' | 'publishing' | undefined;

export interface ActorPorts {
  store: Store;
  now(): number;
  isOnline(): boolean;
  onStatus(status: SiteStatus): void;
  /** the draft changed in another way than by an `edit` call of a window */
  onChanged(change: { slug: string; version: number; renamedTo?: string }): void;
}

/**
 * The one writer of a site's draft: every window's edit, undo and save goes through it. Its state changes are
 * synchronous, so none sees another half done; each is on the disk before it shows.
 */
export class SiteActor {
  private readonly ports: ActorPorts;
  private currentSlug: string;
  private draft: Draft;
  private version = 1;
  private activity: Activity;
  private newerOnServer = false;
  private offlineCopy = false;
  private parsed: { version: number; site: SiteDocument } | undefined;

  constructor(slug: string, draft: Draft, ports: ActorPorts) {
    this.currentSlug = slug;
    this.draft = draft;
    this.ports = ports;
  }

  /** From the journal, else from the cache; undefined where this computer has neither. */
  static fromStore(slug: string, ports: ActorPorts): SiteActor | undefined {
    const journalled = ports.store.drafts.find(slug);
    if (journalled) return new SiteActor(slug, replay(journalled.base, journalled.edits), ports);
    const cached = ports.store.sites.find(slug);
    return cached && new SiteActor(slug, replay(cached, []), ports);
  }

  static fromServer(slug: string, base: Base, ports: ActorPorts): SiteActor {
    const actor = new SiteActor(slug, replay(base, []), ports);
    ports.store.sites.put(slug, base);
    return actor;
  }

  get slug(): string {
    return this.currentSlug;
  }

  get base(): Base {
    return this.draft.base;
  }

  get editedFields(): string[] {
    return editedFields(this.draft);
  }

  /** The draft as values; parsed once per version. */
  get site(): SiteDocument {
    if (this.parsed?.version !== this.version) {
      this.parsed = { version: this.version, site: this.draft.document.toValue() as SiteDocument };
    }
    return this.parsed.site;
  }

  opened(): OpenedSite {
    return {
      slug: this.currentSlug,
      document: this.draft.document.toText(),
      version: this.version,
      status: this.status(),
    };
  }

  status(): SiteStatus {
    const fields = this.editedFields;
    const { savedAt, publishedAt, publishedUrl } = this.ports.store.milestones.find(this.currentSlug);
    const journalledAt = this.draft.edits.at(-1)?.at;
    return {
      slug: this.currentSlug,
      sync: this.activity ?? (fields.length > 0 ? 'unsaved' : 'clean'),
      editedFields: fields,
      ...(journalledAt !== undefined && { journalledAt }),
      ...(savedAt !== null && { savedAt }),
      ...(publishedAt !== null && { publishedAt }),
      ...(publishedUrl !== null && { publishedUrl }),
      online: this.ports.isOnline(),
      offlineCopy: this.offlineCopy,
      newerOnServer: this.newerOnServer,
      canUndo: this.draft.edits.some(({ undone }) => !undone),
      canRedo: this.draft.edits.some(({ undone }) => undone),
    };
  }

  /** Durable once it returns. @throws AppError BAD_REQUEST for a path that leads nowhere, DISK */
  edit(step: string, operations: readonly Operation[]): { version: number; status: SiteStatus } {
    const raw = operations.map(toRawOperation);
    const { document, inverse } = fitting(() => applyAll(this.draft.document, raw));
    const edit = { step, operations: raw, inverse, at: this.ports.now() };
    const seq = this.ports.store.drafts.append(this.currentSlug, this.draft.base, edit);
    this.advance(withEdit(this.draft, document, { ...edit, seq, undone: false }));
    return { version: this.version, status: this.announce() };
  }

  /** An edit of the app's own, such as the placeholder's replacement: the windows are told to read it. */
  editFor(step: string, operations: readonly Operation[]): void {
    if (operations.length === 0) return;
    this.edit(step, operations);
    this.changed();
  }

  undo(): OpenedSite {
    const step = lastStep(this.draft);
    return this.turn(
      step,
      true,
      step.toReversed().flatMap(({ inverse }) => inverse),
    );
  }

  redo(): OpenedSite {
    const step = nextStep(this.draft);
    return this.turn(
      step,
      false,
      step.flatMap(({ operations }) => operations),
    );
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

  /** The document to post, and the edit up to which it holds all. */
  freeze(): { text: string; site: SiteDocument; through: number; editedFields: string[] } {
    const through = this.draft.edits.at(-1)?.seq ?? 0;
    return { text: this.draft.document.toText(), site: this.site, through, editedFields: this.editedFields };
  }

  /** After a save: what the server holds now is the base, and the edits made since `through` stand on it. */
  adoptSaved(slug: string, base: Base, through: number): void {
    const { store, now } = this.ports;
    const later = this.draft.edits.filter(({ seq }) => seq > through);
    const { draft, unfit } = rebase(base, later);
    if (unfit.length > 0) this.discard('fetched-newer');
    const renamed = slug !== this.currentSlug;
    store.drafts.rebase(this.currentSlug, slug, base, draft.edits);
    store.sites.put(slug, base);
    if (renamed) {
      store.sites.remove(this.currentSlug);
      store.milestones.rename(this.currentSlug, slug);
    }
    store.milestones.saved(slug, now());
    const oldSlug = this.currentSlug;
    this.currentSlug = slug;
    this.newerOnServer = false;
    this.offlineCopy = false;
    this.advance(draft);
    this.ports.onChanged({ slug: oldSlug, version: this.version, ...(renamed && { renamedTo: slug }) });
    this.announce();
  }

  /** The server's copy differs in its modified time only: from now on that is the base's. */
  adoptModified(modified: string): void {
    const base = { ...this.draft.base, modified };
    this.ports.store.drafts.rebase(this.currentSlug, this.currentSlug, base, this.draft.edits);
    this.ports.store.sites.put(this.currentSlug, base);
    this.draft = { ...this.draft, base };
    this.setServerState({ newerOnServer: false, offlineCopy: false });
  }

  /** Gives way to the server's copy; a draft with edits goes to the trash whole. */
  replaceBy(base: Base, reason: Discarded['reason']): OpenedSite {
    if (this.editedFields.length > 0) this.discard(reason);
    this.ports.store.drafts.remove(this.currentSlug);
    this.ports.store.sites.put(this.currentSlug, base);
    this.newerOnServer = false;
    this.offlineCopy = false;
    this.advance(replay(base, []));
    this.changed();
    this.announce();
    return this.opened();
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

  private turn(step: readonly Edit[], undone: boolean, operations: Parameters<typeof applyAll>[1]): OpenedSite {
    if (step.length === 0) return this.opened();
    const { document } = fitting(() => applyAll(this.draft.document, operations));
    this.ports.store.drafts.mark(this.currentSlug, step, undone);
    const turned = new Set(step.map(({ seq }) => seq));
    const edits = this.draft.edits.map((edit) => (turned.has(edit.seq) ? { ...edit, undone } : edit));
    this.advance({ ...this.draft, document, edits });
    this.changed();
    this.announce();
    return this.opened();
  }

  private advance(draft: Draft): void {
    this.draft = draft;
    this.version++;
  }

  private changed(): void {
    this.ports.onChanged({ slug: this.currentSlug, version: this.version });
  }

  private announce(): SiteStatus {
    const status = this.status();
    this.ports.onStatus(status);
    return status;
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
