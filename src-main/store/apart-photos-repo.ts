import { z } from 'zod';
import { JournalRepo } from './journal-repo.ts';
import { Table } from './table.ts';

const photoIdentity = z.object({ photo: z.string(), key: z.string() });
/** The identity of a photo in a record: its address, and the key that the server gave it ('' if it has no key). */
export type PhotoIdentity = z.output<typeof photoIdentity>;

/** A user's note that no two of these photos are the same, although they look alike. */
export interface ApartPhotos {
  id: number;
  site: string;
  photos: PhotoIdentity[];
}

/** A row of the table, with `photos` as JSON text. */
type ApartRow = Omit<ApartPhotos, 'photos'> & { photos: string };

export const apartPhotos = new Table<ApartRow>('apart_photos', 'note of photos that are not the same', 'id', [
  'site',
  'photos',
]);

/** The notes of photos that look alike and are not the same, by a name of the site (see `namesOfSite`). */
export class ApartPhotosRepo extends JournalRepo {
  /** Returns the notes of a site. A damaged row is left out; the user is then asked about its photos again. */
  ofSite(names: readonly string[]): ApartPhotos[] {
    const ofNames = 'WHERE site IN (SELECT value FROM json_each(?)) ORDER BY id';
    const rows = apartPhotos.soundRows(this.db, ofNames, JSON.stringify(names));
    return rows.map(({ photos, ...row }) => ({
      ...row,
      photos: z.array(photoIdentity).catch([]).parse(JSON.parse(photos)),
    }));
  }

  /** @returns the ID of the note, for `remove` */
  add(site: string, photos: readonly PhotoIdentity[]): number {
    return this.journal.write(() => apartPhotos.insert(this.db, { site, photos: JSON.stringify(photos) }));
  }

  /**
   * Updates the name of the site and the keys and addresses of the photos. A failure loses nothing, because the next
   * comparison of the site's photos updates them again.
   */
  put({ id, site, photos }: ApartPhotos): void {
    this.journal.upkeep(() => void apartPhotos.rewrite(this.db, { id }, { site, photos: JSON.stringify(photos) }));
  }

  remove(id: number): void {
    this.journal.write(() => apartPhotos.remove(this.db, { id }));
  }
}
