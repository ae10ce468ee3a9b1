import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import Sqlite, { type Database } from 'better-sqlite3';
import { checkJournal } from './check-journal.ts';
import { schemaVersion } from './open-database.ts';

const KEPT = 5;
const EVERY_MS = 24 * 60 * 60 * 1000;
/** With the time in milliseconds since 1970. */
const NAME = /^journal-(\d{13})-v\d+\.db$/;

/** Copies of the journal in a folder of their own, page by page as it is, the newest few. */
export class Backups {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Paths, newest first. */
  list(): string[] {
    try {
      const names = readdirSync(this.folder).filter((name) => NAME.test(name));
      return names
        .sort()
        .reverse()
        .map((name) => join(this.folder, name));
    } catch {
      return [];
    }
  }

  isDue(now: number): boolean {
    const made = NAME.exec(basename(this.list()[0] ?? ''))?.[1];
    return made === undefined || Math.abs(now - Number(made)) >= EVERY_MS;
  }

  /**
   * Makes a copy while the app goes on, a few pages at a time, and opens it to see that it is sound. The oldest beyond
   * those kept go.
   * @throws Error when the copy cannot be made or is not sound; the earlier ones stay then
   */
  async make(journal: Database, now: number): Promise<string> {
    mkdirSync(this.folder, { recursive: true });
    const file = join(this.folder, `journal-${String(now).padStart(13, '0')}-v${schemaVersion(journal)}.db`);
    const part = `${file}.part`;
    try {
      await journal.backup(part, { progress: () => 64 });
      verify(part);
      renameSync(part, file);
    } finally {
      for (const end of ['', '-wal', '-shm', '-journal']) rmSync(part + end, { force: true });
    }
    for (const old of this.list().slice(KEPT)) rmSync(old);
    return file;
  }

  /** The newest that is sound. */
  newestSound(): string | undefined {
    return this.list().find(isSound);
  }
}

/** @throws Error saying what is wrong */
function verify(file: string): void {
  const db = new Sqlite(file, { fileMustExist: true });
  try {
    // One file, with no log beside it.
    db.pragma('journal_mode = DELETE');
    const problems = checkJournal(db, file);
    if (problems.length > 0) throw new Error(`the backup is not sound: ${problems.join('; ')}`);
  } finally {
    db.close();
  }
}

function isSound(file: string): boolean {
  try {
    verify(file);
    return true;
  } catch {
    return false;
  }
}
