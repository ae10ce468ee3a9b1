import type { Confirmed } from '#shared/domain/site/save-questions.ts';
import type { Journal } from './journal.ts';
import { KnownRows } from './known-rows.ts';
import type { Person, WhoWorks } from './person.ts';
import { rewriteRows } from './rewrite-rows.ts';
import { byPerson, DamagedRowError, rowHash } from './row-hash.ts';

/** What was asked for, and by whom: the draft as it was then. */
export interface Asked {
  /** the site's document, as JSON text; '' for the server's copy as it is here */
  document: string;
  /** the number of the last edit by then: of two, the one with the higher number was asked for later */
  last: number;
  /** '' where that is not known */
  person: Person;
}

/**
 * A save or publish that waits for the server: the draft as it was when that was asked for. A person has at most one of
 * each of a site, and a save that was asked for after a publish goes out after it.
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
  /** failures of the server in a row; 0 for an entry that is blocked for another reason */
  attempts: number;
  /** milliseconds since 1970 */
  at: number;
}

/** Without `person` it is asked by who works now. */
export type NewlyAsked = Omit<Asked, 'person'> & { person?: Person };

type OutboxRow = Omit<OutboxEntry, 'confirmed'> & { confirmed: string };
type StoredRow = OutboxRow & { hash: string };

export type WaitingRows = KnownRows<readonly Readonly<OutboxEntry>[]>;

/** The waiting entries of each person and site, by `keyOf`; shared by the repositories of all persons. */
export const waitingRows = (journal: Journal): WaitingRows => {
  const select = journal.db.prepare<[string, Person], StoredRow>(OF_PERSON);
  return new KnownRows(journal, (key) => {
    const [slug, person] = JSON.parse(key) as [string, Person];
    return select.all(slug, person).map(readEntry);
  });
};

const OF_PERSON = 'SELECT * FROM outbox WHERE slug = ? AND person = ? ORDER BY id';
const keyOf = ({ slug, person }: { slug: string; person: Person }): string => JSON.stringify([slug, person]);

/** A person's saves and publishes that wait. */
export class OutboxRepo {
  private readonly journal: Journal;
  private readonly owners: WhoWorks;
  private readonly statements;
  private readonly known: WaitingRows;

  constructor(journal: Journal, owners: WhoWorks, known: WaitingRows) {
    this.journal = journal;
    this.owners = owners;
    this.known = known;
    this.statements = {
      list: journal.db.prepare<[Person], StoredRow>('SELECT * FROM outbox WHERE person = ? ORDER BY id'),
      of: journal.db.prepare<[string, Person], StoredRow>(OF_PERSON),
      byId: journal.db.prepare<[number], StoredRow>('SELECT * FROM outbox WHERE id = ?'),
      put: journal.db.prepare(
        `INSERT OR REPLACE INTO outbox (id, slug, kind, state, reason, confirmed, attempts, at, document, last, person, hash)
         VALUES (@id, @slug, @kind, @state, @reason, @confirmed, @attempts, @at, @document, @last, @person, @hash)`,
      ),
      remove: journal.db.prepare<[string, Person]>('DELETE FROM outbox WHERE slug = ? AND person = ?'),
      removeOne: journal.db.prepare('DELETE FROM outbox WHERE id = ?'),
    };
  }

  /** In the order in which they were queued. @throws DamagedRowError */
  list(): OutboxEntry[] {
    return this.statements.list.all(this.owners.current).map(readEntry);
  }

  /** The waiting entries of a site, in the order of sending. @throws DamagedRowError */
  of(slug: string): readonly Readonly<OutboxEntry>[] {
    return this.known.find(keyOf({ slug, person: this.owners.current }));
  }

  /** The entry of a site that is sent next. @throws DamagedRowError */
  find(slug: string): Readonly<OutboxEntry> | undefined {
    return this.of(slug)[0];
  }

  /** The entry with this id, of any person. @throws DamagedRowError */
  byId(id: number): OutboxEntry | undefined {
    const row = this.statements.byId.get(id);
    return row && readEntry(row);
  }

  /**
   * Queues the site. A publish replaces all that waits, because it saves first. A save that holds nothing newer than a
   * waiting publish only renews that publish.
   * @param asked by the person who works now, unless told
   * @returns the entry's number
   */
  put(slug: string, kind: OutboxEntry['kind'], confirmed: Confirmed, at: number, asked: NewlyAsked): number {
    const { document, last, person = this.owners.current } = asked;
    return this.journal.transaction(() => {
      const before = this.statements.of.all(slug, person);
      const publish = before.find((row) => row.kind === 'publish');
      const replaced = kind === 'publish' ? before : before.filter((row) => row.kind === 'save');
      const agreed = { state: 'waiting' as const, reason: '', confirmed: JSON.stringify(confirmed), attempts: 0 };
      if (kind === 'save' && publish && publish.last >= last) return this.write({ ...publish, ...agreed });
      for (const { id } of replaced) this.statements.removeOne.run(id);
      return this.write({ id: replaced[0]?.id ?? null, slug, kind, at, document, last, person, ...agreed });
    });
  }

  update(
    id: number,
    { confirmed, ...change }: Partial<Omit<OutboxEntry, 'id' | 'slug' | 'kind' | 'person' | 'at'>>,
  ): void {
    const next = { ...change, ...(confirmed && { confirmed: JSON.stringify(confirmed) }) };
    this.journal.transaction(() => this.rewrite(this.statements.byId.get(id), next));
  }

  removeOne(id: number): void {
    this.journal.transaction(() => {
      const row = this.statements.byId.get(id);
      if (!row) return;
      this.statements.removeOne.run(id);
      this.known.forget(keyOf(row));
    });
  }

  remove(slug: string): void {
    const { current: person } = this.owners;
    this.journal.write(() => {
      this.statements.remove.run(slug, person);
      this.known.forget(keyOf({ slug, person }));
    });
  }

  /** Moves the entries of all persons to the site's new slug. */
  rename(from: string, to: string): void {
    this.journal.transaction(() => {
      rewriteRows(this.journal.db, { table: 'outbox', hashOf: outboxHash }, { slug: from }, { slug: to });
      this.known.forgetAll();
    });
  }

  private rewrite(row: StoredRow | undefined, change: Partial<OutboxRow>): void {
    if (row) this.write({ ...row, ...change });
  }

  private write(row: Omit<OutboxRow, 'id'> & { id: number | null }): number {
    const { lastInsertRowid } = this.statements.put.run({ ...row, hash: outboxHash(row) });
    this.known.forget(keyOf(row));
    return Number(lastInsertRowid);
  }
}

function readEntry({ hash, ...row }: StoredRow): OutboxEntry {
  if (hash !== outboxHash(row)) throw new DamagedRowError('outbox', row.slug);
  return { ...row, confirmed: JSON.parse(row.confirmed) as Confirmed };
}

export function outboxHash(row: Omit<OutboxRow, 'id'>): string {
  const { slug, kind, state, reason, confirmed, attempts, at, document, last, person } = row;
  const facts = [slug, kind, state, reason, confirmed, attempts, at, last];
  return rowHash(...facts, ...byPerson(person), ...(document === '' ? [] : [document]));
}
