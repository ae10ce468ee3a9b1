import { z } from 'zod';
import { JournalRepo } from './journal-repo.ts';
import { Table } from './table.ts';

const photoIdentity = z.object({ photo: z.string(), key: z.string() });
/** The identity of a photo in a record: its address, and the key that the server gave it; '' for none. */
export type PhotoIdentity = z.output<typeof photoIdentity>;

/** Photos of which no two are the same, as somebody has said. */
export interface ApartPhotos {
  id: number;
  site: string;
  photos: PhotoIdentity[];
}

/** `photos` as JSON text. */
type ApartRow = Omit<ApartPhotos, 'photos'> & { photos: string };

export const apartPhotos = new Table<ApartRow>('apart_photos', 'note of photos that are not the same', 'id', [
  'site',
  'photos',
]);

/** The photos that look alike and are not the same, by a name of their site; see `namesOfSite`. */
export class ApartPhotosRepo extends JournalRepo {
  /** A damaged row is left out: the user is asked about its photos again. */
  ofSite(names: readonly string[]): ApartPhotos[] {
    const ofNames = 'WHERE site IN (SELECT value FROM json_each(?)) ORDER BY id';
    const rows = apartPhotos.soundRows(this.db, ofNames, JSON.stringify(names));
    return rows.map(({ photos, ...row }) => ({
      ...row,
      photos: z.array(photoIdentity).catch([]).parse(JSON.parse(photos)),
    }));
  }

  /** @returns the id by which the note is taken back */
  add(site: string, photos: readonly PhotoIdentity[]): number {
    return this.journal.write(() => apartPhotos.insert(this.db, { site, photos: JSON.stringify(photos) }));
  }

  /**
   * Updates the keys and addresses by which the site and its photos are found. Nothing is lost where that fails: the
   * next look does it again.
   */
  put({ id, site, photos }: ApartPhotos): void {
    this.journal.upkeep(() => void apartPhotos.rewrite(this.db, { id }, { site, photos: JSON.stringify(photos) }));
  }

  remove(id: number): void {
    this.journal.write(() => apartPhotos.remove(this.db, { id }));
  }
}
