import { changeRequests } from './change-request-repo.ts';
import { conflicts } from './conflict-repo.ts';
import { drafts, edits } from './draft-repo.ts';
import { intents, postId } from './intent-repo.ts';
import type { Journal } from './journal.ts';
import { outbox, type QueuedRows } from './outbox-repo.ts';
import type { Person, WhoWorks } from './person.ts';
import { prepared } from './prepared.ts';
import { JournalRepo } from './journal-repo.ts';
import { trash } from './trash-repo.ts';

/**
 * The tables of a person's work on a site that `give` treats in the same way. Intents and change requests are treated
 * differently.
 */
const ofDrafts = [drafts, edits, conflicts, outbox] as const;

/** Returns words for the person that fit into a sentence. */
export function wordsFor(person: Person): string {
  if (person === '') return 'another user';
  // The formatter is not made when the module loads, because this would delay the app's start by milliseconds.
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(person.split(' '));
}

/** Finds and changes the persons to whom drafts and other rows belong. `current` is the person who works now. */
export class OwnerRepo extends JournalRepo implements WhoWorks {
  current: Person = '';
  private readonly waiting: QueuedRows;

  constructor(journal: Journal, waiting: QueuedRows) {
    super(journal);
    this.waiting = waiting;
  }

  /** Returns the slugs of the sites of which anybody has a draft, conflicts or queue entries. */
  sites(): string[] {
    const select = 'SELECT slug FROM draft UNION SELECT slug FROM conflict UNION SELECT slug FROM outbox';
    return prepared<[], string>(this.db, select).pluck().all();
  }

  /** Returns the other persons who have a draft, conflicts or queue entries of the site. */
  othersOf(slug: string): Person[] {
    const select = `SELECT person FROM draft WHERE slug = @slug
      UNION SELECT person FROM conflict WHERE slug = @slug
      UNION SELECT person FROM outbox WHERE slug = @slug`;
    const persons = prepared<[{ slug: string }], Person>(this.db, select).pluck().all({ slug });
    return persons.filter((person) => person !== this.current);
  }

  /**
   * Gives the site's draft of `from`, with its conflicts, queue entries, open post and change requests, to `to`.
   * Deletes what `to` had of these before, except change requests.
   */
  give(slug: string, from: Person, to: Person): void {
    const { db } = this;
    this.journal.transaction(() => {
      // The history is deleted, so that nobody else can undo edits that were saved.
      edits.remove(db, { slug, person: from, pending: 0 });
      for (const table of ofDrafts) {
        table.remove(db, { slug, person: to });
        table.rewrite(db, { slug, person: from }, { person: to });
      }
      const post = { kind: 'save', state: 'started', subject: slug } as const;
      intents.remove(db, { ...post, person: to });
      // The ID of a post contains its person. With the old ID, the next post of `from` would overwrite the row.
      intents.rewrite(db, { ...post, person: from }, { person: to, id: postId(slug, to) });
      // Change requests move with the draft. Those that `to` already has stay.
      changeRequests.rewrite(db, { slug, person: from }, { person: to });
      this.waiting.forgetAll();
    });
  }

  /**
   * Assigns the rows that have no person to this person: drafts with their edits, conflicts and queue entries, intents,
   * and entries of the trash. Older versions of the app did not store the person.
   */
  attribute(person: Person): void {
    if (this.journal.readOnly) return;
    this.journal.transaction(() => {
      for (const table of [...ofDrafts, intents, trash] as const) table.rewrite(this.db, { person: '' }, { person });
      this.waiting.forgetAll();
    });
  }
}
