import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite, { type Database } from 'better-sqlite3';
import type { Backups } from './backups.ts';
import { checkJournal } from './check-journal.ts';
import type { Base } from './draft-repo.ts';
import { Aside, checkFiles, checkSchema, DamagedJournalError, moveParts } from './journal-files.ts';
import { emptyJournal, journalMigrations } from './journal-migrations.ts';
import { configureJournal, NewerSchemaError, openDatabase } from './open-database.ts';
import { install, recover, REPORT } from './recover.ts';
import type { StoreReport } from '#shared/ipc/store.ipc.ts';

export interface OpenedJournal {
  db: Database;
  /** nothing is written: the schema is newer, or the journal could neither be opened nor repaired */
  readOnly: boolean;
  /** what was found, unless all was well */
  report?: StoreReport;
}

interface JournalFiles {
  folder: string;
  backups: Backups;
  /** asked for only when a journal has to be repaired */
  cache(): Promise<(slug: string) => Base | undefined>;
  now: number;
}

/** Opens the journal whatever state it is in; it never fails, and what it cannot make good the report says. */
export async function openJournal(files: JournalFiles): Promise<OpenedJournal> {
  const file = join(files.folder, 'journal.db');
  try {
    return await openOrRepair(file, files);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const report = (found: string): StoreReport => ({ at: files.now, found, saved: [], lost: [] });
    if (error instanceof NewerSchemaError) {
      const found =
        'The drafts on this computer were written by a newer version of the app. They can be read, not changed.';
      return { db: new Sqlite(file, { readonly: true, fileMustExist: true }), readOnly: true, report: report(found) };
    }
    const found = `The drafts on this computer could not be opened, and nothing can be kept on it now: ${message}.`;
    return { db: emptyJournal(), readOnly: true, report: report(found) };
  }
}

async function openOrRepair(file: string, files: JournalFiles): Promise<OpenedJournal> {
  const { folder, backups, now } = files;
  const asides = new Aside(join(folder, 'damaged'));
  const begun = existsSync(file) ? undefined : asides.newest();
  if (begun !== undefined && !readdirSync(begun).includes(REPORT)) {
    moveParts(file, begun);
    return repair(file, begun, new DamagedJournalError('An earlier repair of the journal was interrupted.'), files);
  }
  if (begun !== undefined && install(begun, file)) return { db: await openSound(file, files, true), readOnly: false };
  // Later than the journal, so that one killed between its first two files is not taken for one that lost its journal.
  const traces = existsSync(join(folder, 'cache.db')) || backups.list(files.now).length > 0;
  try {
    return { db: await openSound(file, files, traces), readOnly: false };
  } catch (error) {
    if (!isDamage(error)) throw error;
    const damage =
      error instanceof DamagedJournalError
        ? error
        : new DamagedJournalError(`The journal was damaged: ${error.message}.`);
    return repair(file, asides.take(file, now), damage, files);
  }
}

async function openSound(file: string, { backups, now }: JournalFiles, traces: boolean): Promise<Database> {
  checkFiles(file, traces);
  const db = await openDatabase(
    file,
    journalMigrations,
    (opened) => {
      checkSchema(opened);
      configureJournal(opened);
    },
    async (old) => {
      assertSound(old, file);
      await backups.make(old, now);
    },
  );
  try {
    assertSound(db, file);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

function assertSound(db: Database, file: string): void {
  const [first, ...more] = checkJournal(db, file);
  if (first === undefined) return;
  throw new DamagedJournalError(
    `The journal was damaged: ${first}${more.length > 0 ? ` and ${more.length} more` : ''}.`,
  );
}

async function repair(
  file: string,
  aside: string,
  damage: DamagedJournalError,
  files: JournalFiles,
): Promise<OpenedJournal> {
  const backup = files.backups.newestSound(files.now);
  const report = recover({ aside, damage, backup, cached: await files.cache(), now: files.now });
  install(aside, file);
  return { db: await openSound(file, files, false), readOnly: false, report };
}

function isDamage(error: unknown): error is Error {
  if (error instanceof DamagedJournalError) return true;
  return error instanceof Error && 'code' in error && /^SQLITE_(CORRUPT|NOTADB)/.test(String(error.code));
}
