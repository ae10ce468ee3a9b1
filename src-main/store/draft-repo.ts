import type Database from 'better-sqlite3';
import type { RawOperation } from '#shared/record/edit-raw.ts';
import type { Journal } from './journal.ts';
import type { Person, WhoWorks } from './person.ts';
import { prepared } from './prepared.ts';
import { PersonalRepo } from './journal-repo.ts';
import { byPerson, Table } from './table.ts';

/** The server's document on which edits are made: its raw text, and its modified time, an opaque string. */
export interface Base {
  text: string;
  modified: string;
}

/** One entry of a site's log. */
export interface Edit {
  seq: number;
  /** edits of one step are undone together; an undo or redo has the step that it undoes or redoes */
  step: string;
  kind: 'do' | 'undo' | 'redo' | 'merge';
  operations: RawOperation[];
  /** operations that undo `operations`, in the order in which they have to be applied */
  inverse: RawOperation[];
  /** whether the edit is not in the base yet */
  pending: boolean;
  /** milliseconds since 1970 */
  at: number;
}

/** Maximum number of acknowledged edits that are kept for undo, per site and person. */
const HISTORY = 500;

/** Assigns numbers to edits. Each new number is higher than all earlier numbers, also of edits in the journal. */
export class EditNumbers {
  private last: number;

  constructor(db: Database.Database) {
    // A queue entry names the last edit of its document (`outbox.last`). The number of this edit must not be assigned
    // again, even if the edit is no longer in the journal.
    const highest = 'SELECT max(seq) FROM (SELECT seq FROM edit UNION ALL SELECT last AS seq FROM outbox)';
    this.last = db.prepare<[], number | null>(highest).pluck().get() ?? 0;
  }

  /** @param wanted a number that the edit has already */
  next(wanted = this.last + 1): number {
    this.last = Math.max(this.last, wanted);
    return wanted;
  }
}

export interface DraftRow {
  slug: string;
  base: string;
  base_modified: string;
  person: Person;
}

/** A row of the table: an edit with its operations as JSON text. */
export interface EditRow {
  slug: string;
  seq: number;
  step: string;
  kind: Edit['kind'];
  operations: string;
  inverse: string;
  pending: 0 | 1;
  at: number;
  person: Person;
}

export const drafts = new Table<DraftRow>('draft', 'draft', 'slug', ['slug', 'base', 'base_modified', byPerson]);
export const edits = new Table<EditRow>('edit', 'edit', 'seq', [
  ...(['slug', 'seq', 'step', 'kind', 'operations', 'inverse', 'pending', 'at'] as const),
  byPerson,
]);

const OWN = 'WHERE slug = ? AND person = ?';

/**
 * A person's drafts in the journal. A method that writes returns after its COMMIT has reached the disk, unless it is
 * called within a transaction.
 */
export class DraftRepo extends PersonalRepo {
  private readonly numbers: EditNumbers;

  /** @param numbers assigns the numbers of all persons' edits */
  constructor(journal: Journal, owners: WhoWorks, numbers: EditNumbers) {
    super(journal, owners);
    this.numbers = numbers;
  }

  /** Returns the slugs of sites with pending edits or open conflicts. */
  slugs(): string[] {
    const select = 'SELECT slug FROM draft WHERE person = ? ORDER BY slug';
    return prepared<[Person], string>(this.db, select).pluck().all(this.person);
  }

  /** Returns the time of the last edit in a site's log, in milliseconds since 1970. */
  lastEditAt(slug: string): number | undefined {
    const select = `SELECT at FROM edit ${OWN} ORDER BY seq DESC LIMIT 1`;
    return prepared<[string, Person], number>(this.db, select).pluck().get(slug, this.person);
  }

  /**
   * Returns a site's base and edits. The base is undefined if there are no pending edits and no conflicts; then the
   * cache has it.
   * @throws DamagedRowError
   */
  find(slug: string): { base: Base | undefined; edits: Edit[] } {
    const [row] = drafts.rows(this.db, OWN, slug, this.person).map(drafts.checked);
    const base = row && { text: row.base, modified: row.base_modified };
    return { base, edits: this.edits(slug).map(readEdit) };
  }

  /** Writes an edit to the journal, and the base if the journal has none. Returns the edit's number. */
  append(slug: string, base: Base, edit: Omit<Edit, 'seq'>): number {
    return this.journal.transaction(() => {
      this.keepBase(slug, base);
      return this.insertEdit(slug, edit);
    });
  }

  /** Writes the base to the journal, if the journal has none. Called when conflicts are open again. */
  keepBase(slug: string, base: Base): void {
    if (!this.hasBase(slug)) this.journal.transaction(() => this.insertDraft(slug, base));
  }

  /**
   * Replaces a site's log: the base, the pending edits on top of the base, and the history. An edit whose number is not
   * higher than that of the edit before it (such as 0) gets a new number. Returns the edits with their numbers.
   * @param hasConflicts whether conflicts are open; then the base is stored even if no edit is pending
   */
  replace(
    slug: string,
    base: Base,
    all: readonly Edit[],
    { hasConflicts = false }: { hasConflicts?: boolean } = {},
  ): Edit[] {
    const pending = all.filter((edit) => edit.pending);
    const history = all.filter((edit) => !edit.pending).slice(-HISTORY);
    return this.journal.transaction(() => {
      this.clear(slug);
      if (pending.length > 0 || hasConflicts) this.insertDraft(slug, base);
      let last = 0;
      return [...history, ...pending].map((edit) => {
        last = this.insertEdit(slug, edit, edit.seq > last ? edit.seq : undefined);
        return { ...edit, seq: last };
      });
    });
  }

  /**
   * Whether the journal has the base, which means that edits are pending or conflicts are open. The cache may then hold
   * a newer copy.
   */
  hasBase(slug: string): boolean {
    return prepared(this.db, `SELECT 1 FROM draft ${OWN}`).get(slug, this.person) !== undefined;
  }

  /** Deletes the base. Called when no edit is pending and no conflict is open. */
  removeBase(slug: string): void {
    this.journal.transaction(() => drafts.remove(this.db, { slug, person: this.person }));
  }

  remove(slug: string): void {
    if (!this.hasBase(slug) && this.edits(slug).length === 0) return;
    this.journal.transaction(() => this.clear(slug));
  }

  /**
   * Deletes the history of other persons who have no draft. Called when another copy of the site replaces the cached
   * one, because that history belongs to the old copy.
   */
  forgetHistoryOfOthers(slug: string): void {
    if (this.journal.readOnly) return;
    const forget = `DELETE FROM edit WHERE slug = ? AND person <> ? AND NOT EXISTS
      (SELECT 1 FROM draft WHERE draft.slug = edit.slug AND draft.person = edit.person)`;
    this.journal.write(() => prepared(this.db, forget).run(slug, this.person));
  }

  private edits(slug: string): EditRow[] {
    return edits.rows(this.db, `${OWN} ORDER BY seq`, slug, this.person);
  }

  private clear(slug: string): void {
    for (const table of [drafts, edits]) table.remove(this.db, { slug, person: this.person });
  }

  private insertDraft(slug: string, { text, modified }: Base): void {
    drafts.insert(this.db, { slug, base: text, base_modified: modified, person: this.person });
  }

  private insertEdit(slug: string, edit: Omit<Edit, 'seq'>, known?: number): number {
    const seq = this.numbers.next(known);
    edits.insert(this.db, editRow({ slug, person: this.person }, { ...edit, seq }));
    return seq;
  }
}

export function editRow(of: { slug: string; person: Person }, edit: Edit): EditRow {
  const { seq, step, kind, at } = edit;
  const texts = { operations: JSON.stringify(edit.operations), inverse: JSON.stringify(edit.inverse) };
  return { ...of, seq, step, kind, ...texts, pending: edit.pending ? 1 : 0, at };
}

/** @throws DamagedRowError */
export function readEdit(row: EditRow): Edit {
  const { seq, step, kind, operations, inverse, pending, at } = edits.checked(row);
  return {
    ...{ seq, step, kind, at, pending: pending === 1 },
    operations: JSON.parse(operations) as RawOperation[],
    inverse: JSON.parse(inverse) as RawOperation[],
  };
}
