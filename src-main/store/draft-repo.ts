import type Database from 'better-sqlite3';
import type { RawOperation } from '#shared/record/edit-raw.ts';
import type { Journal } from './journal.ts';
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
  /** whose it is; missing where that is not known */
  person?: string;
}

/** Edits that the server has taken are kept for undo, this many of each site. */
const HISTORY = 500;

/** Drafts in the journal. Every method that writes answers after its COMMIT has reached the disk. */
export class DraftRepo {
  private readonly journal: Journal;
  private readonly statements: ReturnType<typeof prepare>;
  /** the highest number given; a number is never given again while the app runs, nor to an edit that is still there */
  private lastSeq: number;

  constructor(journal: Journal) {
    this.journal = journal;
    this.statements = prepare(journal.db);
    this.lastSeq = this.statements.lastSeq.get() ?? 0;
  }

  /** Sites with edits that the server does not have. */
  slugs(): string[] {
    return this.statements.slugs.all();
  }

  /** Milliseconds since 1970 of the last edit in a site's log. */
  lastEditAt(slug: string): number | undefined {
    return this.statements.lastEditAt.get(slug);
  }

  /**
   * The base is missing where nothing is pending: the cache has it.
   * @throws DamagedRowError
   */
  find(slug: string): { base: Base | undefined; edits: Edit[] } {
    const row = this.statements.findDraft.get(slug);
    if (row && row.hash !== draftHash(row)) throw new DamagedRowError('draft', slug);
    const base = row && { text: row.base, modified: row.base_modified };
    return { base, edits: this.statements.edits.all(slug).map(readEdit) };
  }

  /** Journals a pending edit, with its base when it is the first of its draft. */
  append(slug: string, base: Base, edit: Omit<Edit, 'seq'>): number {
    return this.journal.transaction(() => {
      if (!this.statements.exists.get(slug)) this.insertDraft(slug, base);
      return this.insertEdit(slug, edit);
    });
  }

  /**
   * Puts a site's log onto another base: what is left pending, and the history. `slug` may be new. An edit of number 0 is
   * new, and those after it are numbered anew; gives the edits as they are numbered then.
   */
  replace(oldSlug: string, slug: string, base: Base, edits: readonly Edit[]): Edit[] {
    const pending = edits.filter((edit) => edit.pending);
    const history = edits.filter((edit) => !edit.pending).slice(-HISTORY);
    return this.journal.transaction(() => {
      this.clear(oldSlug);
      this.clear(slug);
      if (pending.length > 0) this.insertDraft(slug, base);
      let last = 0;
      return [...history, ...pending].map((edit) => {
        last = this.insertEdit(slug, edit, edit.seq > last ? edit.seq : undefined);
        return { ...edit, seq: last };
      });
    });
  }

  remove(slug: string): void {
    if (!this.statements.exists.get(slug) && this.statements.edits.all(slug).length === 0) return;
    this.journal.transaction(() => this.clear(slug));
  }

  private clear(slug: string): void {
    this.statements.removeDraft.run(slug);
    this.statements.removeEdits.run(slug);
  }

  private insertDraft(slug: string, { text, modified }: Base): void {
    const row = { slug, base: text, base_modified: modified };
    this.statements.insertDraft.run({ ...row, hash: draftHash(row) });
  }

  private insertEdit(slug: string, edit: Omit<Edit, 'seq'>, seq = this.lastSeq + 1): number {
    this.lastSeq = Math.max(this.lastSeq, seq);
    this.statements.insertEdit.run(editRow(slug, { ...edit, seq }));
    return seq;
  }
}

export interface DraftRow {
  slug: string;
  base: string;
  base_modified: string;
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
  /** missing in older schemas */
  person?: string;
}

function prepare(db: Database.Database) {
  return {
    slugs: db.prepare<[], string>('SELECT slug FROM draft ORDER BY slug').pluck(),
    exists: db.prepare<[string]>('SELECT 1 FROM draft WHERE slug = ?'),
    findDraft: db.prepare<[string], DraftRow & { hash: string }>('SELECT * FROM draft WHERE slug = ?'),
    insertDraft: db.prepare(
      'INSERT INTO draft (slug, base, base_modified, hash) VALUES (@slug, @base, @base_modified, @hash)',
    ),
    removeDraft: db.prepare('DELETE FROM draft WHERE slug = ?'),
    edits: db.prepare<[string], EditRow & { hash: string }>('SELECT * FROM edit WHERE slug = ? ORDER BY seq'),
    lastEditAt: db.prepare<[string], number>('SELECT at FROM edit WHERE slug = ? ORDER BY seq DESC LIMIT 1').pluck(),
    insertEdit: db.prepare(
      `INSERT INTO edit (seq, slug, step, kind, operations, inverse, pending, at, person, hash)
       VALUES (@seq, @slug, @step, @kind, @operations, @inverse, @pending, @at, @person, @hash)`,
    ),
    // What waits for the server names an edit that may be gone.
    lastSeq: db
      .prepare<[], number | null>(
        'SELECT max(seq) FROM (SELECT seq FROM edit UNION ALL SELECT through AS seq FROM outbox)',
      )
      .pluck(),
    removeEdits: db.prepare('DELETE FROM edit WHERE slug = ?'),
  };
}

export function editRow(slug: string, edit: Edit): EditRow & { hash: string } {
  const { seq, step, kind, at, person = '' } = edit;
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
    ...(row.person && { person: row.person }),
  };
}

export function draftHash({ slug, base, base_modified }: DraftRow): string {
  return rowHash(slug, base, base_modified);
}

export function editHash({ slug, seq, step, kind, operations, inverse, pending, at, person }: EditRow): string {
  return rowHash(slug, seq, step, kind, operations, inverse, pending, at, ...byPerson(person));
}
