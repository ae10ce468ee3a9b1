import { prepared } from './prepared.ts';
import { JournalRepo } from './journal-repo.ts';
import { insertRow } from './table.ts';

/** Words that staff told the spell-check to accept. Upper and lower case are not distinguished. */
export class DictionaryRepo extends JournalRepo {
  add(word: string): void {
    this.journal.write(() => insertRow(this.db, 'dictionary', { word: word.toLowerCase() }, 'IGNORE'));
  }

  remove(word: string): void {
    this.journal.write(() => prepared(this.db, 'DELETE FROM dictionary WHERE word = ?').run(word.toLowerCase()));
  }

  /** Returns all words in alphabetical order. */
  all(): string[] {
    return prepared<[], string>(this.db, 'SELECT word FROM dictionary ORDER BY word').pluck().all();
  }

  has(word: string): boolean {
    return prepared(this.db, 'SELECT 1 FROM dictionary WHERE word = ?').get(word.toLowerCase()) !== undefined;
  }
}
