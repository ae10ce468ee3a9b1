import type { Journal } from './journal.ts';

/** Words that staff told the spell-check to accept; compared without regard to case. */
export class DictionaryRepo {
  private readonly journal: Journal;

  constructor(journal: Journal) {
    this.journal = journal;
  }

  add(word: string): void {
    this.journal.write(() =>
      this.journal.db.prepare('INSERT OR IGNORE INTO dictionary (word) VALUES (?)').run(word.toLowerCase()),
    );
  }

  remove(word: string): void {
    this.journal.write(() => this.journal.db.prepare('DELETE FROM dictionary WHERE word = ?').run(word.toLowerCase()));
  }

  /** In alphabetical order. */
  all(): string[] {
    const rows = this.journal.db.prepare('SELECT word FROM dictionary ORDER BY word').all() as { word: string }[];
    return rows.map(({ word }) => word);
  }

  has(word: string): boolean {
    return this.journal.db.prepare('SELECT 1 FROM dictionary WHERE word = ?').get(word.toLowerCase()) !== undefined;
  }
}
