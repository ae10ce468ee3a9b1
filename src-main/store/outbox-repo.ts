import type { Confirmed } from '#shared/ipc/site.ipc.ts';
import type { Journal } from './journal.ts';
import { KnownRows } from './known-rows.ts';
import { DamagedRowError, rowHash } from './row-hash.ts';

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
  /** how often in a row the server failed it; of a blocked one, 0 where that is not why */
  attempts: number;
  /** milliseconds since 1970 */
  at: number;
}

type OutboxRow = Omit<OutboxEntry, 'confirmed'> & { confirmed: string };
type StoredRow = OutboxRow & { hash: string };

export class OutboxRepo {
  private readonly journal: Journal;
  private readonly statements;
  private readonly known: KnownRows<Readonly<OutboxEntry> | undefined>;

  constructor(journal: Journal) {
    this.journal = journal;
    this.statements = {
      list: journal.db.prepare<[], StoredRow>('SELECT * FROM outbox ORDER BY id'),
      find: journal.db.prepare<[string], StoredRow>('SELECT * FROM outbox WHERE slug = ?'),
      put: journal.db.prepare(
        `INSERT OR REPLACE INTO outbox (id, slug, kind, state, reason, confirmed, attempts, at, hash)
         VALUES (@id, @slug, @kind, @state, @reason, @confirmed, @attempts, @at, @hash)`,
      ),
      remove: journal.db.prepare('DELETE FROM outbox WHERE slug = ?'),
    };
    this.known = new KnownRows(journal, (slug) => {
      const row = this.statements.find.get(slug);
      return row && readEntry(row);
    });
  }

  /** In the order in which they were queued. @throws DamagedRowError */
  list(): OutboxEntry[] {
    return this.statements.list.all().map(readEntry);
  }

  /** @throws DamagedRowError */
  find(slug: string): Readonly<OutboxEntry> | undefined {
    return this.known.find(slug);
  }

  /** Queues the site, or changes what is queued for it: a publish stays one, since it saves first. */
  put(slug: string, kind: OutboxEntry['kind'], confirmed: Confirmed, at: number): void {
    const agreed = { state: 'waiting', reason: '', confirmed: JSON.stringify(confirmed), attempts: 0 } as const;
    this.journal.transaction(() => {
      const known = this.statements.find.get(slug);
      if (known) this.write({ ...known, ...agreed, kind: known.kind === 'publish' ? known.kind : kind });
      else this.write({ id: null, slug, kind, at, ...agreed });
    });
  }

  update(slug: string, change: Pick<OutboxEntry, 'state' | 'reason' | 'attempts'>): void {
    this.rewrite(slug, change);
  }

  remove(slug: string): void {
    this.journal.write(() => {
      this.statements.remove.run(slug);
      this.known.forget(slug);
    });
  }

  rename(from: string, to: string): void {
    this.rewrite(from, { slug: to });
  }

  private rewrite(slug: string, change: Partial<OutboxRow>): void {
    this.journal.transaction(() => {
      const row = this.statements.find.get(slug);
      if (!row) return;
      this.write({ ...row, ...change });
      this.known.forget(slug);
    });
  }

  private write(row: Omit<OutboxRow, 'id'> & { id: number | null }): void {
    this.statements.put.run({ ...row, hash: outboxHash(row) });
    this.known.forget(row.slug);
  }
}

function readEntry({ hash, ...row }: StoredRow): OutboxEntry {
  if (hash !== outboxHash(row)) throw new DamagedRowError('outbox', row.slug);
  return { ...row, confirmed: JSON.parse(row.confirmed) as Confirmed };
}

export function outboxHash({ slug, kind, state, reason, confirmed, attempts, at }: Omit<OutboxRow, 'id'>): string {
  return rowHash(slug, kind, state, reason, confirmed, attempts, at);
}
