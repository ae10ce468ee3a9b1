import type { Database } from 'better-sqlite3';

/** Minimum number of unused bytes in the file for which rewriting it is worthwhile. */
const LEAST_BYTES = 32 * 1024 * 1024;
/** Minimum unused share of the file for which rewriting it is worthwhile. */
const LEAST_PART = 0.25;

/**
 * Shrinks the file by the space of deleted rows, if both minimums are reached. Shrinking moves pages within the file,
 * so a backup has to be made afterwards: a repair copies the schema's pages from the backup to the same positions.
 */
export function compactJournal(db: Database, leastBytes = LEAST_BYTES): void {
  const pages = (name: string) => db.pragma(name, { simple: true }) as number;
  const free = pages('freelist_count');
  if (free * pages('page_size') < leastBytes || free < pages('page_count') * LEAST_PART) return;
  db.exec('VACUUM');
  db.pragma('wal_checkpoint(TRUNCATE)');
}
