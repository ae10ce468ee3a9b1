import { readFileSync, writeFileSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { mayPass, readOr } from './disk-errors.ts';
import { withLog } from './wal.ts';

/** The three files of a database in WAL mode. */
export const parts = (file: string) => [file, `${file}-wal`, `${file}-shm`] as const;

/** Empty where there is no such file. @throws Error where it cannot be read now */
export const bytesOf = (file: string): Buffer => readOr(Buffer.alloc(0), () => readFileSync(file));

/**
 * Opens a copy of a damaged database, as far as it can be opened, to read rows from; undefined when it holds none of our
 * tables. The files themselves stay as they are.
 * @param scratch path of the copy
 * @param soundJournals sound journals, whose schema stands in for one that is damaged
 */
export function openDamaged(
  file: string,
  scratch: string,
  soundJournals: readonly Buffer[],
): Sqlite.Database | undefined {
  const [database, wal, shm] = parts(file).map(bytesOf) as [Buffer, Buffer, Buffer];
  const whole = withLog(database, wal, shm);
  // The database itself is tried twice: SQLite reports damage too where one read of the disk failed.
  const candidates = [whole, whole, ...soundJournals.map((journal) => withSchemaOf(journal, whole))];
  for (const isEnough of [hasAllTables, hasDrafts]) {
    for (const candidate of candidates) {
      if (candidate.length === 0) continue;
      writeFileSync(scratch, candidate);
      const db = new Sqlite(scratch);
      try {
        // Without this, SQLite refuses a file that is shorter than its header says.
        db.unsafeMode(true);
        db.pragma('writable_schema = ON');
        if (isEnough(db)) return db;
      } catch (error) {
        // The next candidate may do.
        if (mayPass(error)) {
          db.close();
          throw error;
        }
      }
      db.close();
    }
  }
  return undefined;
}

const TABLES = `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`;

const hasDrafts = (db: Sqlite.Database): boolean =>
  db.prepare(`SELECT count(*) FROM sqlite_schema WHERE name IN ('draft', 'edit')`).pluck().get() === 2;

/**
 * Whether each table that the schema names can be read from. Where SQLite cannot read a part of the schema, it goes on
 * without that part, as if the tables there did not exist.
 */
function hasAllTables(db: Sqlite.Database): boolean {
  for (const table of db.prepare<[], string>(TABLES).pluck().all()) db.prepare(`SELECT 1 FROM ${table}`);
  return hasDrafts(db);
}

/** The pages of the schema's own tree, copied from a database that the same migrations have made. */
function withSchemaOf(journal: Buffer, damaged: Buffer): Buffer {
  if (journal.length === 0) return journal;
  const pageSize = journal.readUInt16BE(16) === 1 ? 65_536 : journal.readUInt16BE(16);
  const result = Buffer.alloc(Math.max(damaged.length, pageSize));
  damaged.copy(result);
  for (const page of schemaPages(journal, pageSize)) {
    const end = page * pageSize;
    if (end <= result.length) journal.copy(result, end - pageSize, end - pageSize, end);
  }
  result.writeUInt32BE(Math.floor(result.length / pageSize), 28);
  // No list of free pages and no log: nothing is going to be written.
  result.fill(0, 32, 40);
  result.fill(1, 18, 20);
  return result;
}

function schemaPages(database: Buffer, pageSize: number, page = 1): number[] {
  const start = (page - 1) * pageSize;
  const header = start + (page === 1 ? 100 : 0);
  const INTERIOR = 5;
  if (database[header] !== INTERIOR) return [page];
  const cells = database.readUInt16BE(header + 3);
  const children = Array.from({ length: cells }, (_, cell) =>
    database.readUInt32BE(start + database.readUInt16BE(header + 12 + 2 * cell)),
  );
  return [
    page,
    ...[...children, database.readUInt32BE(header + 8)].flatMap((child) => schemaPages(database, pageSize, child)),
  ];
}
