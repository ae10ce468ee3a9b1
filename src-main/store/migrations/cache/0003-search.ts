import type { Migration } from '../../open-database.ts';

/** A small index of what the lists search, by three letters at a time; it follows the summaries by itself. */
export const search: Migration = {
  version: 3,
  up(db) {
    const text = (row: string) =>
      ['slug', 'company_name', 'industry', 'city', 'state'].map((column) => `${row}.${column}`).join(` || ' ' || `);
    db.exec(`
      CREATE VIRTUAL TABLE summary_search USING fts5 (text, tokenize = 'trigram');
      INSERT INTO summary_search (rowid, text) SELECT s.rowid, ${text('s')} FROM summary s;
      CREATE TRIGGER summary_added AFTER INSERT ON summary BEGIN
        INSERT INTO summary_search (rowid, text) VALUES (new.rowid, ${text('new')});
      END;
      CREATE TRIGGER summary_changed AFTER UPDATE ON summary BEGIN
        UPDATE summary_search SET text = ${text('new')} WHERE rowid = new.rowid;
      END;
      CREATE TRIGGER summary_removed AFTER DELETE ON summary BEGIN
        DELETE FROM summary_search WHERE rowid = old.rowid;
      END;
    `);
  },
};
