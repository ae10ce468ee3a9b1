import { copyFileSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite, { type Database } from 'better-sqlite3';
import { isThere } from './disk-errors.ts';
import type { Base } from './draft-repo.ts';
import { emptyJournal, journalMigrations } from './journal-migrations.ts';
import type { DamagedJournalError } from './journal-files.ts';
import { migrate, schemaVersion } from './open-database.ts';
import { openDamaged } from './open-damaged.ts';
import { nothing, salvageTable, type Salvaged } from './read-rows.ts';
import { rescueDrafts } from './rescue-drafts.ts';
import { checkOf, tableChecks } from './row-checks.ts';
import { insertRow } from './table.ts';
import type { StoreReport } from '#shared/ipc/store.ipc.ts';

const REPORT = 'report.json';
const FRESH = 'fresh.db';
/**
 * Tables that the general repair leaves out. Drafts and their edits are repaired draft by draft. `trash_day` lists the
 * days on which the app was used. Its rows are not kept, because they refer to IDs of the trash, and the new journal
 * may assign such an ID again. The rows of `unused_blob` refer to these days, so they are not kept either.
 */
const APART = new Set(['draft', 'edit', 'trash_day', 'unused_blob']);

interface RecoverInput {
  /** folder with the damaged journal.db and its log; the new journal and the report are written there */
  aside: string;
  damage: DamagedJournalError;
  /** path of the newest sound backup; undefined if there is none */
  backup: string | undefined;
  cached(slug: string): Base | undefined;
  now: number;
}

/**
 * Builds a new journal in the folder `aside` from the readable rows of the damaged journal, the backup and the cached
 * documents. The caller moves the new journal to its place with `install`.
 */
export function recover({ aside, damage, backup, cached, now }: RecoverInput): StoreReport {
  const scratch = ['scratch.db', 'backup.db', FRESH].map((name) => join(aside, name)) as [string, string, string];
  // The report of an interrupted repair is deleted before its journal, because a report without a new journal
  // beside it means that the journal was installed.
  rmSync(join(aside, REPORT), { force: true });
  for (const file of scratch) for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true });
  const backedUp = backup === undefined ? undefined : openBackup(backup, scratch[1]);
  const soundJournals = [...(backup === undefined ? [] : [readFileSync(backup)]), serializedEmpty()];
  const damaged = openDamaged(join(aside, 'journal.db'), scratch[0], soundJournals);
  // The new journal has no write-ahead log, because `install` moves only the database file.
  const target = new Sqlite(scratch[2]);
  try {
    target.pragma('synchronous = FULL');
    migrate(target, journalMigrations, damaged && versionOf(damaged));
    const salvage = (table: string) => (damaged ? carryOver(damaged, target, table) : nothing(true));
    const others = tableChecks.map(({ table }) => table).filter((table) => !APART.has(table));
    const [damagedDrafts, damagedEdits, rows] = target.transaction(
      () => [salvage('draft'), salvage('edit'), others.map((table) => [table, salvage(table)] as const)] as const,
    )();
    migrate(target, journalMigrations);
    const report = target.transaction(() => {
      const texts = rows.flatMap(([table, found]) => fillIn(target, backedUp, table, found));
      const drafts = rescueDrafts({ target, damagedDrafts, damagedEdits, backup: backedUp, cached, now });
      return {
        at: now,
        found: damage.message,
        keptAside: aside,
        ...drafts,
        lost: [...damage.lost, ...drafts.lost, ...texts],
      };
    })();
    target.close();
    const { unplaced, ...shown } = report;
    writeFileSync(join(aside, REPORT), JSON.stringify({ ...shown, unplaced }, null, 2), { flush: true });
    return shown;
  } finally {
    for (const db of [damaged, backedUp, target]) db?.close();
    for (const file of scratch.slice(0, 2)) rmSync(file, { force: true });
  }
}

/** Moves a repaired journal to its place. @throws Error if it cannot be moved now */
export const install = (aside: string, file: string): void => renameSync(join(aside, FRESH), file);

/** Whether a repair was completed and its journal moved to its place. */
export const isInstalled = (aside: string): boolean => isThere(join(aside, REPORT)) && !isThere(join(aside, FRESH));

/** Copies a table's sound rows, if the target's schema has the table. Returns what was damaged. */
function carryOver(damaged: Database, target: Database, table: string): Salvaged {
  const known = target.prepare(`SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?`).get(table);
  if (!known) return nothing(false);
  const salvaged = salvageTable(damaged, table);
  for (const row of salvaged.rows) insertRow(target, table, row, 'IGNORE');
  return { ...salvaged, rows: [] };
}

/** Adds the rows of the backup that a damaged table lacks. Returns sentences about the rows that stay lost. */
function fillIn(
  target: Database,
  backup: Database | undefined,
  table: string,
  { damaged, unreadable }: Salvaged,
): string[] {
  if (damaged.length === 0 && !unreadable) return [];
  const { name, key } = checkOf(table);
  // Queued saves are not restored: a save that was sent after the backup would be sent again.
  if (backup && table !== 'outbox') {
    for (const row of salvageTable(backup, table).rows) insertRow(target, table, row, 'IGNORE');
  }
  const has = target.prepare(`SELECT 1 FROM ${table} WHERE ${key} = ?`);
  const lost = damaged.map((row) => row[key]).filter((id) => id === undefined || !has.get(id));
  return [
    ...lost.map((id) => `The ${name} ${String(id)} is damaged.`),
    ...(unreadable ? [`A part of the list of each ${name} could not be read.`] : []),
  ];
}

/** Copies the backup and migrates the copy. Returns undefined if the backup is from before the first release. */
function openBackup(backup: string, copy: string): Database | undefined {
  copyFileSync(backup, copy);
  const db = new Sqlite(copy);
  if (schemaVersion(db) < journalMigrations[0]!.version) return void db.close();
  migrate(db, journalMigrations);
  return db;
}

function serializedEmpty(): Buffer {
  const db = emptyJournal();
  const bytes = db.serialize();
  db.close();
  return bytes;
}

/** Returns the version of the schema, or the newest version if the number itself is damaged. */
function versionOf(damaged: Database): number {
  const version = schemaVersion(damaged);
  return journalMigrations.find((known) => known.version === version)?.version ?? journalMigrations.at(-1)!.version;
}
