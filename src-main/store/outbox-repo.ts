import type Database from 'better-sqlite3';
import type { Confirmed } from '#shared/ipc/site.ipc.ts';
import { writing } from './disk-error.ts';

/** A save or publish that waits for the server. A site has at most one: it sends the draft as it is then. */
export interface OutboxEntry {
  id: number;
  slug: string;
  kind: 'save' | 'publish';
  /** `blocked` needs the user: `reason` says why */
  state: 'waiting' | 'blocked';
  reason: string;
  /** what the user agreed to when it was queued */
  confirmed: Confirmed;
  attempts: number;
  /** milliseconds since 1970 */
  at: number;
}

type OutboxRow = Omit<OutboxEntry, 'confirmed'> & { confirmed: string };

export class OutboxRepo {
  private readonly db: Database.Database;

  constructor(db: Database.Database) {
    this.db = db;
  }

  /** In the order in which they were queued. */
  list(): OutboxEntry[] {
    return this.db.prepare<[], OutboxRow>('SELECT * FROM outbox ORDER BY id').all().map(readEntry);
  }

  find(slug: string): OutboxEntry | undefined {
    const row = this.db.prepare<[string], OutboxRow>('SELECT * FROM outbox WHERE slug = ?').get(slug);
    return row && readEntry(row);
  }

  /** Queues the site, or changes what is queued for it: a publish stays one, since it saves first. */
  put(slug: string, kind: OutboxEntry['kind'], confirmed: Confirmed, at: number): void {
    const insert = this.db.prepare(
      `INSERT INTO outbox (slug, kind, state, reason, confirmed, attempts, at, hash)
       VALUES (@slug, @kind, 'waiting', '', @confirmed, 0, @at, '')
       ON CONFLICT (slug) DO UPDATE SET kind = CASE WHEN kind = 'publish' THEN kind ELSE excluded.kind END,
         state = 'waiting', reason = '', confirmed = excluded.confirmed, attempts = 0`,
    );
    writing(() => insert.run({ slug, kind, confirmed: JSON.stringify(confirmed), at }));
  }

  update(slug: string, change: Pick<OutboxEntry, 'state' | 'reason' | 'attempts'>): void {
    const update = this.db.prepare(
      'UPDATE outbox SET state = @state, reason = @reason, attempts = @attempts WHERE slug = @slug',
    );
    writing(() => update.run({ slug, ...change }));
  }

  remove(slug: string): void {
    writing(() => this.db.prepare('DELETE FROM outbox WHERE slug = ?').run(slug));
  }

  rename(from: string, to: string): void {
    writing(() => this.db.prepare('UPDATE OR REPLACE outbox SET slug = ? WHERE slug = ?').run(to, from));
  }
}

function readEntry({ id, slug, kind, state, reason, confirmed, attempts, at }: OutboxRow): OutboxEntry {
  return { id, slug, kind, state, reason, confirmed: JSON.parse(confirmed) as Confirmed, attempts, at };
}
