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
  private readonly statements: ReturnType<typeof prepare>;

  constructor(db: Database.Database) {
    this.db = db;
    this.statements = prepare(db);
  }

  slugs(): string[] {
    return this.statements.slugs.all();
  }

  /** @throws DamagedRowError */
  find(slug: string): { base: Base; edits: Edit[] } | undefined {
    const row = this.statements.findDraft.get(slug);
    if (!row) return undefined;
    if (row.hash !== rowHash(row.base, row.base_modified)) throw new DamagedRowError('draft', slug);
    return {
      base: { text: row.base, modified: row.base_modified },
      edits: this.statements.edits.all(slug).map(readEdit),
    };
  }

  /** Journals an edit, with its base when it is the first of its draft. Edits that were undone before it are gone. */
  append(slug: string, base: Base, edit: Omit<Edit, 'seq' | 'undone'>): number {
    return this.write(() => {
      if (!this.statements.exists.get(slug)) this.insertDraft(slug, base);
      this.statements.dropUndone.run(slug);
      return Number(this.insertEdit(slug, { ...edit, undone: false }).lastInsertRowid);
    });
  }

  /** Marks edits as undone or as done again. */
  mark(slug: string, edits: readonly Edit[], undone: boolean): void {
    this.write(() => {
      for (const edit of edits) {
        this.statements.mark.run(undone ? 1 : 0, editHash(slug, { ...serialised(edit), undone }), edit.seq);
      }
    });
  }

  /**
   * After a save: the base becomes what the server holds now and `kept` are the edits made since the save began, with
   * inverses against that base. A draft without edits goes. `slug` may be new.
   */
  rebase(oldSlug: string, slug: string, base: Base, kept: readonly Edit[]): void {
    this.write(() => {
      this.statements.remove.run(oldSlug);
      this.statements.remove.run(slug);
      if (kept.length === 0) return;
      this.insertDraft(slug, base);
      for (const edit of kept) this.insertEdit(slug, edit, edit.seq);
    });
  }

  remove(slug: string): void {
    this.write(() => this.statements.remove.run(slug));
  }

  private write<T>(work: () => T): T {
    return writing(() => this.db.transaction(work).immediate());
  }

  private insertDraft(slug: string, { text, modified }: Base): void {
    this.statements.insertDraft.run(slug, text, modified, rowHash(text, modified));
  }

  private insertEdit(slug: string, edit: Omit<Edit, 'seq'>, seq: number | null = null): Database.RunResult {
    const content = serialised(edit);
    const { step, operations, inverse, undone, at } = content;
    return this.statements.insertEdit.run(
      seq,
      slug,
      step,
      operations,
      inverse,
      undone ? 1 : 0,
      at,
      editHash(slug, content),
    );
  }
}

interface DraftRow {
  base: string;
  base_modified: string;
  hash: string;
}

function prepare(db: Database.Database) {
  return {
    slugs: db.prepare<[], string>('SELECT DISTINCT slug FROM edit WHERE undone = 0').pluck(),
    exists: db.prepare<[string]>('SELECT 1 FROM draft WHERE slug = ?'),
    findDraft: db.prepare<[string], DraftRow>('SELECT base, base_modified, hash FROM draft WHERE slug = ?'),
    insertDraft: db.prepare('INSERT INTO draft (slug, base, base_modified, hash) VALUES (?, ?, ?, ?)'),
    remove: db.prepare('DELETE FROM draft WHERE slug = ?'),
    edits: db.prepare<[string], EditRow>('SELECT * FROM edit WHERE slug = ? ORDER BY seq'),
    insertEdit: db.prepare(
      'INSERT INTO edit (seq, slug, step, operations, inverse, undone, at, hash) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    ),
    mark: db.prepare('UPDATE edit SET undone = ?, hash = ? WHERE seq = ?'),
    dropUndone: db.prepare('DELETE FROM edit WHERE slug = ? AND undone = 1'),
  };
}

/** An edit as its row holds it. */
interface EditContent {
  step: string;
  operations: string;
  inverse: string;
  undone: boolean;
  at: number;
}

function serialised({ step, operations, inverse, undone, at }: Omit<Edit, 'seq'>): EditContent {
  return { step, operations: JSON.stringify(operations), inverse: JSON.stringify(inverse), undone, at };
}

function readEdit(row: EditRow): Edit {
  const { seq, slug, step, at } = row;
  const undone = row.undone === 1;
  if (row.hash !== editHash(slug, { ...row, undone })) throw new DamagedRowError('edit', seq);
  return {
    seq,
    step,
    operations: JSON.parse(row.operations) as RawOperation[],
    inverse: JSON.parse(row.inverse) as RawOperation[],
    undone,
    at,
  };
}

function editHash(slug: string, { step, operations, inverse, undone, at }: EditContent): string {
  return rowHash(slug, step, operations, inverse, undone ? 1 : 0, at);
}
