import { TRASH_DAYS } from '#shared/domain/site/trash.ts';
import type { Trashed } from '#shared/ipc/sync.ipc.ts';
import type { Person } from './person.ts';
import { prepared } from './prepared.ts';
import { PersonalRepo } from './journal-repo.ts';
import { byPerson, Table } from './table.ts';

/** A whole document in the trash, such as a draft that was discarded, or a server's copy that was overwritten. */
export interface Discarded {
  id: number;
  slug: string;
  /**
   * `salvaged`: a damaged draft with all edits that could be applied; `imported`: a draft from an exported file;
   * `set-aside`: another person who works on this computer put the draft into the trash
   */
  reason: Trashed['reason'];
  document: string;
  modified: string;
  /** milliseconds since 1970 */
  at: number;
  /** the person to whom the document belongs; '' if unknown */
  person: Person;
}

/** Returns the earliest day of use whose entries are still kept on day `today`: 30 whole days of use are in between. */
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

/** Selects rows of this person, rows of several persons that include this person, and rows whose person is unknown. */
const ITS_OWN = `(person = '' OR instr(' ' || person || ' ', ' ' || @person || ' ') > 0)`;

/** The entries of a person in the trash. */
export class TrashRepo extends PersonalRepo {
  put(discarded: Omit<Discarded, 'id' | 'person'>): void {
    this.journal.write(() => trash.insert(this.db, { ...discarded, person: this.person }));
  }

  /**
   * Returns the entries of one site or of all sites, the newest first. Entries of an unknown person belong to
   * everybody.
   * @throws DamagedRowError
   */
  list(slug?: string): Discarded[] {
    const ofSite = `WHERE slug = coalesce(@slug, slug) AND ${ITS_OWN} ORDER BY id DESC`;
    return trash.rows(this.db, ofSite, { slug: slug ?? null, person: this.person }).map(trash.checked);
  }

  /** Returns the ID of the site's newest entry, even if that entry is damaged. */
  newest(slug: string): number | undefined {
    const select = `SELECT id FROM trash WHERE slug = @slug AND ${ITS_OWN} ORDER BY id DESC LIMIT 1`;
    return prepared<[object], number>(this.db, select).pluck().get({ slug, person: this.person });
  }

  /** @throws DamagedRowError */
  find(id: number): Discarded | undefined {
    const ofId = `WHERE id = @id AND ${ITS_OWN}`;
    return trash.rows(this.db, ofId, { id, person: this.person }).map(trash.checked)[0];
  }

  /** number of the latest day of use; 0 before the first */
  get dayOfUse(): number {
    return prepared<[], number | null>(this.db, 'SELECT max(number) FROM trash_day').pluck().get() ?? 0;
  }

  /** Whether the entries of the given day of use have been deleted by now. */
  isExpired(day: number): boolean {
    return day < firstKept(this.dayOfUse);
  }

  /**
   * Deletes entries after 30 whole days of use. A day of use is a date on which this function was called, so a clock
   * that jumps by years adds one day of use. A date that is still in the table does not count twice.
   * @param now milliseconds since 1970
   * @returns the number of the day of use that begins now; undefined if it has already begun
   */
  purge(now: number): number | undefined {
    const { db } = this;
    const date = new Date(now).toISOString().slice(0, 10);
    const days = trashDays.rows(db, 'ORDER BY number');
    if (days.some((day) => day.date === date)) return undefined;
    const number = (days.at(-1)?.number ?? 0) + 1;
    // Entries that existed when the day `expired` began were put into the trash on earlier days, so they are deleted.
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
