import type { Person } from './person.ts';
import { prepared } from './prepared.ts';
import { PersonalRepo } from './journal-repo.ts';
import { byPerson, Table } from './table.ts';

/**
 * Kinds of calls that are written down before they are made. Most of them cost money or create something, so the app
 * never repeats them by itself. A save is written down so that the app can find out, even after a restart, whether the
 * server's copy is what the save sent.
 */
export type IntentKind =
  'save' | 'create-site' | 'buy-domain' | 'configure-dns' | 'create-listing' | 'park' | 'teammates';

/**
 * A call that was written down. A call whose response never came is `unknown`: only the server can tell what the
 * outcome was. The outcome of a call that is still `started` after a restart is unknown too.
 */
export interface Intent {
  id: string;
  kind: IntentKind;
  /** what the call is about, such as a slug or a domain */
  subject: string;
  request: unknown;
  state: 'started' | 'done' | 'failed' | 'unknown';
  /** what is known of the call's outcome, such as a task's ID */
  outcome: unknown;
  /** milliseconds since 1970 */
  at: number;
  /** who made the call; '' if that is not known */
  person: Person;
}

/** Number of newest intents of each kind that are kept after their outcome is known. */
const KEPT = 1000;

export type IntentRow = Omit<Intent, 'request' | 'outcome'> & { request: string; outcome: string };

export const intents = new Table<IntentRow>('intent', 'note of a call', 'id', [
  ...(['id', 'kind', 'subject', 'request', 'state', 'outcome', 'at'] as const),
  byPerson,
]);

/** If `person` is missing, a stored intent keeps its person, and a new intent belongs to the person who works now. */
export type NewIntent = Omit<Intent, 'person'> & { person?: Person };

export class IntentRepo extends PersonalRepo {
  put(intent: NewIntent): void {
    const [before] = intents.rows(this.db, 'WHERE id = ?', intent.id);
    const texts = { request: JSON.stringify(intent.request), outcome: JSON.stringify(intent.outcome) };
    const row = { person: before?.person ?? this.person, ...intent, ...texts };
    this.journal.write(() => intents.put(this.db, row));
  }

  /** Returns the intents of all persons, newest first. @throws DamagedRowError */
  list(kind: IntentKind, subject?: string): Intent[] {
    const rows = intents.rows(this.db, 'WHERE kind = ? ORDER BY at DESC, rowid DESC', kind);
    return rows
      .filter((row) => subject === undefined || row.subject === subject)
      .map(intents.checked)
      .map(({ request, outcome, ...intent }) => {
        return { ...intent, request: JSON.parse(request) as unknown, outcome: JSON.parse(outcome) as unknown };
      });
  }

  /** Returns the current person's post of a save whose outcome is not known. @throws DamagedRowError */
  openPost(slug: string): Intent | undefined {
    return this.list('save', slug).find(({ person, state }) => person === this.person && state === 'started');
  }

  /** Writes down a post before it is made, in place of an earlier post of the site whose outcome is not known. */
  startPost(slug: string, request: unknown, at: number): void {
    const id = this.openPost(slug)?.id ?? postId(slug, this.person);
    this.put({ id, kind: 'save', subject: slug, request, state: 'started', outcome: null, at });
  }

  /** Marks the site's open post as done, because its outcome is known. Does nothing if no post is open. */
  endPost(slug: string, at: number): void {
    const post = this.openPost(slug);
    if (post) this.put({ ...post, request: null, state: 'done', at });
  }

  /** Moves the open posts of all persons to the site's new slug. */
  renamePosts(from: string, to: string): void {
    for (const post of this.list('save', from)) {
      if (post.state !== 'started') continue;
      this.put({ ...post, id: postId(to, post.person), subject: to });
      this.put({ ...post, request: null, state: 'done' });
    }
  }

  /** Deletes intents whose outcome is known, except the `kept` newest of each kind. */
  trim(kept = KEPT): void {
    const oldest = `DELETE FROM intent WHERE rowid IN (SELECT id FROM (
       SELECT rowid AS id, row_number() OVER (PARTITION BY kind ORDER BY rowid DESC) AS place
       FROM intent WHERE state IN ('done', 'failed')
     ) WHERE place > ?)`;
    this.journal.transaction(() => prepared(this.db, oldest).run(kept));
  }
}

/** Returns the ID of a post. A person has only one post of a site at a time. */
export const postId = (slug: string, person: Person): string => ['save', slug, person].join(' ');
