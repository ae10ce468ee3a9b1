import type { Migration } from '../../open-database.ts';
import { outboxHash } from '../../outbox-repo.ts';

/** What waits for the server is the draft up to the edit at which it was asked for; a save may wait behind a publish. */
export const snapshots: Migration = {
  version: 7,
  up(db) {
    db.exec(`
      CREATE TABLE site_outbox (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        slug TEXT NOT NULL,
        kind TEXT NOT NULL CHECK (kind IN ('save', 'publish')),
        state TEXT NOT NULL CHECK (state IN ('waiting', 'blocked')),
        reason TEXT NOT NULL,
        confirmed TEXT NOT NULL,
        attempts INTEGER NOT NULL,
        at INTEGER NOT NULL,
        hash TEXT NOT NULL,
        through INTEGER NOT NULL,
        UNIQUE (slug, kind)
      ) STRICT;
      INSERT INTO site_outbox (id, slug, kind, state, reason, confirmed, attempts, at, hash, through)
        SELECT id, slug, kind, state, reason, confirmed, attempts, at, hash,
          coalesce((SELECT max(seq) FROM edit WHERE edit.slug = outbox.slug), 0) FROM outbox;
      DROP TABLE outbox;
      ALTER TABLE site_outbox RENAME TO outbox;
    `);
    const update = db.prepare('UPDATE outbox SET hash = ? WHERE id = ?');
    for (const { through, ...row } of db.prepare<[], StoredRow>('SELECT * FROM outbox').all()) {
      // A row that does not match its hash stays one that does not match.
      if (row.hash === outboxHash(row)) update.run(outboxHash7({ ...row, through }), row.id);
    }
  },
};

type Row7 = Omit<Parameters<typeof outboxHash>[0], 'document' | 'last'> & { through: number };
type StoredRow = Row7 & { id: number; hash: string };

/** The hash of versions 7 to 14. */
export const outboxHash7 = ({ through, ...row }: Row7): string => outboxHash({ ...row, last: through });
