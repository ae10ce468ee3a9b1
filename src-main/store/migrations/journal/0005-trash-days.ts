import type { Migration } from '../../open-database.ts';

/** The days on which the app was used, by which the age of the trash is counted, and what it held by each of them. */
export const trashDays: Migration = {
  version: 5,
  up(db) {
    db.exec(`
      CREATE TABLE trash_day (
        number INTEGER PRIMARY KEY,
        date TEXT NOT NULL UNIQUE,
        through INTEGER NOT NULL,
        hash TEXT NOT NULL
      ) STRICT;
    `);
  },
};
