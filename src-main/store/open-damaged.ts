import { readFileSync, writeFileSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { isTransient, readOr } from './disk-errors.ts';
import { withLog } from './wal.ts';

/** Returns the paths of the three files of a database in WAL mode: the database, its log and the log's index. */
export const databaseFiles = (file: string) => [file, `${file}-wal`, `${file}-shm`] as const;

/** Returns a file's content; empty if there is no such file. @throws Error if the file cannot be read now */
export const bytesOf = (file: string): Buffer => readOr(Buffer.alloc(0), () => readFileSync(file));

/**
 * Opens a copy of a damaged database, so that its readable rows can be read. Returns undefined if the tables of drafts
 * and edits cannot be found in it. The damaged files are not changed.
 * @param scratch path of the copy
 * @param soundJournals sound journals, whose schemas are tried in place of a damaged schema
 */
export function openDamaged(
  file: string,
  scratch: string,
  soundJournals: readonly Buffer[],
): Sqlite.Database | undefined {
  const [database, wal, shm] = databaseFiles(file).map(bytesOf) as [Buffer, Buffer, Buffer];
  const whole = withLog(database, wal, shm);
  // The database itself is tried twice, because SQLite also reports damage if a single read of the disk failed.
  const candidates = [whole, whole, ...soundJournals.map((journal) => withSchemaOf(journal, whole))];
  for (const isEnough of [hasAllTables, hasDrafts]) {
    for (const candidate of candidates) {
      if (candidate.length === 0) continue;
      writeFileSync(scratch, candidate);
      const db = new Sqlite(scratch);
      try {
        // With a writable schema, which needs unsafe mode, SQLite accepts a file that is shorter than its header says.
        db.unsafeMode(true);
        db.pragma('writable_schema = ON');
        if (isEnough(db)) return db;
      } catch (error) {
        // Any error except a transient one means that this candidate is damaged, so the next candidate is tried.
        if (isTransient(error)) {
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
 * Whether the tables of drafts and edits exist. Also prepares a statement for every table of the schema, because SQLite
 * treats a table as missing, without an error, if it cannot read the part of the schema with that table.
 * @throws Error if a statement cannot be prepared
 */
function hasAllTables(db: Sqlite.Database): boolean {
  for (const table of db.prepare<[], string>(TABLES).pluck().all()) db.prepare(`SELECT 1 FROM ${table}`);
  return hasDrafts(db);
}

/** Returns the damaged database with the pages of the schema table copied from a sound journal. */
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
  // The sound journal's header was copied too. Its list of free pages is not that of this database, so the list is
  // cleared. The value 1 in bytes 18 and 19 means that the database has no write-ahead log.
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
