import type Database from 'better-sqlite3';
import { mayPass } from './disk-errors.ts';
import { checkOf, type TableCheck } from './row-checks.ts';
import type { Row } from './table.ts';

/** How many rows of an unreadable stretch are asked for one by one. */
const PROBED = 20_000;

export interface Salvaged {
  /** rows that are as they were written, in their order */
  rows: Row[];
  /** keys of rows that are there but damaged, with what can be read of them */
  damaged: Row[];
  /** a stretch of the table could not be read: how many rows are gone is not known */
  unreadable: boolean;
}

export const nothing = (unreadable: boolean): Salvaged => ({ rows: [], damaged: [], unreadable });

/**
 * Reads what can be read of a table of a damaged database: from the front, from the back, and one by one between.
 * @throws Error where the disk does not give it now
 */
export function salvageTable(db: Database.Database, table: string): Salvaged {
  const check = checkOf(table);
  const found = new Map<number, Row>();
  let low = -Infinity;
  let high = Infinity;
  let unreadable = false;
  try {
    for (const row of rowsFrom(db, table, 'ASC')) {
      if (row.row_id <= low) throw new Error('the rows are out of order');
      found.set((low = row.row_id), row.content);
    }
  } catch (error) {
    if (mayPass(error)) throw error;
    unreadable = true;
  }
  if (unreadable) {
    try {
      for (const row of rowsFrom(db, table, 'DESC')) {
        if (row.row_id <= low || row.row_id >= high) break;
        found.set((high = row.row_id), row.content);
      }
    } catch (error) {
      if (mayPass(error)) throw error;
      probe(db, table, Number.isFinite(low) ? low : 0, Number.isFinite(high) ? high : low + PROBED, found);
    }
  }
  const rows = [...found].sort(([one], [other]) => one - other).map(([, row]) => row);
  const { sound = [], damaged = [] } = Object.groupBy(rows, (row) => (isSound(check, row) ? 'sound' : 'damaged'));
  return { rows: sound, damaged, unreadable };
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
    if (mayPass(error)) throw error;
    return undefined;
  }
}
