import type { Migration } from '../../open-database.ts';

/** Where a file was sent before its answer was known; the hashes of those without a place stay as they were. */
export const uploadPlaces: Migration = {
  version: 11,
  up(db) {
    db.exec('ALTER TABLE blob ADD COLUMN place TEXT');
  },
};
