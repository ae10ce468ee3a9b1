import type { Migration } from '../../open-database.ts';

/** Each edit wrote a page of this index too, for the sake of a question that only saves ask. */
export const fewerPages: Migration = {
  version: 12,
  up(db) {
    db.exec('DROP INDEX edit_pending');
  },
};
