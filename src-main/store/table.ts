import type { Database } from 'better-sqlite3';
import { prepared } from './prepared.ts';
import { DamagedRowError, rowHash } from './row-hash.ts';

export type Row = Record<string, unknown>;
/** Values of some columns. */
type Values<Of> = Readonly<Partial<Of>>;
/** A row to be inserted. If its `id` is missing or null, the table assigns one. */
type New<Of> = Omit<Of, 'id'> & { id?: number | string | null };

/** A part of a row's hash: a column, or a function that computes a string; undefined leaves the part out. */
type Part<Of> = (keyof Of & string) | ((row: Of) => string | undefined);

/** The part of a row's hash that says to whom the row belongs, if this is known. */
export const byPerson = ({ person }: { person: string }): string | undefined => (person ? `by ${person}` : undefined);

/** A table of the journal. Each row has a hash of its content, because SQLite's own check misses most flipped bits. */
export class Table<Of extends object> {
  readonly table: string;
  /** what users call a row of the table */
  readonly name: string;
  /** the column that identifies a row */
  readonly key: string;
  private readonly parts: readonly Part<Of>[];
  private readonly hashColumn: string;

  /** @param parts of the hash; their order must not change, because existing rows have hashes in this order */
  constructor(table: string, name: string, key: string, parts: readonly Part<Of>[], hashColumn = 'hash') {
    this.table = table;
    this.name = name;
    this.key = key;
    this.parts = parts;
    this.hashColumn = hashColumn;
  }

  /** Checks that the table has the columns that `parts` names, and the hash. @throws Error if a column is missing */
  assertColumns(db: Database): void {
    const columns = [...this.parts.filter((part) => typeof part === 'string'), this.hashColumn];
    prepared(db, `SELECT ${columns.join(', ')} FROM ${this.table}`);
  }

  hashOf(row: New<Of>): string {
    const content = this.parts.map((part) => {
      return typeof part === 'function' ? part(row as Of) : (((row as Row)[part] ?? '-') as string | number);
    });
    return rowHash(...content.filter((each) => each !== undefined));
  }

  readonly isSound = (row: Of): boolean => (row as Row)[this.hashColumn] === this.hashOf(row);

  /** Returns the row without its hash. @throws DamagedRowError if the row does not match its hash */
  readonly checked = (row: Of): Of => {
    if (!this.isSound(row)) throw new DamagedRowError(this.table, String((row as Row)[this.key]));
    return this.contentOf(row);
  };

  private contentOf(row: Of): Of {
    const { [this.hashColumn]: _hash, ...content } = row as Row;
    return content as Of;
  }

  /** Returns rows without checking their hashes. @param rest the SELECT statement after the table's name */
  rows(db: Database, rest: string, ...values: unknown[]): Of[] {
    return prepared<unknown[], Of>(db, `SELECT * FROM ${this.table} ${rest}`).all(...values);
  }

  /** Returns the rows that match their hashes, without the hashes. Takes the same parameters as `rows`. */
  soundRows(db: Database, rest: string, ...values: unknown[]): Of[] {
    const rows = this.rows(db, rest, ...values).filter(this.isSound);
    return rows.map((row) => this.contentOf(row));
  }

  /** Inserts the row with its hash. Returns its row ID; if the row was not inserted, the result has no meaning. */
  insert(db: Database, row: New<Of>, or: Or = 'ABORT'): number {
    return insertRow(db, this.table, { ...row, [this.hashColumn]: this.hashOf(row) }, or);
  }

  /** Inserts the row with its hash, in place of any row with the same key. Returns its row ID. */
  put(db: Database, row: New<Of>): number {
    return this.insert(db, row, 'REPLACE');
  }

  /**
   * Changes all rows that have the values in `where`, and their hashes. A damaged row is changed too but keeps its
   * hash, so that it still counts as damaged.
   * @returns the number of all changed rows
   */
  rewrite(db: Database, where: Values<Of & { rowid: number }>, change: Values<Of>): number {
    const rows = prepared<[object], Of & { row_id: number }>(
      db,
      `SELECT rowid AS row_id, * FROM ${this.table} WHERE ${assigned(where).join(' AND ')}`,
    ).all(where);
    const set = [...assigned(change), `${this.hashColumn} = @${this.hashColumn}`].join(', ');
    const update = prepared<[object]>(db, `UPDATE OR REPLACE ${this.table} SET ${set} WHERE rowid = @row_id`);
    for (const row of rows) {
      const next = { ...row, ...change };
      const hash = this.isSound(row) ? this.hashOf(next) : (row as Row)[this.hashColumn];
      update.run({ ...change, [this.hashColumn]: hash, row_id: row.row_id });
    }
    return rows.length;
  }

  remove(db: Database, where: Values<Of>): void {
    prepared<[object]>(db, `DELETE FROM ${this.table} WHERE ${assigned(where).join(' AND ')}`).run(where);
  }
}

const assigned = (values: object): string[] => Object.keys(values).map((column) => `${column} = @${column}`);

/** What happens if there is a row with the same key: the insert fails, the row is replaced, or the row stays. */
type Or = 'ABORT' | 'REPLACE' | 'IGNORE';

/**
 * Inserts a row whose members are named like the columns. Returns its row ID; if the row was not inserted, the result
 * has no meaning.
 */
export function insertRow(db: Database, table: string, row: object, or: Or): number {
  const columns = Object.keys(row);
  const values = columns.map((column) => `@${column}`).join(', ');
  const sql = `INSERT OR ${or} INTO ${table} (${columns.join(', ')}) VALUES (${values})`;
  return Number(prepared<[object]>(db, sql).run(row).lastInsertRowid);
}
