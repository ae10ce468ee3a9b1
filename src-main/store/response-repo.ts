import type Database from 'better-sqlite3';

/** Last good answers of calls whose lists are needed offline too, such as the industries. */
export class ResponseRepo {
  private readonly db: Database.Database;

  constructor(db: Database.Database) {
    this.db = db;
  }

  get(key: string): string | undefined {
    return this.db.prepare<[string], string>('SELECT body FROM response WHERE key = ?').pluck().get(key);
  }

  put(key: string, body: string): void {
    this.db.prepare('INSERT OR REPLACE INTO response (key, body) VALUES (?, ?)').run(key, body);
  }
}
