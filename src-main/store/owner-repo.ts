import { editHash, type EditRow } from './draft-repo.ts';
import type { Journal } from './journal.ts';
import { outboxHash } from './outbox-repo.ts';

/** A person's phone number in E.164; '' where it is not known. What several have edited names all, with a space between. */
export type Person = string;

const listed = new Intl.ListFormat('en', { type: 'conjunction' });
const UNKNOWN = 'another user';

/** Every person of these, each once. */
export const together = (persons: readonly (Person | undefined)[]): Person =>
  [...new Set(persons.flatMap((person = '') => person.split(' ')).filter(Boolean))].join(' ');

/** Whose the edits and waiting saves are. What is written from now on is of `current`. */
export class OwnerRepo {
  current: Person = '';
  private readonly journal: Journal;

  constructor(journal: Journal) {
    this.journal = journal;
  }

  /** The others who have edited the site's unsynced draft, or asked for what waits, as words of a sentence. */
  othersOf(slug: string): string | undefined {
    const select = `SELECT person FROM edit WHERE pending = 1 AND slug = @slug
      UNION SELECT person FROM outbox WHERE slug = @slug`;
    const found = this.journal.db.prepare<[{ slug: string }], Person>(select).pluck().all({ slug });
    const others = new Set(found.flatMap((person) => person.split(' ')));
    others.delete(this.current);
    return others.size === 0 ? undefined : listed.format([...others].map((person) => person || UNKNOWN));
  }

  /** Unsynced edits and waiting saves of nobody known are this person's: older versions did not note whose they are. */
  attribute(person: Person): void {
    const { db } = this.journal;
    const edits = db.prepare<[], Hashed<EditRow>>(`SELECT * FROM edit WHERE pending = 1 AND person = ''`);
    const setEdit = db.prepare('UPDATE edit SET person = ?, hash = ? WHERE slug = ? AND seq = ?');
    const waiting = db.prepare<[], Hashed<OutboxRow>>(`SELECT * FROM outbox WHERE person = ''`);
    const setWaiting = db.prepare('UPDATE outbox SET person = ?, hash = ? WHERE id = ?');
    if (this.journal.readOnly) return;
    this.journal.transaction(() => {
      // A damaged row stays one that does not match its hash.
      for (const row of edits.all()) {
        if (row.hash === editHash(row)) setEdit.run(person, editHash({ ...row, person }), row.slug, row.seq);
      }
      for (const row of waiting.all()) {
        if (row.hash === outboxHash(row)) setWaiting.run(person, outboxHash({ ...row, person }), row.id);
      }
    });
  }
}

type Hashed<Row> = Row & { hash: string };
type OutboxRow = Parameters<typeof outboxHash>[0] & { id: number };
