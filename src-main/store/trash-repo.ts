import type Database from 'better-sqlite3';
import { writing } from './disk-error.ts';
import { DamagedRowError, rowHash } from './row-hash.ts';

/** A document that was put aside, whole: a draft that gave way to the server's copy, or a copy that was overwritten. */
export interface Discarded {
  id: number;
  slug: string;
  reason: 'cache-cleared' | 'fetched-newer' | 'overwritten-on-server' | 'discarded';
  document: string;
  modified: string;
  /** milliseconds since 1970 */
  at: number;
}

export class TrashRepo {
  private readonly db: Database.Database;

  constructor(db: Database.Database) {
    this.db = db;
  }

  put({ slug, reason, document, modified, at }: Omit<Discarded, 'id'>): void {
    const insert = 'INSERT INTO trash (slug, reason, document, modified, at, hash) VALUES (?, ?, ?, ?, ?, ?)';
    const hash = rowHash(slug, reason, document, modified, at);
    writing(() => this.db.prepare(insert).run(slug, reason, document, modified, at, hash));
  }

  /** Newest first, of one site or of all. @throws DamagedRowError */
  list(slug?: string): Discarded[] {
    return this.db
      .prepare<[string | null], TrashRow>('SELECT * FROM trash WHERE slug = coalesce(?, slug) ORDER BY id DESC')
      .all(slug ?? null)
      .map(readRow);
  }

  /** @throws DamagedRowError */
  find(id: number): Discarded | undefined {
    const row = this.db.prepare<[number], TrashRow>('SELECT * FROM trash WHERE id = ?').get(id);
    return row && readRow(row);
  }

  /** Forgets what was put aside before `at`. */
  purge(before: number): void {
    writing(() => this.db.prepare('DELETE FROM trash WHERE at < ?').run(before));
  }
}

type TrashRow = Discarded & { hash: string };

function readRow({ hash, ...row }: TrashRow): Discarded {
  if (hash !== rowHash(row.slug, row.reason, row.document, row.modified, row.at))
    throw new DamagedRowError('trash', row.id);
  return row;
}
