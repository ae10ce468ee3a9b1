import type Database from 'better-sqlite3';
import type { RawOperation } from '#shared/record/edit-raw.ts';
import type { Journal } from './journal.ts';
import type { Person, WhoWorks } from './person.ts';
import { rewriteRows } from './rewrite-rows.ts';
import { byPerson, DamagedRowError, rowHash } from './row-hash.ts';

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

/** A person's drafts in the journal. Every method that writes answers after its COMMIT has reached the disk. */
export class DraftRepo {
  private readonly journal: Journal;
  private readonly owners: WhoWorks;
  private readonly numbers: EditNumbers;
  private readonly statements: ReturnType<typeof prepare>;

  /** @param numbers of the edits of all persons */
  constructor(journal: Journal, owners: WhoWorks, numbers: EditNumbers) {
    this.journal = journal;
    this.owners = owners;
    this.numbers = numbers;
    this.statements = prepare(journal.db);
  }

  /** Sites with pending edits or open conflicts. */
  slugs(): string[] {
    return this.statements.slugs.all(this.person);
  }

  /** Milliseconds since 1970 of the last edit in a site's log. */
  lastEditAt(slug: string): number | undefined {
    return this.statements.lastEditAt.get(slug, this.person);
  }

  /**
   * The base is missing where nothing stands on it: the cache has it.
   * @throws DamagedRowError
   */
  find(slug: string): { base: Base | undefined; edits: Edit[] } {
    const row = this.statements.findDraft.get(slug, this.person);
    if (row && row.hash !== draftHash(row)) throw new DamagedRowError('draft', slug);
    const base = row && { text: row.base, modified: row.base_modified };
    return { base, edits: this.statements.edits.all(slug, this.person).map(readEdit) };
  }

  /** Journals a pending edit, with its base when it is the first of its draft. */
  append(slug: string, base: Base, edit: Omit<Edit, 'seq'>): number {
    return this.journal.transaction(() => {
      if (!this.hasBase(slug)) this.insertDraft(slug, base);
      return this.insertEdit(slug, edit);
    });
  }

  /**
   * Replaces a site's log: another base, the pending edits on it, and the history. `slug` may be new. An edit of number
   * 0 gets a number, and so do the edits after it; gives the edits with their numbers.
   * @param isAsked conflicts are open, so that the base is kept though no edit may be pending
   */
  replace(
    oldSlug: string,
    slug: string,
    base: Base,
    edits: readonly Edit[],
    { isAsked = false }: { isAsked?: boolean } = {},
  ): Edit[] {
    const pending = edits.filter((edit) => edit.pending);
    const history = edits.filter((edit) => !edit.pending).slice(-HISTORY);
    return this.journal.transaction(() => {
      this.clear(oldSlug);
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
    return this.statements.exists.get(slug, this.person) !== undefined;
  }

  /** To be called once no edit and no conflict stands on the base any more. */
  removeBase(slug: string): void {
    this.journal.transaction(() => this.statements.removeDraft.run(slug, this.person));
  }

  remove(slug: string): void {
    if (!this.hasBase(slug) && this.statements.edits.all(slug, this.person).length === 0) return;
    this.journal.transaction(() => this.clear(slug));
  }

  /** To be called before the cache gets another copy: the history of persons without a draft stands on the old one. */
  forgetHistoryOfOthers(slug: string): void {
    if (this.journal.readOnly) return;
    this.journal.write(() => this.statements.forgetHistory.run(slug, this.person));
  }

  /** Moves the drafts of all persons to the site's new slug, and deletes those that were kept under it. */
  rename(from: string, to: string): void {
    this.journal.transaction(() => {
      for (const remove of [this.statements.removeAllDrafts, this.statements.removeAllEdits]) remove.run(to);
      rewriteRows(this.journal.db, { table: 'draft', hashOf: draftHash }, { slug: from }, { slug: to });
      rewriteRows(this.journal.db, { table: 'edit', hashOf: editHash }, { slug: from }, { slug: to });
    });
  }

  private get person(): Person {
    return this.owners.current;
  }

  private clear(slug: string): void {
    this.statements.removeDraft.run(slug, this.person);
    this.statements.removeEdits.run(slug, this.person);
  }

  private insertDraft(slug: string, { text, modified }: Base): void {
    const row = { slug, base: text, base_modified: modified, person: this.person };
    this.statements.insertDraft.run({ ...row, hash: draftHash(row) });
  }

  private insertEdit(slug: string, edit: Omit<Edit, 'seq'>, known?: number): number {
    const seq = this.numbers.next(known);
    this.statements.insertEdit.run(editRow({ slug, person: this.person }, { ...edit, seq }));
    return seq;
  }
}

export interface DraftRow {
  slug: string;
  base: string;
  base_modified: string;
  person: string;
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
  person: string;
}

type OfPerson = [slug: string, person: Person];

function prepare(db: Database.Database) {
  const own = 'slug = ? AND person = ?';
  return {
    slugs: db.prepare<[Person], string>('SELECT slug FROM draft WHERE person = ? ORDER BY slug').pluck(),
    exists: db.prepare<OfPerson>(`SELECT 1 FROM draft WHERE ${own}`),
    findDraft: db.prepare<OfPerson, DraftRow & { hash: string }>(`SELECT * FROM draft WHERE ${own}`),
    insertDraft: db.prepare(
      `INSERT INTO draft (slug, base, base_modified, person, hash)
       VALUES (@slug, @base, @base_modified, @person, @hash)`,
    ),
    removeDraft: db.prepare<OfPerson>(`DELETE FROM draft WHERE ${own}`),
    removeAllDrafts: db.prepare<[string]>('DELETE FROM draft WHERE slug = ?'),
    edits: db.prepare<OfPerson, EditRow & { hash: string }>(`SELECT * FROM edit WHERE ${own} ORDER BY seq`),
    lastEditAt: db.prepare<OfPerson, number>(`SELECT at FROM edit WHERE ${own} ORDER BY seq DESC LIMIT 1`).pluck(),
    insertEdit: db.prepare(
      `INSERT INTO edit (seq, slug, step, kind, operations, inverse, pending, at, person, hash)
       VALUES (@seq, @slug, @step, @kind, @operations, @inverse, @pending, @at, @person, @hash)`,
    ),
    removeEdits: db.prepare<OfPerson>(`DELETE FROM edit WHERE ${own}`),
    removeAllEdits: db.prepare<[string]>('DELETE FROM edit WHERE slug = ?'),
    forgetHistory: db.prepare<OfPerson>(
      `DELETE FROM edit WHERE slug = ? AND person <> ? AND NOT EXISTS
         (SELECT 1 FROM draft WHERE draft.slug = edit.slug AND draft.person = edit.person)`,
    ),
  };
}

export function editRow({ slug, person }: { slug: string; person: Person }, edit: Edit): EditRow & { hash: string } {
  const { seq, step, kind, at } = edit;
  const texts = { operations: JSON.stringify(edit.operations), inverse: JSON.stringify(edit.inverse) };
  const row: EditRow = { slug, seq, step, kind, ...texts, pending: edit.pending ? 1 : 0, at, person };
  return { ...row, hash: editHash(row) };
}

/** @throws DamagedRowError */
export function readEdit(row: EditRow & { hash: string }): Edit {
  if (row.hash !== editHash(row)) throw new DamagedRowError('edit', row.seq);
  return {
    seq: row.seq,
    step: row.step,
    kind: row.kind,
    operations: JSON.parse(row.operations) as RawOperation[],
    inverse: JSON.parse(row.inverse) as RawOperation[],
    pending: row.pending === 1,
    at: row.at,
  };
}

export function draftHash({ slug, base, base_modified, person }: DraftRow): string {
  return rowHash(slug, base, base_modified, ...byPerson(person));
}

export function editHash({ slug, seq, step, kind, operations, inverse, pending, at, person }: EditRow): string {
  return rowHash(slug, seq, step, kind, operations, inverse, pending, at, ...byPerson(person));
}
