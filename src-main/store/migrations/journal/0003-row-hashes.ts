import type { Migration } from '../../open-database.ts';
import { blobHash } from '../../blob-repo.ts';
import { draftHash, editHash, type DraftRow, type EditRow } from '../../draft-repo.ts';
import { milestoneHash } from '../../milestone-repo.ts';
import { outboxHash } from '../../outbox-repo.ts';
import { rowHash } from '../../row-hash.ts';
import { versionHash } from '../../version-repo.ts';

/**
 * A hash over all of each row, where there was none or one of a part only. Edits are numbered within their site and by
 * the app, which saves the page that AUTOINCREMENT writes along with every edit.
 */
export const rowHashes: Migration = {
  version: 3,
  up(db) {
    db.exec(`
      CREATE TABLE site_edit (
        id INTEGER PRIMARY KEY,
        slug TEXT NOT NULL,
        seq INTEGER NOT NULL,
        step TEXT NOT NULL,
        kind TEXT NOT NULL CHECK (kind IN ('do', 'undo', 'redo', 'merge')),
        operations TEXT NOT NULL,
        inverse TEXT NOT NULL,
        pending INTEGER NOT NULL,
        at INTEGER NOT NULL,
        hash TEXT NOT NULL
      ) STRICT;
      INSERT INTO site_edit (slug, seq, step, kind, operations, inverse, pending, at, hash)
        SELECT slug, seq, step, kind, operations, inverse, pending, at, hash FROM edit ORDER BY seq;
      DROP TABLE edit;
      ALTER TABLE site_edit RENAME TO edit;
      CREATE UNIQUE INDEX edit_by_slug ON edit (slug, seq);

      ALTER TABLE blob ADD COLUMN row_hash TEXT NOT NULL DEFAULT '';
      ALTER TABLE version ADD COLUMN row_hash TEXT NOT NULL DEFAULT '';
      ALTER TABLE milestone ADD COLUMN hash TEXT NOT NULL DEFAULT '';
    `);
    fill(db, 'draft', 'hash', (row: Stored<DraftRow>) => (row.hash === draftHash2(row) ? draftHash(row) : row.hash));
    fill(db, 'edit', 'hash', (row: Stored<EditRow>) => (row.hash === editHash2(row) ? editHash(row) : row.hash));
    fill(db, 'blob', 'row_hash', blobHash);
    fill(db, 'version', 'row_hash', versionHash);
    fill(db, 'milestone', 'hash', milestoneHash);
    fill(db, 'outbox', 'hash', outboxHash);
  },
};

type Stored<Row> = Row & { hash: string };

/** The hashes as they were up to version 2. A row that did not match its own stays one that does not match. */
export function draftHash2({ base, base_modified }: DraftRow): string {
  return rowHash(base, base_modified);
}

export function editHash2({ slug, step, kind, operations, inverse, pending, at }: EditRow): string {
  return rowHash(slug, step, kind, operations, inverse, pending, at);
}

function fill<Row>(
  db: Parameters<Migration['up']>[0],
  table: string,
  column: string,
  hashOf: (row: Row) => string,
): void {
  const update = db.prepare(`UPDATE ${table} SET ${column} = ? WHERE rowid = ?`);
  const select = db.prepare<[number], Row>(`SELECT * FROM ${table} WHERE rowid = ?`);
  for (const id of db.prepare<[], number>(`SELECT rowid FROM ${table}`).pluck().all()) {
    const row = select.get(id);
    if (row) update.run(hashOf(row), id);
  }
}
