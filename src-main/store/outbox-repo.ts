import type { Confirmed } from '#shared/domain/site/save-questions.ts';
import type { Journal } from './journal.ts';
import type { Person, WhoWorks } from './person.ts';
import { PersonalRepo } from './journal-repo.ts';
import { byPerson, Table } from './table.ts';

/**
 * A save or publish that waits for the server: the draft as it was when that was asked for. A person has at most one of
 * each of a site, and a save that was asked for after a publish goes out after it.
 */
export interface OutboxEntry {
  id: number;
  slug: string;
  /** the site's document, as JSON text; '' for the server's copy as it is here */
  document: string;
  /** the number of the last edit by then: of two, the one with the higher number was asked for later */
  last: number;
  /** who asked for it; '' where that is not known */
  person: Person;
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
export type Asked = Pick<OutboxEntry, 'document' | 'last'> & { person?: Person };

/** `confirmed` as JSON text. */
export type OutboxRow = Omit<OutboxEntry, 'confirmed'> & { confirmed: string };

export const outbox = new Table<OutboxRow>('outbox', 'waiting save', 'slug', [
  ...(['slug', 'kind', 'state', 'reason', 'confirmed', 'attempts', 'at', 'last'] as const),
  byPerson,
  ({ document }) => (document === '' ? undefined : document),
]);

const OF_PERSON = 'WHERE slug = ? AND person = ? ORDER BY id';

type Owner = Pick<OutboxEntry, 'slug' | 'person'>;
const keyOf = ({ slug, person }: Owner): string => JSON.stringify([slug, person]);

/**
 * Remembers the waiting entries of each person and site, which are read with every edit; shared by the repositories of
 * all persons. Whoever writes an entry calls `forget` in the same transaction. What is read within a transaction is not
 * remembered, since it may be rolled back.
 */
export class WaitingRows {
  private readonly journal: Journal;
  private readonly known = new Map<string, readonly Readonly<OutboxEntry>[]>();

  constructor(journal: Journal) {
    this.journal = journal;
  }

  /** In the order of sending. @throws DamagedRowError */
  of(owner: Owner): readonly Readonly<OutboxEntry>[] {
    const { db } = this.journal;
    const known = this.known.get(keyOf(owner));
    if (known) return known;
    const entries = outbox.rows(db, OF_PERSON, owner.slug, owner.person).map(readEntry);
    if (!db.inTransaction) this.known.set(keyOf(owner), entries);
    return entries;
  }

  forget(owner: Owner): void {
    this.known.delete(keyOf(owner));
  }

  forgetAll(): void {
    this.known.clear();
  }
}

/** A person's saves and publishes that wait. */
export class OutboxRepo extends PersonalRepo {
  private readonly known: WaitingRows;

  constructor(journal: Journal, owners: WhoWorks, known: WaitingRows) {
    super(journal, owners);
    this.known = known;
  }

  /** In the order in which they were queued. @throws DamagedRowError */
  list(): OutboxEntry[] {
    return outbox.rows(this.db, 'WHERE person = ? ORDER BY id', this.person).map(readEntry);
  }

  /** The waiting entries of a site, in the order of sending. @throws DamagedRowError */
  of(slug: string): readonly Readonly<OutboxEntry>[] {
    return this.known.of({ slug, person: this.person });
  }

  /** The entry with this id, of any person. @throws DamagedRowError */
  byId(id: number): OutboxEntry | undefined {
    const row = this.row(id);
    return row && readEntry(row);
  }

  /**
   * Queues the site. A publish replaces all that waits, because it saves first. A save that holds nothing newer than a
   * waiting publish only renews that publish.
   * @returns the entry's number
   */
  put(slug: string, kind: OutboxEntry['kind'], confirmed: Confirmed, at: number, asked: Asked): number {
    const { document, last, person = this.person } = asked;
    return this.journal.transaction(() => {
      const before = outbox.rows(this.db, OF_PERSON, slug, person);
      const publish = before.find((row) => row.kind === 'publish');
      const replaced = kind === 'publish' ? before : before.filter((row) => row.kind === 'save');
      const agreed = { state: 'waiting' as const, reason: '', confirmed: JSON.stringify(confirmed), attempts: 0 };
      if (kind === 'save' && publish && publish.last >= last) return this.write({ ...publish, ...agreed });
      for (const { id } of replaced) outbox.remove(this.db, { id });
      return this.write({ id: replaced[0]?.id ?? null, slug, kind, at, document, last, person, ...agreed });
    });
  }

  update(
    id: number,
    { confirmed, ...change }: Partial<Omit<OutboxEntry, 'id' | 'slug' | 'kind' | 'person' | 'at'>>,
  ): void {
    const next = { ...change, ...(confirmed && { confirmed: JSON.stringify(confirmed) }) };
    this.journal.transaction(() => {
      const row = this.row(id);
      if (row) this.write({ ...row, ...next });
    });
  }

  removeOne(id: number): void {
    this.journal.transaction(() => {
      const row = this.row(id);
      if (!row) return;
      outbox.remove(this.db, { id });
      this.known.forget(row);
    });
  }

  remove(slug: string): void {
    const { person } = this;
    this.journal.write(() => {
      outbox.remove(this.db, { slug, person });
      this.known.forget({ slug, person });
    });
  }

  private row(id: number): OutboxRow | undefined {
    return outbox.rows(this.db, 'WHERE id = ?', id)[0];
  }

  private write(row: Parameters<typeof outbox.put>[1]): number {
    this.known.forget(row);
    return outbox.put(this.db, row);
  }
}

function readEntry(stored: OutboxRow): OutboxEntry {
  const row = outbox.sound(stored);
  return { ...row, confirmed: JSON.parse(row.confirmed) as Confirmed };
}
