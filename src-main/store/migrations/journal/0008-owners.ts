import type { Migration } from '../../open-database.ts';

/** Whose each row is. The hashes of rows of nobody known stay as they were. */
export const owners: Migration = {
  version: 8,
  up(db) {
    for (const table of ['edit', 'outbox', 'version', 'trash', 'blob']) {
      db.exec(`ALTER TABLE ${table} ADD COLUMN person TEXT NOT NULL DEFAULT ''`);
    }
    db.exec('CREATE INDEX edit_pending ON edit (slug, person) WHERE pending = 1');
  },
};
