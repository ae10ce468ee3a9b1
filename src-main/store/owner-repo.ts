import { requestHash } from './change-request-repo.ts';
import { conflictHash } from './conflict-repo.ts';
import { draftHash, editHash } from './draft-repo.ts';
import { intentHash, soleIntentId } from './intent-repo.ts';
import type { Journal } from './journal.ts';
import { outboxHash, type WaitingRows } from './outbox-repo.ts';
import type { Person, WhoWorks } from './person.ts';
import { rewriteRows } from './rewrite-rows.ts';
import { trashHash } from './trash-repo.ts';

/** The tables that make up a person's work on a site, each with the columns that choose the rows of the site `slug`. */
const ofDrafts = [
  { table: 'draft', hashOf: draftHash, ofSite: (slug: string) => ({ slug }) },
  { table: 'edit', hashOf: editHash, ofSite: (slug: string) => ({ slug }) },
  { table: 'conflict', hashOf: conflictHash, ofSite: (slug: string) => ({ slug }) },
  { table: 'outbox', hashOf: outboxHash, ofSite: (slug: string) => ({ slug }) },
  {
    table: 'intent',
    hashOf: intentHash,
    ofSite: (slug: string) => ({ kind: 'save', state: 'started', subject: slug }),
  },
] as const;

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

/** The person as a part of a sentence. */
export const wordsFor = (person: Person): string => (person === '' ? 'another user' : listed.format(person.split(' ')));

/** Tells whose drafts, conflicts, queue entries and saves are. What is written from now on belongs to `current`. */
export class OwnerRepo implements WhoWorks {
  current: Person = '';
  private readonly journal: Journal;
  private readonly waiting: WaitingRows;

  constructor(journal: Journal, waiting: WaitingRows) {
    this.journal = journal;
    this.waiting = waiting;
  }

  /** Sites of which anybody has something that the server does not have. */
  sites(): string[] {
    const select = 'SELECT slug FROM draft UNION SELECT slug FROM conflict UNION SELECT slug FROM outbox';
    return this.journal.db.prepare<[], string>(select).pluck().all();
  }

  /** The others who have edits of the site, conflicts to decide or what waits on this computer. */
  othersOf(slug: string): Person[] {
    const select = `SELECT person FROM draft WHERE slug = @slug
      UNION SELECT person FROM conflict WHERE slug = @slug
      UNION SELECT person FROM outbox WHERE slug = @slug`;
    const persons = this.journal.db.prepare<[{ slug: string }], Person>(select).pluck().all({ slug });
    return persons.filter((person) => person !== this.current);
  }

  /** Gives all that `from` has of the site to `to`. What `to` had of it is removed. */
  give(slug: string, from: Person, to: Person): void {
    const { db } = this.journal;
    this.journal.transaction(() => {
      // What was saved is not for others to undo.
      db.prepare('DELETE FROM edit WHERE slug = ? AND person = ? AND pending = 0').run(slug, from);
      for (const { ofSite, ...rows } of ofDrafts) {
        const columns = Object.keys(ofSite(slug)).map((column) => `${column} = @${column}`);
        db.prepare(`DELETE FROM ${rows.table} WHERE ${columns.join(' AND ')} AND person = @person`).run({
          ...ofSite(slug),
          person: to,
        });
        // The id of a save names its person: with the old id, the next save of `from` would overwrite the row.
        const id = rows.table === 'intent' && { id: soleIntentId('save', slug, to) };
        rewriteRows<never>(db, rows, { ...ofSite(slug), person: from }, { person: to, ...id });
      }
      // The requests come with the draft; those that `to` already has stay.
      rewriteRows<never>(db, { table: 'change_request', hashOf: requestHash }, { slug, person: from }, { person: to });
      this.waiting.forgetAll();
    });
  }

  /** Gives the rows without a person to this one: older versions did not note whose a row is. */
  attribute(person: Person): void {
    if (this.journal.readOnly) return;
    this.journal.transaction(() => {
      for (const { table, hashOf } of [...ofDrafts, { table: 'trash', hashOf: trashHash }])
        rewriteRows<never>(this.journal.db, { table, hashOf }, { person: '' }, { person });
      this.waiting.forgetAll();
    });
  }
}
