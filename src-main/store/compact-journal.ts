import type { Database } from 'better-sqlite3';

/** Bytes that are free within the file before it is worth writing it anew. */
const LEAST_BYTES = 32 * 1024 * 1024;
/** Least share of the file that has to be free. */
const LEAST_PART = 0.25;

/**
 * Gives the space of what was purged back to the disk. It writes the file anew, at other places within it: a backup has to
 * follow, because a repair takes the schema's places from it.
 */
export function compactJournal(db: Database, leastBytes = LEAST_BYTES): void {
  const pages = (name: string) => db.pragma(name, { simple: true }) as number;
  const free = pages('freelist_count');
  if (free * pages('page_size') < leastBytes || free < pages('page_count') * LEAST_PART) return;
  db.exec('VACUUM');
  db.pragma('wal_checkpoint(TRUNCATE)');
}
