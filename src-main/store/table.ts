import type { Database } from 'better-sqlite3';
import { prepared } from './prepared.ts';
import { DamagedRowError, rowHash } from './row-hash.ts';

export type Row = Record<string, unknown>;
/** Values of some columns. */
type Values<Of> = Readonly<Partial<Of>>;
/** A row to be inserted: where its number is left out or null, the table gives it one. */
type New<Of> = Omit<Of, 'id'> & { id?: number | string | null };

/** What a row's hash is made of: a column, or a text that is worked out; undefined for none. */
type Part<Of> = (keyof Of & string) | ((row: Of) => string | undefined);

/** In a row's hash: whose it is, where that is known. */
export const byPerson = ({ person }: { person: string }): string | undefined => (person ? `by ${person}` : undefined);

/** A table of the journal. Each row has the hash of its content, since SQLite's own check misses most flipped bits. */
export class Table<Of extends object> {
  readonly table: string;
  /** how a person calls one of its rows */
  readonly name: string;
  /** the column that tells rows apart */
  readonly key: string;
  private readonly parts: readonly Part<Of>[];
  private readonly hashColumn: string;

  /** @param parts of the hash, in the order in which rows in use have it */
  constructor(table: string, name: string, key: string, parts: readonly Part<Of>[], hashColumn = 'hash') {
    this.table = table;
    this.name = name;
    this.key = key;
    this.parts = parts;
    this.hashColumn = hashColumn;
  }

  /** @throws where the database's table has not all columns of which a row's hash is made */
  refuseOther(db: Database): void {
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

  /** The row's content, without its hash. @throws DamagedRowError where it is not as it was written */
  readonly sound = (row: Of): Of => {
    if (!this.isSound(row)) throw new DamagedRowError(this.table, String((row as Row)[this.key]));
    return this.contentOf(row);
  };

  private contentOf(row: Of): Of {
    const { [this.hashColumn]: _hash, ...content } = row as Row;
    return content as Of;
  }

  /** @param rest of a SELECT, from WHERE on */
  rows(db: Database, rest: string, ...values: unknown[]): Of[] {
    return prepared<unknown[], Of>(db, `SELECT * FROM ${this.table} ${rest}`).all(...values);
  }

  /** As `rows`, without the damaged ones, and each without its hash. */
  soundRows(db: Database, rest: string, ...values: unknown[]): Of[] {
    const rows = this.rows(db, rest, ...values).filter(this.isSound);
    return rows.map((row) => this.contentOf(row));
  }

  /** Inserts the row with its hash. Gives its number in the table. */
  insert(db: Database, row: New<Of>, or: Or = 'ABORT'): number {
    return insertRow(db, this.table, { ...row, [this.hashColumn]: this.hashOf(row) }, or);
  }

  /** As `insert`, in place of a row with the same key. */
  put(db: Database, row: New<Of>): number {
    return this.insert(db, row, 'REPLACE');
  }

  /**
   * Changes all rows with these values, and their hashes with them; a damaged row stays one that does not match its
   * hash. Gives how many there are.
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

/** What comes of a row with the same key: it fails the insert, is replaced, or stays. */
type Or = 'ABORT' | 'REPLACE' | 'IGNORE';

/** Inserts a row by the names of its columns. Gives its number in the table. */
export function insertRow(db: Database, table: string, row: object, or: Or): number {
  const columns = Object.keys(row);
  const values = columns.map((column) => `@${column}`).join(', ');
  const sql = `INSERT OR ${or} INTO ${table} (${columns.join(', ')}) VALUES (${values})`;
  return Number(prepared<[object]>(db, sql).run(row).lastInsertRowid);
}
