import type { Migration } from '../../open-database.ts';

/** By which pictures that look alike are found, without reading each of them again. */
export const pictureHashes: Migration = {
  version: 5,
  up(db) {
    db.exec(`
      CREATE TABLE picture_hash (
        picture TEXT PRIMARY KEY,
        hash TEXT NOT NULL,
        at INTEGER NOT NULL
      ) STRICT, WITHOUT ROWID;
    `);
  },
};
