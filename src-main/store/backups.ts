import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import Sqlite, { type Database } from 'better-sqlite3';
import { checkJournal } from './check-journal.ts';
import { isTransient, readOr } from './disk-errors.ts';
import { forgetOldest } from './forget-oldest.ts';
import { schemaVersion } from './open-database.ts';

const KEPT = 5;
/** Number of copies that are kept whatever their size. */
const ALWAYS_KEPT = 2;
/** Maximum size of all copies together, in bytes. */
const MOST_BYTES = 1024 * 1024 * 1024;
/** Minimum number of bytes that stay free on the disk beside a new copy, for edits that are made at the same time. */
const LEFT_FREE = 64 * 1024 * 1024;
const EVERY_MS = 24 * 60 * 60 * 1000;
/** File name of a copy: its time in milliseconds since 1970, and the version of its schema. */
const NAME = /^journal-(\d{13})-v\d+\.db$/;

/** The newest backups of the journal: copies of the whole database in a folder of their own. */
export class Backups {
  readonly folder: string;
  private readonly mostBytes: number;

  constructor(folder: string, mostBytes = MOST_BYTES) {
    this.folder = folder;
    this.mostBytes = mostBytes;
  }

  /**
   * Returns the paths of the copies, newest first. Copies whose names have a time after `now` come last: the clock was
   * changed, so their age is unknown.
   * @param now milliseconds since 1970
   */
  list(now: number): string[] {
    const entries = readOr([], () => readdirSync(this.folder, { withFileTypes: true }));
    const names = entries.filter((entry) => entry.isFile() && NAME.test(entry.name)).map(({ name }) => name);
    const isToCome = (name: string) => timeOf(name) > now;
    return names
      .sort((one, other) => Number(isToCome(one)) - Number(isToCome(other)) || timeOf(other) - timeOf(one))
      .map((name) => join(this.folder, name));
  }

  isDue(now: number): boolean {
    const [newest] = this.list(now);
    return newest === undefined || Math.abs(now - timeOf(basename(newest))) >= EVERY_MS;
  }

  /**
   * Whether the disk has room for the given number of copies of the journal, and for `leftFree` further bytes.
   * @param leftFree bytes for edits that are made at the same time
   */
  async hasRoom(journal: Database, leftFree = LEFT_FREE, copies = 1): Promise<boolean> {
    const size = 'SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()';
    const bytes = journal.prepare<[], number>(size).pluck().get() ?? 0;
    const { bavail, bsize } = await statfs(dirname(this.folder));
    return bavail * bsize >= copies * bytes + leftFree;
  }

  /**
   * Makes a copy, a few pages at a time, so that the app stays usable. Opens the copy to check that it is sound, and
   * only then deletes old copies. Five copies are kept; fewer, but at least two, if all together are too large.
   * @throws Error if the copy cannot be made or is not sound; then the earlier copies stay
   */
  async make(journal: Database, now: number): Promise<string> {
    mkdirSync(this.folder, { recursive: true });
    const file = join(this.folder, `journal-${String(now).padStart(13, '0')}-v${schemaVersion(journal)}.db`);
    const part = `${file}.part`;
    this.removeParts();
    try {
      await journal.backup(part, { progress: () => 64 });
      verify(part);
      renameSync(part, file);
    } finally {
      this.removeParts();
    }
    forgetOldest(this.list(now), { kept: KEPT, alwaysKept: ALWAYS_KEPT, mostBytes: this.mostBytes });
    return file;
  }

  /**
   * Returns the newest sound copy; undefined if there is none. Checks a copy that looks damaged a second time, because
   * a failed read of the disk looks like damage.
   * @throws Error if a copy cannot be read now
   */
  newestSound(now: number): string | undefined {
    return this.list(now).find((file) => isSound(file) || isSound(file));
  }

  /** Deletes the files of unfinished copies, which failed or were being made when the app was killed. */
  private removeParts(): void {
    for (const name of readdirSync(this.folder)) {
      if (/\.part(-wal|-shm|-journal)?$/.test(name)) rmSync(join(this.folder, name), { force: true });
    }
  }
}

const timeOf = (name: string): number => Number(NAME.exec(name)?.[1]);

/** @throws Error that says what is wrong with the copy */
function verify(file: string): void {
  const db = new Sqlite(file, { fileMustExist: true });
  try {
    const mode = db.pragma('journal_mode = DELETE', { simple: true });
    if (mode !== 'delete') throw new Error(`the backup is not one file, without a log beside it: ${String(mode)}`);
    const problems = checkJournal(db, file);
    if (problems.length > 0) throw new Error(`the backup is not sound: ${problems.join('; ')}`);
  } finally {
    db.close();
  }
}

/** Whether the copy is sound. @throws Error if the copy cannot be read now */
function isSound(file: string): boolean {
  try {
    verify(file);
    return true;
  } catch (error) {
    if (isTransient(error)) throw error;
    return false;
  }
}
