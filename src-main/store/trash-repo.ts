import { TRASH_DAYS } from '#shared/domain/site/trash.ts';
import type { Trashed } from '#shared/ipc/sync.ipc.ts';
import type { Person } from './person.ts';
import { prepared } from './prepared.ts';
import { PersonalRepo } from './journal-repo.ts';
import { byPerson, Table } from './table.ts';

/** A document that was put aside, whole: a draft that gave way to the server's copy, or a copy that was overwritten. */
export interface Discarded {
  id: number;
  slug: string;
  /**
   * `salvaged`: edits of a damaged journal that no longer stand on their draft; `imported`: a draft of an export;
   * `set-aside`: by another who works on this computer
   */
  reason: Trashed['reason'];
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

export const trash = new Table<Discarded>('trash', 'discarded draft', 'id', [
  ...(['slug', 'reason', 'document', 'modified', 'at'] as const),
  byPerson,
]);
export const trashDays = new Table<TrashDay>('trash_day', 'day of use', 'number', ['number', 'date', 'through']);

/** Rows of this person, rows of several persons with this one among them, and rows without a known person. */
const ITS_OWN = `(person = '' OR instr(' ' || person || ' ', ' ' || @person || ' ') > 0)`;

/** The entries of a person in the trash. */
export class TrashRepo extends PersonalRepo {
  put(discarded: Omit<Discarded, 'id' | 'person'>): void {
    this.journal.write(() => trash.insert(this.db, { ...discarded, person: this.person }));
  }

  /** Newest first, of one site or of all; what is of nobody known is everybody's. @throws DamagedRowError */
  list(slug?: string): Discarded[] {
    const ofSite = `WHERE slug = coalesce(@slug, slug) AND ${ITS_OWN} ORDER BY id DESC`;
    return trash.rows(this.db, ofSite, { slug: slug ?? null, person: this.person }).map(trash.sound);
  }

  /** The id of the site's newest entry, even of a damaged one. */
  newest(slug: string): number | undefined {
    const select = `SELECT id FROM trash WHERE slug = @slug AND ${ITS_OWN} ORDER BY id DESC LIMIT 1`;
    return prepared<[object], number>(this.db, select).pluck().get({ slug, person: this.person });
  }

  /** @throws DamagedRowError */
  find(id: number): Discarded | undefined {
    const ofId = `WHERE id = @id AND ${ITS_OWN}`;
    return trash.rows(this.db, ofId, { id, person: this.person }).map(trash.sound)[0];
  }

  /** number of the last day of use; 0 before the first */
  get dayOfUse(): number {
    return prepared<[], number | null>(this.db, 'SELECT max(number) FROM trash_day').pluck().get() ?? 0;
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
    const { db } = this;
    const date = new Date(now).toISOString().slice(0, 10);
    const days = trashDays.rows(db, 'ORDER BY number');
    if (days.some((day) => day.date === date)) return undefined;
    const number = (days.at(-1)?.number ?? 0) + 1;
    // Entries that existed when the day began were put aside on earlier days.
    const expired = firstKept(number);
    this.journal.transaction(() => {
      prepared(db, 'DELETE FROM trash WHERE id <= (SELECT through FROM trash_day WHERE number = ?)').run(expired);
      prepared(db, 'DELETE FROM trash_day WHERE number <= ?').run(expired);
      const through = prepared<[], number | null>(db, 'SELECT max(id) FROM trash').pluck().get() ?? 0;
      trashDays.insert(db, { number, date, through });
    });
    return number;
  }
}
