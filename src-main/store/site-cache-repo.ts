import type Database from 'better-sqlite3';
import type { Base } from './draft-repo.ts';

export interface Summary {
  slug: string;
  companyName: string;
  industry: string;
  city: string;
  state: string;
  /** milliseconds since 1970 */
  openedAt: number;
}

const SUMMARY_COLUMNS = 'slug, company_name AS companyName, industry, city, state, opened_at AS openedAt FROM summary';

/** The server's documents as last seen, keyed by slug with their modified time. */
export class SiteCacheRepo {
  private readonly db: Database.Database;
  private readonly select: Database.Statement<[string], Base>;

  constructor(db: Database.Database) {
    this.db = db;
    this.select = db.prepare('SELECT document AS text, modified FROM site WHERE slug = ?');
  }

  find(slug: string): Base | undefined {
    return this.select.get(slug);
  }

  put(slug: string, { text, modified }: Base): void {
    this.db
      .prepare('INSERT OR REPLACE INTO site (slug, modified, document) VALUES (?, ?, ?)')
      .run(slug, modified, text);
  }

  remove(slug: string): void {
    this.db.prepare('DELETE FROM site WHERE slug = ?').run(slug);
    this.db.prepare('DELETE FROM summary WHERE slug = ?').run(slug);
  }

  putSummary(summary: Summary): void {
    this.db
      .prepare(
        `INSERT OR REPLACE INTO summary (slug, company_name, industry, city, state, opened_at)
         VALUES (@slug, @companyName, @industry, @city, @state, @openedAt)`,
      )
      .run(summary);
  }

  summary(slug: string): Summary | undefined {
    return this.db.prepare<[string], Summary>(`SELECT ${SUMMARY_COLUMNS} WHERE slug = ?`).get(slug);
  }

  /** Last opened first; `search` matches anywhere in slug, company, industry, city and state. */
  recent(search: string, limit = 200): Summary[] {
    const pattern = `%${search.trim().replace(/[\\%_]/g, '\\$&')}%`;
    return this.db
      .prepare<{ pattern: string; limit: number }, Summary>(
        `SELECT ${SUMMARY_COLUMNS}
         WHERE slug || ' ' || company_name || ' ' || industry || ' ' || city || ' ' || state LIKE @pattern ESCAPE '\\'
         ORDER BY opened_at DESC LIMIT @limit`,
      )
      .all({ pattern, limit });
  }
}
