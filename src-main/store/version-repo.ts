import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type Database from 'better-sqlite3';
import { writing } from './disk-error.ts';
import { DamagedRowError, rowHash } from './row-hash.ts';

/** A site's document as it was at some time. */
export interface Version {
  id: number;
  slug: string;
  kind: 'opened' | 'saved' | 'published' | 'merged';
  modified: string;
  /** milliseconds since 1970 */
  at: number;
}

/** Of each site; the oldest go first. */
const KEPT = 200;

export class VersionRepo {
  private readonly db: Database.Database;

  constructor(db: Database.Database) {
    this.db = db;
  }

  /** Keeps a version, unless the newest one of the site has the same document. */
  put(version: Omit<Version, 'id'>, document: string): void {
    const hash = rowHash(document);
    writing(() =>
      this.db
        .transaction(() => {
          const { slug, kind, modified, at } = version;
          const newest = 'SELECT id, hash, kind FROM version WHERE slug = ? ORDER BY id DESC LIMIT 1';
          const last = this.db.prepare<[string], { id: number; hash: string; kind: string }>(newest).get(slug);
          if (last?.hash === hash) {
            // A publish of what was just saved makes that version the published one.
            if (kind === 'published')
              this.db.prepare('UPDATE version SET kind = ?, at = ? WHERE id = ?').run(kind, at, last.id);
            return;
          }
          this.db
            .prepare('INSERT INTO version (slug, kind, document, modified, at, hash) VALUES (?, ?, ?, ?, ?, ?)')
            .run(slug, kind, deflateRawSync(document, { level: 3 }), modified, at, hash);
          this.db
            .prepare(
              'DELETE FROM version WHERE slug = ? AND id NOT IN (SELECT id FROM version WHERE slug = ? ORDER BY id DESC LIMIT ?)',
            )
            .run(slug, slug, KEPT);
        })
        .immediate(),
    );
  }

  /** Newest first, without their documents. */
  list(slug: string): Version[] {
    return this.db
      .prepare<[string], Version>('SELECT id, slug, kind, modified, at FROM version WHERE slug = ? ORDER BY id DESC')
      .all(slug);
  }

  /** @throws DamagedRowError */
  document(id: number): string | undefined {
    const row = this.db
      .prepare<[number], { document: Buffer; hash: string }>('SELECT document, hash FROM version WHERE id = ?')
      .get(id);
    if (!row) return undefined;
    let text: string;
    try {
      text = inflateRawSync(row.document).toString('utf8');
    } catch {
      throw new DamagedRowError('version', id);
    }
    if (rowHash(text) !== row.hash) throw new DamagedRowError('version', id);
    return text;
  }

  rename(from: string, to: string): void {
    writing(() => this.db.prepare('UPDATE version SET slug = ? WHERE slug = ?').run(to, from));
  }
}
