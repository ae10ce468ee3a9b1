import type Database from 'better-sqlite3';
import type { RawOperation } from '#shared/record/edit-raw.ts';
import type { Journal } from './journal.ts';
import type { Person, WhoWorks } from './person.ts';
import { prepared } from './prepared.ts';
import { PersonalRepo } from './journal-repo.ts';
import { byPerson, Table } from './table.ts';

/** The server's document that edits stand on: its raw text and its modified time, an opaque string. */
export interface Base {
  text: string;
  modified: string;
}

/** One entry of a site's log. */
export interface Edit {
  seq: number;
  /** edits of one step are undone together; an undo or redo names the step that it turns */
  step: string;
  kind: 'do' | 'undo' | 'redo' | 'merge';
  operations: RawOperation[];
  /** what takes `operations` back, in the order to apply it */
  inverse: RawOperation[];
  /** not in the base yet */
  pending: boolean;
  /** milliseconds since 1970 */
  at: number;
}

/** Edits that the server has taken are kept for undo, this many of each site. */
const HISTORY = 500;

/** Gives edits their numbers. They only grow while the app runs, and are higher than any number in the journal. */
export class EditNumbers {
  private last: number;

  constructor(db: Database.Database) {
    // A queue entry names the last edit that it holds, which the journal may no longer have.
    const highest = 'SELECT max(seq) FROM (SELECT seq FROM edit UNION ALL SELECT last AS seq FROM outbox)';
    this.last = db.prepare<[], number | null>(highest).pluck().get() ?? 0;
  }

  /** @param wanted a number that was given before */
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

/** An edit as its row holds it. */
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

/** A person's drafts in the journal. Every method that writes answers after its COMMIT has reached the disk. */
export class DraftRepo extends PersonalRepo {
  private readonly numbers: EditNumbers;

  /** @param numbers of the edits of all persons */
  constructor(journal: Journal, owners: WhoWorks, numbers: EditNumbers) {
    super(journal, owners);
    this.numbers = numbers;
  }

  /** Sites with pending edits or open conflicts. */
  slugs(): string[] {
    const select = 'SELECT slug FROM draft WHERE person = ? ORDER BY slug';
    return prepared<[Person], string>(this.db, select).pluck().all(this.person);
  }

  /** Milliseconds since 1970 of the last edit in a site's log. */
  lastEditAt(slug: string): number | undefined {
    const select = `SELECT at FROM edit ${OWN} ORDER BY seq DESC LIMIT 1`;
    return prepared<[string, Person], number>(this.db, select).pluck().get(slug, this.person);
  }

  /**
   * The base is missing where nothing stands on it: the cache has it.
   * @throws DamagedRowError
   */
  find(slug: string): { base: Base | undefined; edits: Edit[] } {
    const [row] = drafts.rows(this.db, OWN, slug, this.person).map(drafts.sound);
    const base = row && { text: row.base, modified: row.base_modified };
    return { base, edits: this.edits(slug).map(readEdit) };
  }

  /** Journals a pending edit, with its base when it is the first of its draft. */
  append(slug: string, base: Base, edit: Omit<Edit, 'seq'>): number {
    return this.journal.transaction(() => {
      if (!this.hasBase(slug)) this.insertDraft(slug, base);
      return this.insertEdit(slug, edit);
    });
  }

  /**
   * Replaces a site's log: another base, the pending edits on it, and the history. An edit of number 0 gets a number, and
   * so do the edits after it; gives the edits with their numbers.
   * @param isAsked conflicts are open, so that the base is kept though no edit may be pending
   */
  replace(slug: string, base: Base, all: readonly Edit[], { isAsked = false }: { isAsked?: boolean } = {}): Edit[] {
    const pending = all.filter((edit) => edit.pending);
    const history = all.filter((edit) => !edit.pending).slice(-HISTORY);
    return this.journal.transaction(() => {
      this.clear(slug);
      if (pending.length > 0 || isAsked) this.insertDraft(slug, base);
      let last = 0;
      return [...history, ...pending].map((edit) => {
        last = this.insertEdit(slug, edit, edit.seq > last ? edit.seq : undefined);
        return { ...edit, seq: last };
      });
    });
  }

  /** Whether the journal has the base, since edits or conflicts stand on it. The cache may hold a newer copy then. */
  hasBase(slug: string): boolean {
    return prepared(this.db, `SELECT 1 FROM draft ${OWN}`).get(slug, this.person) !== undefined;
  }

  /** To be called once no edit and no conflict stands on the base any more. */
  removeBase(slug: string): void {
    this.journal.transaction(() => drafts.remove(this.db, { slug, person: this.person }));
  }

  remove(slug: string): void {
    if (!this.hasBase(slug) && this.edits(slug).length === 0) return;
    this.journal.transaction(() => this.clear(slug));
  }

  /** To be called before the cache gets another copy: the history of persons without a draft stands on the old one. */
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
  const { seq, step, kind, operations, inverse, pending, at } = edits.sound(row);
  return {
    ...{ seq, step, kind, at, pending: pending === 1 },
    operations: JSON.parse(operations) as RawOperation[],
    inverse: JSON.parse(inverse) as RawOperation[],
  };
}
