import type Database from 'better-sqlite3';
import { BLOB_PREFIX } from '#shared/domain/photo/blob-reference.ts';
import { referencedBlobs, unusedBlobs } from './blob-repo.ts';

/** Number of days of use (days on which the app is used) for which a file stays after its last reference is gone. */
const KEPT_DAYS = 7;

/**
 * Deletes the files to which the journal has not referred for 7 whole days of use, whether they are uploaded or not. A
 * file that a draft needs is never deleted, because the draft refers to it. Runs within the caller's transaction.
 * @param day number of the current day of use
 */
export function purgeBlobs(db: Database.Database, day: number): void {
  const known = db.prepare<[], string>('SELECT hash FROM blob').pluck().all();
  if (known.length === 0) return;
  const used = filesInUse(db);
  for (const blob of known) {
    if (used.has(blob)) unusedBlobs.remove(db, { blob });
    else unusedBlobs.insert(db, { blob, since: day }, 'IGNORE');
  }
  const kept = day - KEPT_DAYS;
  db.prepare('DELETE FROM blob WHERE hash IN (SELECT blob FROM unused_blob WHERE since < ?)').run(kept);
  db.prepare('DELETE FROM unused_blob WHERE since < ?').run(kept);
}

/**
 * Returns the hashes of all files that the journal refers to. Searches all text columns, so that a new table need not
 * be named here. A table with compressed documents has their references in a text column, such as `files` of `version`.
 */
function filesInUse(db: Database.Database): Set<string> {
  const columns = db
    .prepare<[], { tableName: string; column: string }>(
      `SELECT m.name AS tableName, '"' || c.name || '"' AS column FROM sqlite_schema m JOIN pragma_table_info(m.name) c
       WHERE m.type = 'table' AND c.type = 'TEXT' AND m.name <> 'blob'`,
    )
    .all();
  const used = new Set<string>();
  for (const [table, texts] of Map.groupBy(columns, ({ tableName }) => tableName)) {
    const names = texts.map(({ column }) => column);
    const mentioned = names.map((column) => `${column} GLOB '*${BLOB_PREFIX}*'`).join(' OR ');
    const select = `SELECT concat_ws(' ', ${names.join(', ')}) FROM "${table}" WHERE ${mentioned}`;
    for (const text of db.prepare<[], string>(select).pluck().iterate()) {
      for (const hash of referencedBlobs(text)) used.add(hash);
    }
  }
  return used;
}
