import { changeRequests } from './change-request-repo.ts';
import { conflicts } from './conflict-repo.ts';
import { drafts, edits } from './draft-repo.ts';
import { intents, postId } from './intent-repo.ts';
import type { Journal } from './journal.ts';
import { outbox, type WaitingRows } from './outbox-repo.ts';
import type { Person, WhoWorks } from './person.ts';
import { prepared } from './prepared.ts';
import { JournalRepo } from './journal-repo.ts';
import { trash } from './trash-repo.ts';

/** What makes up a person's work on a site, but for a post of unknown outcome. */
const ofDrafts = [drafts, edits, conflicts, outbox] as const;

/** The person as a part of a sentence. */
export function wordsFor(person: Person): string {
  if (person === '') return 'another user';
  // Made here, because the first formatter takes milliseconds of the start.
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(person.split(' '));
}

/** Tells whose drafts, conflicts, queue entries and saves are. What is written from now on belongs to `current`. */
export class OwnerRepo extends JournalRepo implements WhoWorks {
  current: Person = '';
  private readonly waiting: WaitingRows;

  constructor(journal: Journal, waiting: WaitingRows) {
    super(journal);
    this.waiting = waiting;
  }

  /** Sites of which anybody has something that the server does not have. */
  sites(): string[] {
    const select = 'SELECT slug FROM draft UNION SELECT slug FROM conflict UNION SELECT slug FROM outbox';
    return prepared<[], string>(this.db, select).pluck().all();
  }

  /** The others who have edits of the site, conflicts to decide or what waits on this computer. */
  othersOf(slug: string): Person[] {
    const select = `SELECT person FROM draft WHERE slug = @slug
      UNION SELECT person FROM conflict WHERE slug = @slug
      UNION SELECT person FROM outbox WHERE slug = @slug`;
    const persons = prepared<[{ slug: string }], Person>(this.db, select).pluck().all({ slug });
    return persons.filter((person) => person !== this.current);
  }

  /** Gives all that `from` has of the site to `to`. What `to` had of it is removed. */
  give(slug: string, from: Person, to: Person): void {
    const { db } = this;
    this.journal.transaction(() => {
      // What was saved is not for others to undo.
      edits.remove(db, { slug, person: from, pending: 0 });
      for (const table of ofDrafts) {
        table.remove(db, { slug, person: to });
        table.rewrite(db, { slug, person: from }, { person: to });
      }
      const post = { kind: 'save', state: 'started', subject: slug } as const;
      intents.remove(db, { ...post, person: to });
      // The id of a save names its person: with the old id, the next save of `from` would overwrite the row.
      intents.rewrite(db, { ...post, person: from }, { person: to, id: postId(slug, to) });
      // The requests come with the draft; those that `to` already has stay.
      changeRequests.rewrite(db, { slug, person: from }, { person: to });
      this.waiting.forgetAll();
    });
  }

  /** Gives the rows without a person to this one: older versions did not note whose a row is. */
  attribute(person: Person): void {
    if (this.journal.readOnly) return;
    this.journal.transaction(() => {
      for (const table of [...ofDrafts, intents, trash] as const) table.rewrite(this.db, { person: '' }, { person });
      this.waiting.forgetAll();
    });
  }
}
