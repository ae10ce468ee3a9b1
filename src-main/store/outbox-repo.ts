import type { Confirmed } from '#shared/domain/site/save-questions.ts';
import type { Journal } from './journal.ts';
import { RowCache } from './row-cache.ts';
import type { Person, WhoWorks } from './person.ts';
import { PersonalRepo } from './journal-repo.ts';
import { byPerson, Table } from './table.ts';

/**
 * A queued save or publish, with the document to send. A person has at most one save and one publish of a site in the
 * queue. If both are there, the publish was queued first, because a new publish replaces a queued save. It is also sent
 * first.
 */
export interface OutboxEntry {
  id: number;
  slug: string;
  /** the site's document as JSON text; '' if it is the same as the draft's base, which is then sent */
  document: string;
  /** number (`seq`) of the last edit in the document: an entry with a higher number was asked for later */
  last: number;
  /** who asked for the save or publish; '' if unknown */
  person: Person;
  kind: 'save' | 'publish';
  /** `blocked`: the entry is not sent until the user decides; `reason` says why */
  state: 'waiting' | 'blocked';
  reason: string;
  /** what the user has agreed to, when the entry was queued or in answer to its question */
  confirmed: Confirmed;
  /** failures of the server in a row; 0 for an entry that is blocked for another reason */
  attempts: number;
  /** milliseconds since 1970 */
  at: number;
}

/** What a save or publish sends, and who asks for it; if `person` is missing, the person who works now. */
export type Asked = Pick<OutboxEntry, 'document' | 'last'> & { person?: Person };

/** An entry as it is stored; `confirmed` is JSON text. */
export type OutboxRow = Omit<OutboxEntry, 'confirmed'> & { confirmed: string };

export const outbox = new Table<OutboxRow>('outbox', 'waiting save', 'slug', [
  ...(['slug', 'kind', 'state', 'reason', 'confirmed', 'attempts', 'at', 'last'] as const),
  byPerson,
  ({ document }) => (document === '' ? undefined : document),
]);

export type QueuedRows = RowCache<readonly Readonly<OutboxEntry>[]>;

/** Makes the cache of queued entries, by site and person (`keyOf`). The repositories of all persons share it. */
export const queuedRows = (journal: Journal): QueuedRows =>
  new RowCache(journal, (key) => {
    const [slug, person] = JSON.parse(key) as [string, Person];
    return outbox.rows(journal.db, OF_PERSON, slug, person).map(readEntry);
  });

const OF_PERSON = 'WHERE slug = ? AND person = ? ORDER BY id';
const keyOf = ({ slug, person }: { slug: string; person: Person }): string => JSON.stringify([slug, person]);

/** A person's queued saves and publishes. */
export class OutboxRepo extends PersonalRepo {
  private readonly known: QueuedRows;

  constructor(journal: Journal, owners: WhoWorks, known: QueuedRows) {
    super(journal, owners);
    this.known = known;
  }

  /**
   * Returns the entries of all sites in the order in which they were queued. An entry that replaces another one has
   * the place of the replaced entry.
   * @throws DamagedRowError
   */
  list(): OutboxEntry[] {
    return outbox.rows(this.db, 'WHERE person = ? ORDER BY id', this.person).map(readEntry);
  }

  /** Returns the queued entries of a site, in the order of sending. @throws DamagedRowError */
  of(slug: string): readonly Readonly<OutboxEntry>[] {
    return this.known.find(keyOf({ slug, person: this.person }));
  }

  /** Returns the entry with this ID, of any person. @throws DamagedRowError */
  byId(id: number): OutboxEntry | undefined {
    const row = this.row(id);
    return row && readEntry(row);
  }

  /**
   * Queues a save or publish of a site. A publish replaces all queued entries of the site, because it saves first. A
   * save replaces a queued save. A save with no newer edits than a queued publish only makes that publish wait again,
   * with the new `confirmed`.
   * @returns the entry's ID
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
  const row = outbox.checked(stored);
  return { ...row, confirmed: JSON.parse(row.confirmed) as Confirmed };
}
