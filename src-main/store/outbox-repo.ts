import type { Confirmed } from '#shared/domain/site/save-questions.ts';
import type { Journal } from './journal.ts';
import { KnownRows } from './known-rows.ts';
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

export type WaitingRows = KnownRows<readonly Readonly<OutboxEntry>[]>;

/** The waiting entries of each person and site, by `keyOf`; shared by the repositories of all persons. */
export const waitingRows = (journal: Journal): WaitingRows =>
  new KnownRows(journal, (key) => {
    const [slug, person] = JSON.parse(key) as [string, Person];
    return outbox.rows(journal.db, OF_PERSON, slug, person).map(readEntry);
  });

const OF_PERSON = 'WHERE slug = ? AND person = ? ORDER BY id';
const keyOf = ({ slug, person }: { slug: string; person: Person }): string => JSON.stringify([slug, person]);

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
    return this.known.find(keyOf({ slug, person: this.person }));
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
      this.known.forget(keyOf(row));
    });
  }

  remove(slug: string): void {
    const { person } = this;
    this.journal.write(() => {
      outbox.remove(this.db, { slug, person });
      this.known.forget(keyOf({ slug, person }));
    });
  }

  private row(id: number): OutboxRow | undefined {
    return outbox.rows(this.db, 'WHERE id = ?', id)[0];
  }

  private write(row: Parameters<typeof outbox.put>[1]): number {
    this.known.forget(keyOf(row));
    return outbox.put(this.db, row);
  }
}

function readEntry(stored: OutboxRow): OutboxEntry {
  const row = outbox.sound(stored);
  return { ...row, confirmed: JSON.parse(row.confirmed) as Confirmed };
}
