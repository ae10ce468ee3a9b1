import type { Migration } from '../../open-database.ts';

/** Photos of a site that look alike and are not the same, as somebody has said. */
export const apartPhotos: Migration = {
  version: 14,
  up(db) {
    db.exec(`
      CREATE TABLE apart_photos (
        id INTEGER PRIMARY KEY,
        site TEXT NOT NULL,
        photos TEXT NOT NULL,
        hash TEXT NOT NULL
      ) STRICT;
      CREATE INDEX apart_photos_by_site ON apart_photos (site);
    `);
  },
};
