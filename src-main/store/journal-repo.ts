import type { Database } from 'better-sqlite3';
import type { Journal } from './journal.ts';
import type { Person, WhoWorks } from './person.ts';

export abstract class JournalRepo {
  protected readonly journal: Journal;

  constructor(journal: Journal) {
    this.journal = journal;
  }

  protected get db(): Database {
    return this.journal.db;
  }
}

/** Base class of repositories whose rows belong to a person. */
export abstract class PersonalRepo extends JournalRepo {
  private readonly owners: WhoWorks;

  constructor(journal: Journal, owners: WhoWorks) {
    super(journal);
    this.owners = owners;
  }

  /** the person who works now */
  protected get person(): Person {
    return this.owners.current;
  }
}
