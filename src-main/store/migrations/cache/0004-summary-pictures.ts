import type { Migration } from '../../open-database.ts';

/** What lists show besides names: a picture, and when the server says the site was modified. */
export const summaryPictures: Migration = {
  version: 4,
  up(db) {
    db.exec(`
      ALTER TABLE summary ADD COLUMN thumbnail TEXT NOT NULL DEFAULT '';
      ALTER TABLE summary ADD COLUMN modified TEXT NOT NULL DEFAULT '';
    `);
  },
};
