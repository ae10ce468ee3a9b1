import { z } from 'zod';
import type { Journal } from './journal.ts';
import { rewriteRows } from './rewrite-rows.ts';
import { rowHash } from './row-hash.ts';

const photoIdentity = z.object({ photo: z.string(), key: z.string() });
/** The identity of a photo in a record: its address, and the key that the server gave it; '' for none. */
export type PhotoIdentity = z.output<typeof photoIdentity>;

/** Photos of which no two are the same, as somebody has said. */
export interface ApartPhotos {
  id: number;
  site: string;
  photos: PhotoIdentity[];
}

interface ApartRow {
  id: number;
  site: string;
  /** JSON */
  photos: string;
  hash: string;
}

/** The photos that look alike and are not the same, by a name of their site; see `namesOfSite`. */
export class ApartPhotosRepo {
  private readonly journal: Journal;

  constructor(journal: Journal) {
    this.journal = journal;
  }

  /** A damaged row is left out: the user is asked about its photos again. */
  ofSite(names: readonly string[]): ApartPhotos[] {
    const select = this.journal.db.prepare<[string], ApartRow>(
      'SELECT * FROM apart_photos WHERE site IN (SELECT value FROM json_each(?)) ORDER BY id',
    );
    const whole = select.all(JSON.stringify(names)).filter((row) => row.hash === apartHash(row));
    return whole.map(({ id, site, photos }) => ({
      id,
      site,
      photos: z.array(photoIdentity).catch([]).parse(JSON.parse(photos)),
    }));
  }

  /** @returns the id by which the note is taken back */
  add(site: string, photos: readonly PhotoIdentity[]): number {
    const row = { site, photos: JSON.stringify(photos) };
    const insert = this.journal.db.prepare(
      'INSERT INTO apart_photos (site, photos, hash) VALUES (@site, @photos, @hash)',
    );
    return Number(this.journal.write(() => insert.run({ ...row, hash: apartHash(row) })).lastInsertRowid);
  }

  /**
   * Updates the keys and addresses by which the site and its photos are found. Nothing is lost where that fails: the
   * next look does it again.
   */
  put({ id, site, photos }: ApartPhotos): void {
    const row = { id, site, photos: JSON.stringify(photos) };
    const update = this.journal.db.prepare(
      'UPDATE apart_photos SET site = @site, photos = @photos, hash = @hash WHERE id = @id',
    );
    this.journal.upkeep(() => update.run({ ...row, hash: apartHash(row) }));
  }

  remove(id: number): void {
    this.journal.write(() => this.journal.db.prepare('DELETE FROM apart_photos WHERE id = ?').run(id));
  }

  rename(from: string, to: string): void {
    this.journal.transaction(() =>
      rewriteRows<ApartRow>(
        this.journal.db,
        { table: 'apart_photos', hashOf: apartHash },
        { site: from },
        { site: to },
      ),
    );
  }
}

export function apartHash({ site, photos }: Pick<ApartRow, 'site' | 'photos'>): string {
  return rowHash(site, photos);
}
