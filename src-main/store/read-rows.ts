import type Database from 'better-sqlite3';
import { isTransient } from './disk-errors.ts';
import { checkOf, type TableCheck } from './row-checks.ts';
import type { Row } from './table.ts';

/** Maximum number of row IDs that are tried one by one in an unreadable part of a table. */
const PROBED = 20_000;

export interface Salvaged {
  /** rows that match their hashes, in the order of their row IDs */
  rows: Row[];
  /** rows that do not match their hashes, as they were read */
  damaged: Row[];
  /** whether a part of the table could not be read, so that the number of lost rows is unknown */
  unreadable: boolean;
}

export const nothing = (unreadable: boolean): Salvaged => ({ rows: [], damaged: [], unreadable });

/** Reads the readable rows of a table as `readTable` does, and divides them by their hashes. */
export function salvageTable(db: Database.Database, table: string): Salvaged {
  const { rows, unreadable } = readTable(db, table);
  const { sound = [], damaged = [] } = Object.groupBy(rows, ({ isSound }) => (isSound ? 'sound' : 'damaged'));
  const contents = (read: readonly ReadRow[]) => read.map(({ row }) => row);
  return { rows: contents(sound), damaged: contents(damaged), unreadable };
}

interface ReadRow {
  row: Row;
  /** whether the row matches its hash */
  isSound: boolean;
}

/**
 * Reads the readable rows of a table, in the order of their row IDs. Reads forward from the first row. After an error,
 * reads backward from the last row. After a second error, tries the row IDs in between one by one. A row that is out of
 * order is an error too: rows may have been skipped before it.
 * @throws Error if the disk cannot be read now
 */
export function readTable(db: Database.Database, table: string): { rows: ReadRow[]; unreadable: boolean } {
  const check = checkOf(table);
  const found = new Map<number, Row>();
  let low = -Infinity;
  let high = Infinity;
  let unreadable = false;
  try {
    for (const row of rowsFrom(db, table, 'ASC')) {
      const isInOrder = row.row_id > low;
      low = isInOrder ? row.row_id : row.row_id - 1;
      if (!isInOrder) throw new Error('the rows are out of order');
      found.set(row.row_id, row.content);
    }
  } catch (error) {
    if (isTransient(error)) throw error;
    unreadable = true;
  }
  if (unreadable) {
    try {
      for (const row of rowsFrom(db, table, 'DESC')) {
        if (row.row_id <= low) break;
        const isInOrder = row.row_id < high;
        high = isInOrder ? row.row_id : row.row_id + 1;
        if (!isInOrder) throw new Error('the rows are out of order');
        found.set(row.row_id, row.content);
      }
    } catch (error) {
      if (isTransient(error)) throw error;
      probe(db, table, Number.isFinite(low) ? low : 0, Number.isFinite(high) ? high : low + PROBED, found);
    }
  }
  const rows = [...found].sort(([one], [other]) => one - other);
  return { rows: rows.map(([, row]) => ({ row, isSound: isSound(check, row) })), unreadable };
}

function* rowsFrom(db: Database.Database, table: string, order: 'ASC' | 'DESC') {
  const select = db.prepare<[], Row>(`SELECT rowid AS row_id, * FROM ${table} NOT INDEXED ORDER BY rowid ${order}`);
  for (const { row_id, ...content } of select.iterate()) yield { row_id: row_id as number, content };
}

function probe(db: Database.Database, table: string, low: number, high: number, found: Map<number, Row>): void {
  const select = attempt(() => db.prepare<[number], Row>(`SELECT * FROM ${table} NOT INDEXED WHERE rowid = ?`));
  for (let id = low + 1; select && id < Math.min(high, low + PROBED); id++) {
    const row = attempt(() => select.get(id));
    if (row) found.set(id, row);
  }
}

function isSound(check: TableCheck, row: Row): boolean {
  return attempt(() => check.isSound(row as never)) ?? false;
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (isTransient(error)) throw error;
    return undefined;
  }
}
