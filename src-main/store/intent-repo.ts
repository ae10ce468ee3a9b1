import type { Journal } from './journal.ts';
import { DamagedRowError, rowHash } from './row-hash.ts';

/**
 * Calls that are never repeated by themselves: they cost money or leave something behind each time. A save is written
 * down as well, to tell after a restart whether the server's copy is what it sent.
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
}

/** Of each kind, of those whose outcome is known. */
const KEPT = 1000;

type IntentRow = Omit<Intent, 'request' | 'outcome'> & { request: string; outcome: string; hash: string };

export class IntentRepo {
  private readonly journal: Journal;

  constructor(journal: Journal) {
    this.journal = journal;
  }

  put(intent: Intent): void {
    const row = { ...intent, request: JSON.stringify(intent.request), outcome: JSON.stringify(intent.outcome) };
    const insert = this.journal.db.prepare(
      `INSERT OR REPLACE INTO intent (id, kind, subject, request, state, outcome, at, hash)
       VALUES (@id, @kind, @subject, @request, @state, @outcome, @at, @hash)`,
    );
    this.journal.write(() => insert.run({ ...row, hash: intentHash(row) }));
  }

  /** Newest first. @throws DamagedRowError */
  list(kind: IntentKind, subject?: string): Intent[] {
    const rows = this.journal.db
      .prepare<[string], IntentRow>('SELECT * FROM intent WHERE kind = ? ORDER BY at DESC, rowid DESC')
      .all(kind);
    return rows
      .filter((row) => subject === undefined || row.subject === subject)
      .map((row) => {
        if (row.hash !== intentHash(row)) throw new DamagedRowError('intent', row.id);
        const { hash: _hash, ...intent } = row;
        return { ...intent, request: JSON.parse(row.request) as unknown, outcome: JSON.parse(row.outcome) as unknown };
      });
  }

  /** What is open of a subject is of another one from now on; the number of such an intent begins with its kind. */
  rename(kind: IntentKind, from: string, to: string): void {
    for (const intent of this.list(kind, from)) {
      if (intent.state !== 'started') continue;
      this.put({ ...intent, id: `${kind} ${to}`, subject: to });
      this.put({ ...intent, request: null, state: 'done' });
    }
  }

  /** Forgets those that have long come to an end; one that is open stays until somebody has found out. */
  trim(kept = KEPT): void {
    this.journal.transaction(() =>
      this.journal.db
        .prepare(
          `DELETE FROM intent WHERE rowid IN (SELECT id FROM (
             SELECT rowid AS id, row_number() OVER (PARTITION BY kind ORDER BY rowid DESC) AS place
             FROM intent WHERE state IN ('done', 'failed')
           ) WHERE place > ?)`,
        )
        .run(kept),
    );
  }
}

export function intentHash({ id, kind, subject, request, state, outcome, at }: Omit<IntentRow, 'hash'>): string {
  return rowHash(id, kind, subject, request, state, outcome, at);
}
