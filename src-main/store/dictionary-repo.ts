import type Database from 'better-sqlite3';
import { writing } from './disk-error.ts';

/** Words that staff told the spell-check to accept; compared without regard to case. */
export class DictionaryRepo {
  private readonly db: Database.Database;

  constructor(db: Database.Database) {
    this.db = db;
  }

  add(word: string): void {
    writing(() => this.db.prepare('INSERT OR IGNORE INTO dictionary (word) VALUES (?)').run(word.toLowerCase()));
  }

  has(word: string): boolean {
    return this.db.prepare('SELECT 1 FROM dictionary WHERE word = ?').get(word.toLowerCase()) !== undefined;
  }
}
