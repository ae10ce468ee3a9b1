import { inflateRawSync } from 'node:zlib';
import { filesIn } from '../../blob-repo.ts';
import type { Migration } from '../../open-database.ts';
import { versionHash, type VersionRow } from '../../version-repo.ts';

/**
 * What tells which added files are in use: a version names those of its packed document, and those that nothing refers
 * to any more are noted with the day of use on which that was seen.
 */
export const filesInUse: Migration = {
  version: 6,
  up(db) {
    db.exec(`
      ALTER TABLE version ADD COLUMN files TEXT NOT NULL DEFAULT '';

      CREATE TABLE unused_blob (
        blob TEXT PRIMARY KEY,
        since INTEGER NOT NULL,
        hash TEXT NOT NULL
      ) STRICT;
    `);
    const select = db.prepare<[number], StoredVersion>('SELECT * FROM version WHERE id = ?');
    const update = db.prepare('UPDATE version SET files = ?, row_hash = ? WHERE id = ?');
    for (const id of db.prepare<[], number>('SELECT id FROM version').pluck().all()) {
      const row = select.get(id);
      // A row that does not match its hash stays one that does not match.
      if (!row || row.row_hash !== versionHash(row)) continue;
      const files = filesIn(inflateRawSync(row.document).toString('utf8'));
      if (files !== '') update.run(files, versionHash({ ...row, files }), id);
    }
  },
};

type StoredVersion = VersionRow & { row_hash: string };
