import type { Cache } from './cache.ts';
import type { Base } from './draft-repo.ts';
import { rowHash } from './row-hash.ts';

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
  private readonly cache: Cache;

  constructor(cache: Cache) {
    this.cache = cache;
  }

  /** A copy that is damaged counts as none. */
  find(slug: string): Base | undefined {
    const row = this.cache.get<Base & { hash: string }>(
      'SELECT document AS text, modified, hash FROM site WHERE slug = ?',
      slug,
    );
    if (!row || row.hash !== rowHash(slug, row.modified, row.text)) return undefined;
    return { text: row.text, modified: row.modified };
  }

  put(slug: string, { text, modified }: Base): void {
    const insert = 'INSERT OR REPLACE INTO site (slug, modified, document, hash) VALUES (?, ?, ?, ?)';
    this.cache.run(insert, slug, modified, text, rowHash(slug, modified, text));
  }

  remove(slug: string): void {
    this.cache.run('DELETE FROM site WHERE slug = ?', slug);
    this.cache.run('DELETE FROM summary WHERE slug = ?', slug);
  }

  putSummary(summary: Summary): void {
    this.cache.run(
      `INSERT OR REPLACE INTO summary (slug, company_name, industry, city, state, opened_at)
       VALUES (@slug, @companyName, @industry, @city, @state, @openedAt)`,
      summary,
    );
  }

  summary(slug: string): Summary | undefined {
    return this.cache.get<Summary>(`SELECT ${SUMMARY_COLUMNS} WHERE slug = ?`, slug);
  }

  /** Last opened first; `search` matches anywhere in slug, company, industry, city and state. */
  recent(search: string, limit = 200): Summary[] {
    const pattern = `%${search.trim().replace(/[\\%_]/g, '\\$&')}%`;
    return this.cache.all<Summary>(
      `SELECT ${SUMMARY_COLUMNS}
       WHERE slug || ' ' || company_name || ' ' || industry || ' ' || city || ' ' || state LIKE @pattern ESCAPE '\\'
       ORDER BY opened_at DESC LIMIT @limit`,
      { pattern, limit },
    );
  }
}
