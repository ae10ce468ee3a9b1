import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import Sqlite, { type Database } from 'better-sqlite3';
import { checkJournal } from './check-journal.ts';
import { mayPass, readOr } from './disk-errors.ts';
import { forgetOldest } from './forget-oldest.ts';
import { schemaVersion } from './open-database.ts';

const KEPT = 5;
/** Copies that are kept however large they are. */
const ALWAYS_KEPT = 2;
/** Bytes of all copies together. */
const MOST_BYTES = 1024 * 1024 * 1024;
/** Bytes that a copy leaves free on the disk, for the edits that are made meanwhile. */
const LEFT_FREE = 64 * 1024 * 1024;
const EVERY_MS = 24 * 60 * 60 * 1000;
/** With the time in milliseconds since 1970. */
const NAME = /^journal-(\d{13})-v\d+\.db$/;

/** The newest few backups of the journal: byte-for-byte copies in a folder of their own. */
export class Backups {
  readonly folder: string;
  private readonly mostBytes: number;

  constructor(folder: string, mostBytes = MOST_BYTES) {
    this.folder = folder;
    this.mostBytes = mostBytes;
  }

  /**
   * Paths, newest first. A copy whose name has a later time than now was made while the clock was wrong, so it comes
   * last.
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
   * Whether the disk has room for so many copies of the journal, and `leftFree` bytes besides.
   * @param leftFree for the edits that are made meanwhile
   */
  async hasRoom(journal: Database, leftFree = LEFT_FREE, copies = 1): Promise<boolean> {
    const size = 'SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()';
    const bytes = journal.prepare<[], number>(size).pluck().get() ?? 0;
    const { bavail, bsize } = await statfs(dirname(this.folder));
    return bavail * bsize >= copies * bytes + leftFree;
  }

  /**
   * Makes a copy while the app goes on, a few pages at a time, and opens it to see that it is sound. Only then old
   * copies are deleted: five are kept, or only two where all together are too large.
   * @throws Error when the copy cannot be made or is not sound; the earlier ones stay then
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

  /** The newest that is sound. @throws Error where it is not known now */
  newestSound(now: number): string | undefined {
    return this.list(now).find((file) => isSound(file) || isSound(file));
  }

  /** Deletes the remains of copies that failed, or were being made when the app was killed. */
  private removeParts(): void {
    for (const name of readdirSync(this.folder)) {
      if (/\.part(-wal|-shm|-journal)?$/.test(name)) rmSync(join(this.folder, name), { force: true });
    }
  }
}

const timeOf = (name: string): number => Number(NAME.exec(name)?.[1]);

/** @throws Error saying what is wrong */
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

/** @throws Error where it is not known now */
function isSound(file: string): boolean {
  try {
    verify(file);
    return true;
  } catch (error) {
    if (mayPass(error)) throw error;
    return false;
  }
}
