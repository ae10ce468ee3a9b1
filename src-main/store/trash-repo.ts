import { TRASH_DAYS } from '#shared/domain/site/trash.ts';
import type { Journal } from './journal.ts';
import type { Person, WhoWorks } from './person.ts';
import { rewriteRows } from './rewrite-rows.ts';
import { byPerson, DamagedRowError, rowHash } from './row-hash.ts';

/** A document that was put aside, whole: a draft that gave way to the server's copy, or a copy that was overwritten. */
export interface Discarded {
  id: number;
  slug: string;
  /**
   * `salvaged`: edits of a damaged journal that no longer stand on their draft; `imported`: a draft of an export;
   * `set-aside`: by another who works on this computer
   */
  reason:
    'cache-cleared' | 'fetched-newer' | 'overwritten-on-server' | 'discarded' | 'salvaged' | 'imported' | 'set-aside';
  document: string;
  modified: string;
  /** milliseconds since 1970 */
  at: number;
  /** whose it is; '' where that is not known */
  person: Person;
}

/** The first day of use whose entries are kept on `today`: 30 whole days, without the day of the entry itself. */
const firstKept = (today: number): number => today - TRASH_DAYS - 1;

interface TrashDay {
  number: number;
  date: string;
  /** id of the newest entry in the trash when the day began; 0 for none */
  through: number;
}

/** Rows of this person, rows of several persons with this one among them, and rows without a known person. */
const ITS_OWN = `(person = '' OR instr(' ' || person || ' ', ' ' || @person || ' ') > 0)`;

/** The entries of a person in the trash. */
export class TrashRepo {
  private readonly journal: Journal;
  private readonly owners: WhoWorks;

  constructor(journal: Journal, owners: WhoWorks) {
    this.journal = journal;
    this.owners = owners;
  }

  put(discarded: Omit<Discarded, 'id' | 'person'>): void {
    const row = { ...discarded, person: this.owners.current };
    const insert = this.journal.db.prepare(
      `INSERT INTO trash (slug, reason, document, modified, at, person, hash)
       VALUES (@slug, @reason, @document, @modified, @at, @person, @hash)`,
    );
    this.journal.write(() => insert.run({ ...row, hash: trashHash(row) }));
  }

  /** Newest first, of one site or of all; what is of nobody known is everybody's. @throws DamagedRowError */
  list(slug?: string): Discarded[] {
    return this.journal.db
      .prepare<[Asked], TrashRow>(
        `SELECT * FROM trash WHERE slug = coalesce(@slug, slug) AND ${ITS_OWN} ORDER BY id DESC`,
      )
      .all({ slug: slug ?? null, person: this.owners.current })
      .map(readRow);
  }

  /** The id of the site's newest entry, even of a damaged one. */
  newest(slug: string): number | undefined {
    const select = `SELECT id FROM trash WHERE slug = @slug AND ${ITS_OWN} ORDER BY id DESC LIMIT 1`;
    return this.journal.db.prepare<[Asked], number>(select).pluck().get({ slug, person: this.owners.current });
  }

  /** @throws DamagedRowError */
  find(id: number): Discarded | undefined {
    const select = `SELECT * FROM trash WHERE id = @id AND ${ITS_OWN}`;
    const row = this.journal.db.prepare<[object], TrashRow>(select).get({ id, person: this.owners.current });
    return row && readRow(row);
  }

  /** Moves what was put aside of a site to its new slug. */
  rename(from: string, to: string): void {
    const { db } = this.journal;
    this.journal.transaction(() =>
      rewriteRows(db, { table: 'trash', hashOf: trashHash }, { slug: from }, { slug: to }),
    );
  }

  /** number of the last day of use; 0 before the first */
  get dayOfUse(): number {
    return this.journal.db.prepare<[], number | null>('SELECT max(number) FROM trash_day').pluck().get() ?? 0;
  }

  /** Whether what was put aside on that day of use is forgotten by now. */
  isOver(day: number): boolean {
    return day < firstKept(this.dayOfUse);
  }

  /**
   * Forgets what was put aside more than 30 days of use ago. Days are counted, not measured: when the clock jumps by
   * years, that is one day, and the same date never counts twice.
   * @param now milliseconds since 1970
   * @returns the number of the day of use that begins now; undefined where it began before
   */
  purge(now: number): number | undefined {
    const { db } = this.journal;
    const date = new Date(now).toISOString().slice(0, 10);
    const days = db.prepare<[], TrashDay>('SELECT number, date, through FROM trash_day ORDER BY number').all();
    if (days.some((day) => day.date === date)) return undefined;
    const number = (days.at(-1)?.number ?? 0) + 1;
    // Entries that existed when the day began were put aside on earlier days.
    const expired = firstKept(number);
    this.journal.transaction(() => {
      db.prepare('DELETE FROM trash WHERE id <= (SELECT through FROM trash_day WHERE number = ?)').run(expired);
      db.prepare('DELETE FROM trash_day WHERE number <= ?').run(expired);
      const through = db.prepare<[], number | null>('SELECT max(id) FROM trash').pluck().get() ?? 0;
      const insert = 'INSERT INTO trash_day (number, date, through, hash) VALUES (?, ?, ?, ?)';
      db.prepare(insert).run(number, date, through, trashDayHash({ number, date, through }));
    });
    return number;
  }
}

type TrashRow = Discarded & { hash: string };

interface Asked {
  slug: string | null;
  person: Person;
}

function readRow({ hash, ...row }: TrashRow): Discarded {
  if (hash !== trashHash(row)) throw new DamagedRowError('trash', row.id);
  return row;
}

export function trashHash(row: Omit<Discarded, 'id'>): string {
  const { slug, reason, document, modified, at, person } = row;
  return rowHash(slug, reason, document, modified, at, ...byPerson(person));
}

export function trashDayHash({ number, date, through }: TrashDay): string {
  return rowHash(number, date, through);
}
