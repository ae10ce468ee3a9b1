import { join } from 'node:path';
import Sqlite, { type Database } from 'better-sqlite3';
import type { Backups } from './backups.ts';
import { checkJournal } from './check-journal.ts';
import { isDamage, isThere, refusalInWords } from './disk-errors.ts';
import type { Base } from './draft-repo.ts';
import { DamagedFolders, checkFiles, checkSchema, DamagedJournalError, moveParts } from './journal-files.ts';
import { emptyJournal, journalMigrations } from './journal-migrations.ts';
import { configureJournal, migrate, NewerSchemaError, schemaVersion, UnreleasedSchemaError } from './open-database.ts';
import { install, isInstalled, recover } from './recover.ts';
import type { StoreReport } from '#shared/ipc/store.ipc.ts';

export interface OpenedJournal {
  db: Database;
  /**
   * whether nothing may be written, because the schema is newer or was never released, or because the journal cannot be
   * opened or repaired now
   */
  readOnly: boolean;
  /** what was wrong with the journal; missing if it was sound */
  report?: StoreReport;
  /** why the journal could not be opened, for the log */
  cause?: unknown;
}

interface JournalFiles {
  folder: string;
  backups: Backups;
  /** called only if the journal must be repaired; resolves to a function that finds a site's cached copy */
  cache(): Promise<(slug: string) => Base | undefined>;
  now: number;
}

/** Opens the journal and repairs it if necessary. Never rejects: a failure is in the report. */
export async function openJournal(files: JournalFiles): Promise<OpenedJournal> {
  const file = join(files.folder, 'journal.db');
  let report: StoreReport | undefined;
  try {
    const asides = new DamagedFolders(join(files.folder, 'damaged'));
    report = await finishRepair(file, asides, files);
    const open = () => openSound(file, files);
    const db = await open()
      .catch((error: unknown) => {
        asDamage(error);
        return open();
      })
      .catch(async (error: unknown) => {
        const damage = asDamage(error);
        report = await repair(file, asides.take(file, files.now), damage, files);
        return open();
      });
    return { db, readOnly: false, ...(report && { report }) };
  } catch (error) {
    return withoutWriting(file, error, files.now, report);
  }
}

const UNRELEASED =
  'The drafts on this computer were written by a trial version of the app from before its release, which this one cannot ' +
  'read. Their files stay as they are. Nothing is kept on this computer until they are moved away.';

/**
 * Opens a journal of a newer version read-only. If this fails, and for a journal that cannot be used for any other
 * reason, returns an empty journal in memory.
 */
function withoutWriting(file: string, error: unknown, now: number, report?: StoreReport): OpenedJournal {
  if (error instanceof UnreleasedSchemaError) {
    return { db: emptyJournal(), readOnly: true, report: { at: now, found: UNRELEASED, saved: [], lost: [] } };
  }
  if (!(error instanceof NewerSchemaError)) return withoutJournal(error, now, report);
  try {
    const found =
      'The drafts on this computer were written by a newer version of the app. They can be read, not changed.';
    const db = new Sqlite(file, { readonly: true, fileMustExist: true });
    return { db, readOnly: true, report: { at: now, found, saved: [], lost: [] } };
  } catch (refused) {
    return withoutJournal(refused, now, report);
  }
}

/**
 * Returns an empty journal in memory, in place of a journal that cannot be used now. Does not change the files.
 * @param report of a repair that was made before
 */
export function withoutJournal(error: unknown, now: number, report?: StoreReport): OpenedJournal {
  const found = `The drafts on this computer could not be opened, and nothing can be kept on it now: ${refusalInWords(error)}.`;
  const before = report ?? { saved: [], lost: [] };
  const said = report ? `${report.found} ${found}` : found;
  return { db: emptyJournal(), readOnly: true, report: { ...before, at: now, found: said }, cause: error };
}

/** Whether this computer had a journal before: there is a cache or a backup. */
const hasTraces = ({ folder, backups, now }: JournalFiles): boolean =>
  isThere(join(folder, 'cache.db')) || backups.list(now).length > 0;

/** Repeats a repair that was interrupted. Returns its report; undefined if no repair was interrupted. */
async function finishRepair(
  file: string,
  asides: DamagedFolders,
  files: JournalFiles,
): Promise<StoreReport | undefined> {
  const begun = isThere(file) ? undefined : asides.newest();
  if (begun === undefined || isInstalled(begun)) return undefined;
  moveParts(file, begun);
  return repair(file, begun, new DamagedJournalError('An earlier repair of the journal was interrupted.'), files);
}

async function openSound(file: string, files: JournalFiles): Promise<Database> {
  checkFiles(file, () => hasTraces(files));
  const db = new Sqlite(file);
  try {
    checkSchema(db);
    configureJournal(db);
    const version = schemaVersion(db);
    if (version > 0 && version < journalMigrations.at(-1)!.version) {
      assertSound(db, file);
      await files.backups.make(db, files.now);
    }
    migrate(db, journalMigrations);
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
  throw damaged(`${first}${more.length > 0 ? ` and ${more.length} more` : ''}`);
}

const damaged = (found: string) => new DamagedJournalError(`The journal was damaged: ${found}.`);

/** Returns the error as a DamagedJournalError. @throws the error itself if it does not prove damage */
function asDamage(error: unknown): DamagedJournalError {
  if (error instanceof DamagedJournalError) return error;
  if (isDamage(error)) return damaged(error.message);
  throw error;
}

async function repair(
  file: string,
  aside: string,
  damage: DamagedJournalError,
  files: JournalFiles,
): Promise<StoreReport> {
  const backup = files.backups.newestSound(files.now);
  const report = recover({ aside, damage, backup, cached: await files.cache(), now: files.now });
  install(aside, file);
  return report;
}
