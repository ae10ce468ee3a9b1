import type { Person } from './person.ts';
import { prepared } from './prepared.ts';
import { PersonalRepo } from './journal-repo.ts';
import { byPerson, Table } from './table.ts';

/**
 * Kinds of calls that are never repeated automatically, because they cost money or leave something behind each time. A
 * save is one too, to tell after a restart whether the server's copy is what it sent.
 */
export type IntentKind =
  'save' | 'create-site' | 'buy-domain' | 'configure-dns' | 'create-listing' | 'park' | 'teammates';

/**
 * One such call, written down before it is made. One that is found `started` after a restart, or whose answer never
 * came, is `unknown`: only the server can tell what became of it.
 */
export interface Intent {
  id: string;
  kind: IntentKind;
  /** what it is about: a slug, a domain */
  subject: string;
  request: unknown;
  state: 'started' | 'done' | 'failed' | 'unknown';
  /** what is known of its outcome, such as a task's id */
  outcome: unknown;
  /** milliseconds since 1970 */
  at: number;
  /** who made it; '' where that is not known */
  person: Person;
}

/** Most intents of a kind that are kept once their outcome is known. */
const KEPT = 1000;

export type IntentRow = Omit<Intent, 'request' | 'outcome'> & { request: string; outcome: string };

export const intents = new Table<IntentRow>('intent', 'note of a call', 'id', [
  ...(['id', 'kind', 'subject', 'request', 'state', 'outcome', 'at'] as const),
  byPerson,
]);

/** Without `person` the intent keeps its person; a new one belongs to the person who works now. */
export type MadeIntent = Omit<Intent, 'person'> & { person?: Person };

export class IntentRepo extends PersonalRepo {
  put(intent: MadeIntent): void {
    const [before] = intents.rows(this.db, 'WHERE id = ?', intent.id);
    const texts = { request: JSON.stringify(intent.request), outcome: JSON.stringify(intent.outcome) };
    const row = { person: before?.person ?? this.person, ...intent, ...texts };
    this.journal.write(() => intents.put(this.db, row));
  }

  /** The intents of all persons, newest first. @throws DamagedRowError */
  list(kind: IntentKind, subject?: string): Intent[] {
    const rows = intents.rows(this.db, 'WHERE kind = ? ORDER BY at DESC, rowid DESC', kind);
    return rows
      .filter((row) => subject === undefined || row.subject === subject)
      .map(intents.sound)
      .map(({ request, outcome, ...intent }) => {
        return { ...intent, request: JSON.parse(request) as unknown, outcome: JSON.parse(outcome) as unknown };
      });
  }

  /** The intents of the person who works now. @throws DamagedRowError */
  own(kind: IntentKind, subject?: string): Intent[] {
    return this.list(kind, subject).filter(({ person }) => person === this.person);
  }

  /** The id of the only intent that a person may have open about a subject; of who works now unless told. */
  soleId(kind: IntentKind, subject: string, person: Person = this.person): string {
    return soleIntentId(kind, subject, person);
  }

  /** The subject has another name: open intents of everybody follow it, each with the `soleId` of the new name. */
  rename(kind: IntentKind, from: string, to: string): void {
    for (const intent of this.list(kind, from)) {
      if (intent.state !== 'started') continue;
      this.put({ ...intent, id: this.soleId(kind, to, intent.person), subject: to });
      this.put({ ...intent, request: null, state: 'done' });
    }
  }

  /** Forgets the oldest of those that have ended. An open one stays until its outcome is known. */
  trim(kept = KEPT): void {
    const oldest = `DELETE FROM intent WHERE rowid IN (SELECT id FROM (
       SELECT rowid AS id, row_number() OVER (PARTITION BY kind ORDER BY rowid DESC) AS place
       FROM intent WHERE state IN ('done', 'failed')
     ) WHERE place > ?)`;
    this.journal.transaction(() => prepared(this.db, oldest).run(kept));
  }
}

/** The id of a kind of intent of which a subject has at most one at a time. */
export const soleIntentId = (kind: IntentKind, subject: string, person: Person): string =>
  [kind, subject, person].join(' ');
