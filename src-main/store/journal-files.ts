import { mkdirSync, readdirSync, renameSync, rmdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type Database from 'better-sqlite3';
import { schemaOf } from './check-journal.ts';
import { isThere, readOr } from './disk-errors.ts';
import { emptyJournal, journalMigrations } from './journal-migrations.ts';
import { bytesOf, databaseFiles } from './open-damaged.ts';
import { NewerSchemaError, schemaVersion, UnreleasedSchemaError } from './open-database.ts';
import { inspectLog } from './wal.ts';

/** Thrown if the journal cannot be used as it is. The message says what was found. */
export class DamagedJournalError extends Error {
  /** losses that no repair can undo, in words for users */
  readonly lost: string[];

  constructor(found: string, lost: string[] = []) {
    super(found);
    this.lost = lost;
  }
}

const MAGIC = 'SQLite format 3\0';
const WAL_FORMAT = 2;

/**
 * Checks the files before SQLite opens them, because SQLite treats a damaged log like one that ends early.
 * @param hasTraces whether this computer had data before
 * @throws DamagedJournalError
 * @throws Error if the files cannot be read now
 */
export function checkFiles(file: string, hasTraces: () => boolean): void {
  if (databaseFiles(file).some((part) => statSync(part, { throwIfNoEntry: false })?.isFile() === false)) {
    throw new DamagedJournalError('Something else stood in the place of the journal.');
  }
  const [database, wal, shm] = databaseFiles(file).map(bytesOf) as [Buffer, Buffer, Buffer];
  const header = database.subarray(0, 100);
  if (header.length === 0) {
    if (wal.length === 0 && !hasTraces()) return;
    throw new DamagedJournalError(`The journal was ${isThere(file) ? 'empty' : 'missing'}.`);
  }
  if (header.toString('latin1', 0, 16) !== MAGIC) throw new DamagedJournalError('The journal was not a database.');
  if (wal.length > 0 && header[18] !== WAL_FORMAT) throw new DamagedJournalError('The journal’s header was damaged.');
  const damage = inspectLog(wal, shm);
  if (damage) {
    const { problem, lostFrames } = damage;
    const lost = lostFrames > 0 ? ['Some of the last edits before the damage may be missing.'] : [];
    throw new DamagedJournalError(`The journal was damaged: ${problem}.`, lost);
  }
}

/**
 * Checks by the text of the schema that the database is a journal that this version of the app can use.
 * @throws DamagedJournalError, NewerSchemaError, UnreleasedSchemaError
 */
export function checkSchema(db: Database.Database): void {
  const version = schemaVersion(db);
  const found = schemaOf(db);
  const [oldest, newest] = [journalMigrations[0]!.version, journalMigrations.at(-1)!.version];
  const isUnreleased = version > 0 && version < oldest;
  if (version > newest || isUnreleased) {
    if ([oldest, newest].some((known) => found === expectedSchema(known)))
      throw new DamagedJournalError('The journal’s version number was damaged.');
    if (!/^table draft /m.test(found) || !/^table edit /m.test(found))
      throw new DamagedJournalError('The journal was the database of another program.');
    throw isUnreleased ? new UnreleasedSchemaError() : new NewerSchemaError();
  }
  if (found === expectedSchema(version)) return;
  const other = version === 0 || !/^table (draft|edit) /m.test(found);
  throw new DamagedJournalError(
    other ? 'The journal was the database of another program.' : 'The journal was damaged: its schema was changed.',
  );
}

function expectedSchema(version: number): string {
  const db = emptyJournal(version);
  const schema = schemaOf(db);
  db.close();
  return schema;
}

/** The folders with damaged journals, each named by its date. */
export class DamagedFolders {
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /**
   * Returns the newest folder; undefined if there is none, or if it is empty. Deletes it if it is empty: the app ended
   * before `take` moved the journal into it.
   */
  newest(): string | undefined {
    const name = readOr([], () => readdirSync(this.folder))
      .sort()
      .at(-1);
    if (name === undefined) return undefined;
    const aside = join(this.folder, name);
    if (readdirSync(aside).length > 0) return aside;
    rmdirSync(aside);
    return undefined;
  }

  /**
   * Moves a journal with its log into a new folder and returns the folder. The database is moved first. If the app ends
   * before the log is moved, the next start finds no database, moves the log into the same folder, and repairs.
   */
  take(file: string, now: number): string {
    const aside = join(this.folder, new Date(now).toISOString().replace(/[:.]/g, '-'));
    mkdirSync(aside, { recursive: true });
    moveParts(file, aside);
    return aside;
  }
}

export function moveParts(file: string, aside: string): void {
  for (const [at, part] of databaseFiles(file).entries()) {
    if (isThere(part)) renameSync(part, databaseFiles(join(aside, 'journal.db'))[at]!);
  }
}
