import type Database from 'better-sqlite3';
import { writing } from './disk-error.ts';

/** When a site was last saved and published from this computer, in milliseconds since 1970. */
export interface Milestones {
  savedAt: number | null;
  publishedAt: number | null;
  publishedUrl: string | null;
}

export class MilestoneRepo {
  private readonly db: Database.Database;
  private readonly select: Database.Statement<[string], Milestones>;

  constructor(db: Database.Database) {
    this.db = db;
    this.select = db.prepare(
      `SELECT saved_at AS savedAt, published_at AS publishedAt, published_url AS publishedUrl
       FROM milestone WHERE slug = ?`,
    );
  }

  find(slug: string): Milestones {
    const row = this.select.get(slug);
    return row ?? { savedAt: null, publishedAt: null, publishedUrl: null };
  }

  saved(slug: string, at: number): void {
    const upsert = `INSERT INTO milestone (slug, saved_at) VALUES (?, ?)
      ON CONFLICT (slug) DO UPDATE SET saved_at = excluded.saved_at`;
    writing(() => this.db.prepare(upsert).run(slug, at));
  }

  published(slug: string, at: number, url: string): void {
    const upsert = `INSERT INTO milestone (slug, published_at, published_url) VALUES (?, ?, ?)
      ON CONFLICT (slug) DO UPDATE SET published_at = excluded.published_at, published_url = excluded.published_url`;
    writing(() => this.db.prepare(upsert).run(slug, at, url));
  }

  rename(from: string, to: string): void {
    writing(() => this.db.prepare('UPDATE OR REPLACE milestone SET slug = ? WHERE slug = ?').run(to, from));
  }
}
