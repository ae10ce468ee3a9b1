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
 * Tables that are not copied row by row: drafts are repaired site by site, and days of use are counted anew, because
 * the ids of the trash may start over.
 */
const APART = new Set(['draft', 'edit', 'trash_day', 'unused_blob']);

interface RecoverInput {
  /** holds the damaged journal.db and its log; gets the report */
  aside: string;
  damage: DamagedJournalError;
  /** the newest sound backup */
  backup: string | undefined;
  cached(slug: string): Base | undefined;
  now: number;
}

/** Builds a fresh journal beside the damaged one, of what can be read of it and of the backup; `install` puts it in place. */
export function recover({ aside, damage, backup, cached, now }: RecoverInput): StoreReport {
  const scratch = ['scratch.db', 'backup.db', FRESH].map((name) => join(aside, name)) as [string, string, string];
  // First the report of an earlier repair that was interrupted: without its journal it would tell that this is in place.
  rmSync(join(aside, REPORT), { force: true });
  for (const file of scratch) for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true });
  const backedUp = backup === undefined ? undefined : openBackup(backup, scratch[1]);
  const soundJournals = [...(backup === undefined ? [] : [readFileSync(backup)]), serializedEmpty()];
  const damaged = openDamaged(join(aside, 'journal.db'), scratch[0], soundJournals);
  // Without a write-ahead log, because `install` moves the database file alone.
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

/** Puts a recovery's journal in place. @throws Error where it cannot be now */
export const install = (aside: string, file: string): void => renameSync(join(aside, FRESH), file);

/** Whether a recovery came to its end, with its journal in place. */
export const isInstalled = (aside: string): boolean => isThere(join(aside, REPORT)) && !isThere(join(aside, FRESH));

/** Copies a table's good rows; none where the schema of that version does not have the table. */
function carryOver(damaged: Database, target: Database, table: string): Salvaged {
  const known = target.prepare(`SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?`).get(table);
  if (!known) return nothing(false);
  const salvaged = salvageTable(damaged, table);
  for (const row of salvaged.rows) insertRow(target, table, row, 'IGNORE');
  return { ...salvaged, rows: [] };
}

/** Fills in a table's lost rows from the backup; reports in words the rows that stay lost. */
function fillIn(
  target: Database,
  backup: Database | undefined,
  table: string,
  { damaged, unreadable }: Salvaged,
): string[] {
  if (damaged.length === 0 && !unreadable) return [];
  const { name, key } = checkOf(table);
  // Waiting saves are not taken from the backup: a save that was sent since would be sent again.
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

/** Opens the backup; undefined where it is from before the first release. */
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

/** The schema's version, or the newest where the number itself is damaged. */
function versionOf(damaged: Database): number {
  const version = schemaVersion(damaged);
  return journalMigrations.find((known) => known.version === version)?.version ?? journalMigrations.at(-1)!.version;
}
