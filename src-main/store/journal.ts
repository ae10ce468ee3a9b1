import type Database from 'better-sqlite3';
import { AppError } from '#shared/ipc/errors.ts';
import type { Ballast } from './ballast.ts';
import { diskCode } from './disk-errors.ts';

/** `full`: the disk was full, and the ballast is not yet there again; `failing`: a write failed for another reason. */
export type DiskState = 'ok' | 'full' | 'failing';

export interface JournalOptions {
  readOnly: boolean;
  ballast: Pick<Ballast, 'release' | 'keep'>;
  /** called after the state has changed */
  onState(state: DiskState): void;
}

/** The open journal. All repositories write through it, so that failed writes are always reported in the same way. */
export class Journal {
  readonly db: Database.Database;
  private readonly options: JournalOptions;
  private readonly atomically: (work: () => unknown) => unknown;
  private current: DiskState = 'ok';
  /** called after each write, except upkeep */
  onWritten: () => void = () => undefined;

  constructor(db: Database.Database, options: JournalOptions) {
    this.db = db;
    this.options = options;
    this.atomically = db.transaction((work: () => unknown) => work()).immediate;
  }

  get readOnly(): boolean {
    return this.options.readOnly;
  }

  get state(): DiskState {
    return this.current;
  }

  /**
   * Runs a write. `work` must be repeatable: if the disk is full, the ballast (a file that reserves space) is deleted,
   * and `work` is run again.
   * @throws AppError DISK if SQLite cannot write or the journal is read-only
   */
  write<T>(work: () => T): T {
    if (this.options.readOnly) {
      throw new AppError('DISK', 'The drafts on this computer can only be read at present.');
    }
    // A failed write within a transaction is not run again here, because the outermost `write` runs the whole
    // transaction again.
    if (this.db.inTransaction) return work();
    const result = this.tryWrite(work);
    this.onWritten();
    return result;
  }

  private tryWrite<T>(work: () => T): T {
    try {
      return this.accepted(work());
    } catch (error) {
      const code = diskCode(error);
      if (code === undefined) throw error;
      const full = code.startsWith('SQLITE_FULL');
      this.enter(full ? 'full' : 'failing');
      if (!full || !this.options.ballast.release()) throw refused(code, error);
    }
    try {
      return work();
    } catch (error) {
      const code = diskCode(error);
      throw code === undefined ? error : refused(code, error);
    }
  }

  /**
   * Runs a write in a transaction, so that all or nothing is written. Joins an open transaction, if any.
   * @throws AppError DISK, as `write` does
   */
  transaction<T>(work: () => T): T {
    return this.db.inTransaction ? work() : this.write(() => this.atomically(work) as T);
  }

  /**
   * Runs upkeep (writes that can wait for another day) in one transaction. Does nothing if the journal is read-only or
   * its state is not `ok`. Upkeep does not use the ballast, which is for edits.
   * @throws the error of `work`, not AppError DISK, because no edit failed
   */
  upkeep(work: () => void): void {
    if (this.current === 'ok' && !this.options.readOnly) this.atomically(work);
  }

  private accepted<T>(result: T): T {
    if (this.current === 'failing') this.enter('ok');
    else if (this.current === 'full') void this.options.ballast.keep().then((kept) => kept && this.enter('ok'));
    return result;
  }

  private enter(state: DiskState): void {
    if (state === this.current) return;
    this.current = state;
    this.options.onState(state);
  }
}

function refused(code: string, cause: unknown): AppError {
  return new AppError('DISK', 'This computer’s disk refused the edit.', {
    retry: true,
    details: code,
    cause,
  });
}
