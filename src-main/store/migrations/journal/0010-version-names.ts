import type { Migration } from '../../open-database.ts';

/** What people call a version; the hashes of those without a name stay as they were. */
export const versionNames: Migration = {
  version: 10,
  up(db) {
    db.exec(`ALTER TABLE version ADD COLUMN name TEXT NOT NULL DEFAULT ''`);
  },
};
