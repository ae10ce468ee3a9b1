import type Database from 'better-sqlite3';
import { writing } from './disk-error.ts';
import { DamagedRowError, rowHash } from './row-hash.ts';

/** A document that was put aside, whole: a draft that gave way to the server's copy, or a copy that was overwritten. */
export interface Discarded {
  slug: string;
  reason: 'cache-cleared' | 'fetched-newer' | 'overwritten-on-server';
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

  put({ slug, reason, document, modified, at }: Discarded): void {
    const insert = 'INSERT INTO trash (slug, reason, document, modified, at, hash) VALUES (?, ?, ?, ?, ?, ?)';
    const hash = rowHash(slug, reason, document, modified, at);
    writing(() => this.db.prepare(insert).run(slug, reason, document, modified, at, hash));
  }

  /** Newest first. @throws DamagedRowError */
  list(slug: string): Discarded[] {
    const rows = this.db
      .prepare<[string], Discarded & { id: number; hash: string }>(
        'SELECT * FROM trash WHERE slug = ? ORDER BY id DESC',
      )
      .all(slug);
    return rows.map(({ id, hash, ...row }) => {
      if (hash !== rowHash(row.slug, row.reason, row.document, row.modified, row.at))
        throw new DamagedRowError('trash', id);
      return row;
    });
  }
}
