import type Database from 'better-sqlite3';
import type { RawOperation } from '#shared/record/edit-raw.ts';
import { writing } from './disk-error.ts';
import { DamagedRowError, rowHash } from './row-hash.ts';

/** The server's document that edits stand on: its raw text and its modified time, an opaque string. */
export interface Base {
  text: string;
  modified: string;
}

export interface Edit {
  seq: number;
  /** edits of one step are undone together */
  step: string;
  operations: RawOperation[];
  /** what takes `operations` back, in the order to apply it */
  inverse: RawOperation[];
  undone: boolean;
  /** milliseconds since 1970 */
  at: number;
}

interface EditRow {
  seq: number;
  slug: string;
  step: string;
  operations: string;
  inverse: string;
  undone: number;
  at: number;
  hash: string;
}

/** Drafts in the journal. Every method that writes answers after its COMMIT has reached the disk. */
export class DraftRepo {
  private readonly db: Database.Database;

  constructor(db: Database.Database) {
    this.db = db;
  }

  slugs(): string[] {
    return this.db.prepare<[], string>('SELECT DISTINCT slug FROM edit WHERE undone = 0').pluck().all();
  }

  /** @throws DamagedRowError */
  find(slug: string): { base: Base; edits: Edit[] } | undefined {
    const row = this.db
      .prepare<[string], { base: string; base_modified: string; hash: string }>('SELECT * FROM draft WHERE slug = ?')
      .get(slug);
    if (!row) return undefined;
    if (row.hash !== rowHash(row.base, row.base_modified)) throw new DamagedRowError('draft', slug);
    const edits = this.db.prepare<[string], EditRow>('SELECT * FROM edit WHERE slug = ? ORDER BY seq').all(slug);
    return { base: { text: row.base, modified: row.base_modified }, edits: edits.map(readEdit) };
  }

  /** Journals an edit, with its base when it is the first of its draft. Edits that were undone before it are gone. */
  append(slug: string, base: Base, edit: Omit<Edit, 'seq' | 'undone'>): number {
    return writing(() =>
      this.db
        .transaction(() => {
          if (!this.exists(slug)) this.insertDraft(slug, base);
          this.db.prepare('DELETE FROM edit WHERE slug = ? AND undone = 1').run(slug);
          const { lastInsertRowid } = this.insertEdit(slug, { ...edit, undone: false });
          return Number(lastInsertRowid);
        })
        .immediate(),
    );
  }

  /** Marks edits as undone or as done again. */
  mark(slug: string, edits: readonly Edit[], undone: boolean): void {
    const update = this.db.prepare('UPDATE edit SET undone = ?, hash = ? WHERE seq = ?');
    writing(() =>
      this.db
        .transaction(() => {
          for (const edit of edits) update.run(undone ? 1 : 0, editHash(slug, { ...edit, undone }), edit.seq);
        })
        .immediate(),
    );
  }

  /**
   * After a save: the base becomes what the server holds now and `kept` are the edits made since the save began, with
   * inverses against that base. A draft without edits goes. `slug` may be new.
   */
  rebase(oldSlug: string, slug: string, base: Base, kept: readonly Edit[]): void {
    writing(() =>
      this.db
        .transaction(() => {
          this.db.prepare('DELETE FROM draft WHERE slug IN (?, ?)').run(oldSlug, slug);
          if (kept.length === 0) return;
          this.insertDraft(slug, base);
          for (const edit of kept) this.insertEdit(slug, edit, edit.seq);
        })
        .immediate(),
    );
  }

  remove(slug: string): void {
    writing(() => this.db.prepare('DELETE FROM draft WHERE slug = ?').run(slug));
  }

  private exists(slug: string): boolean {
    return this.db.prepare('SELECT 1 FROM draft WHERE slug = ?').get(slug) !== undefined;
  }

  private insertDraft(slug: string, { text, modified }: Base): void {
    const insert = this.db.prepare('INSERT INTO draft (slug, base, base_modified, hash) VALUES (?, ?, ?, ?)');
    insert.run(slug, text, modified, rowHash(text, modified));
  }

  private insertEdit(slug: string, edit: Omit<Edit, 'seq'>, seq: number | null = null): Database.RunResult {
    return this.db
      .prepare(
        'INSERT INTO edit (seq, slug, step, operations, inverse, undone, at, hash) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
      )
      .run(
        seq,
        slug,
        edit.step,
        JSON.stringify(edit.operations),
        JSON.stringify(edit.inverse),
        edit.undone ? 1 : 0,
        edit.at,
        editHash(slug, edit),
      );
  }
}

function readEdit(row: EditRow): Edit {
  const { seq, slug, step, undone, at } = row;
  const hash = rowHash(slug, step, row.operations, row.inverse, undone, at);
  if (hash !== row.hash) throw new DamagedRowError('edit', seq);
  return {
    seq,
    step,
    operations: JSON.parse(row.operations) as RawOperation[],
    inverse: JSON.parse(row.inverse) as RawOperation[],
    undone: undone === 1,
    at,
  };
}

function editHash(slug: string, edit: Omit<Edit, 'seq'>): string {
  const { step, operations, inverse, undone, at } = edit;
  return rowHash(slug, step, JSON.stringify(operations), JSON.stringify(inverse), undone ? 1 : 0, at);
}
