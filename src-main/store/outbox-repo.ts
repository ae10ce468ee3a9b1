import type { Confirmed } from '#shared/ipc/site.ipc.ts';
import type { Journal } from './journal.ts';
import { KnownRows } from './known-rows.ts';
import { byPerson, DamagedRowError, rowHash } from './row-hash.ts';

/** What of a draft was asked for, and by whom. */
export interface Asked {
  /** the last pending edit that belongs to it; 0 where none of them does */
  through: number;
  /** '' where that is not known */
  person: string;
}

/**
 * A save or publish that waits for the server: the draft as it was when that was asked for. A site has at most one of
 * each, and a save that was asked for after a publish goes out after it.
 */
export interface OutboxEntry extends Asked {
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

/** Whom an entry is put down to. */
interface WhoWorks {
  readonly current: string;
}

type OutboxRow = Omit<OutboxEntry, 'confirmed'> & { confirmed: string };
type StoredRow = OutboxRow & { hash: string };

export class OutboxRepo {
  private readonly journal: Journal;
  private readonly owners: WhoWorks;
  private readonly statements;
  private readonly known: KnownRows<readonly Readonly<OutboxEntry>[]>;

  constructor(journal: Journal, owners: WhoWorks) {
    this.journal = journal;
    this.owners = owners;
    this.statements = {
      list: journal.db.prepare<[], StoredRow>('SELECT * FROM outbox ORDER BY id'),
      of: journal.db.prepare<[string], StoredRow>('SELECT * FROM outbox WHERE slug = ? ORDER BY id'),
      byId: journal.db.prepare<[number], StoredRow>('SELECT * FROM outbox WHERE id = ?'),
      lastEdit: journal.db.prepare<[string], number | null>('SELECT max(seq) FROM edit WHERE slug = ?').pluck(),
      put: journal.db.prepare(
        `INSERT OR REPLACE INTO outbox (id, slug, kind, state, reason, confirmed, attempts, at, through, person, hash)
         VALUES (@id, @slug, @kind, @state, @reason, @confirmed, @attempts, @at, @through, @person, @hash)`,
      ),
      remove: journal.db.prepare('DELETE FROM outbox WHERE slug = ?'),
      removeOne: journal.db.prepare('DELETE FROM outbox WHERE id = ?'),
    };
    this.known = new KnownRows(journal, (slug) => this.statements.of.all(slug).map(readEntry));
  }

  /** In the order in which they were queued. @throws DamagedRowError */
  list(): OutboxEntry[] {
    return this.statements.list.all().map(readEntry);
  }

  /** What waits of a site, in its order. @throws DamagedRowError */
  of(slug: string): readonly Readonly<OutboxEntry>[] {
    return this.known.find(slug);
  }

  /** What goes out next of a site. @throws DamagedRowError */
  find(slug: string): Readonly<OutboxEntry> | undefined {
    return this.of(slug)[0];
  }

  /**
   * Queues the site. A publish takes the place of what waits, since it saves first; a save that holds no more than the
   * publish that waits is that.
   * @param asked all edits there are, by the person who works now, unless told
   * @returns the entry's number
   */
  put(slug: string, kind: OutboxEntry['kind'], confirmed: Confirmed, at: number, asked: Partial<Asked> = {}): number {
    return this.journal.transaction(() => {
      const last = asked.through ?? this.statements.lastEdit.get(slug) ?? 0;
      const before = this.statements.of.all(slug);
      const publish = before.find((row) => row.kind === 'publish');
      const replaced = kind === 'publish' ? before : before.filter((row) => row.kind === 'save');
      const { person = this.owners.current } = asked;
      const agreed = {
        state: 'waiting' as const,
        reason: '',
        confirmed: JSON.stringify(confirmed),
        attempts: 0,
        person,
      };
      if (kind === 'save' && publish && publish.through >= last) return this.write({ ...publish, ...agreed });
      for (const { id } of replaced) this.statements.removeOne.run(id);
      return this.write({ id: replaced[0]?.id ?? null, slug, kind, at, through: last, ...agreed });
    });
  }

  update(id: number, change: Partial<Pick<OutboxEntry, 'state' | 'reason' | 'attempts' | 'through' | 'person'>>): void {
    this.journal.transaction(() => this.rewrite(this.statements.byId.get(id), change));
  }

  removeOne(id: number): void {
    this.journal.transaction(() => {
      const row = this.statements.byId.get(id);
      if (!row) return;
      this.statements.removeOne.run(id);
      this.known.forget(row.slug);
    });
  }

  remove(slug: string): void {
    this.journal.write(() => {
      this.statements.remove.run(slug);
      this.known.forget(slug);
    });
  }

  rename(from: string, to: string): void {
    this.journal.transaction(() => {
      for (const row of this.statements.of.all(from)) this.rewrite(row, { slug: to });
      this.known.forget(from);
    });
  }

  private rewrite(row: StoredRow | undefined, change: Partial<OutboxRow>): void {
    if (row) this.write({ ...row, ...change });
  }

  private write(row: Omit<OutboxRow, 'id'> & { id: number | null }): number {
    const { lastInsertRowid } = this.statements.put.run({ ...row, hash: outboxHash(row) });
    this.known.forget(row.slug);
    return Number(lastInsertRowid);
  }
}

function readEntry({ hash, ...row }: StoredRow): OutboxEntry {
  if (hash !== outboxHash(row)) throw new DamagedRowError('outbox', row.slug);
  return { ...row, confirmed: JSON.parse(row.confirmed) as Confirmed };
}

/** Older schemas have no `through` and no `person`. */
export function outboxHash(
  row: Omit<OutboxRow, 'id' | 'through' | 'person'> & { through?: number; person?: string },
): string {
  const { slug, kind, state, reason, confirmed, attempts, at, through, person } = row;
  return rowHash(
    slug,
    kind,
    state,
    reason,
    confirmed,
    attempts,
    at,
    ...(through === undefined ? [] : [through]),
    ...byPerson(person),
  );
}
