import { hash } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import Database from 'better-sqlite3';
import { journalMigrations } from '../../src-main/store/journal-migrations.ts';
import { configureJournal, migrate } from '../../src-main/store/open-database.ts';
import { rowHash } from '../../src-main/store/row-hash.ts';

export const base = '{"slug":"acme","about":null,"gallery":[]}';
export const operations = '[{"op":"set","path":["about"],"text":"\\"one\\""}]';
export const blob = Buffer.from('a picture');
export const blobId = hash('sha256', blob, 'hex');

/** What an app of each version left behind, in the columns and with the hashes of its time. */
const leftBy: Record<number, (db: Database.Database) => void> = {
  1: (db) => {
    db.prepare('INSERT INTO draft VALUES (?, ?, ?, ?)').run('acme', base, 'm1', rowHash(base, 'm1'));
    const edit = ['acme', 'step', 'do', operations, '[]', 1, 5] as const;
    db.prepare(
      'INSERT INTO edit (slug, step, kind, operations, inverse, pending, at, hash) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    ).run(...edit, rowHash(...edit));
    const trash = ['old', 'discarded', '{"slug":"old"}', 'm0', 4] as const;
    db.prepare('INSERT INTO trash (slug, reason, document, modified, at, hash) VALUES (?, ?, ?, ?, ?, ?)').run(
      ...trash,
      rowHash(...trash),
    );
    db.exec(`INSERT INTO milestone (slug, saved_at) VALUES ('acme', 7); INSERT INTO dictionary VALUES ('caulking')`);
  },
  2: (db) => {
    db.exec(`INSERT INTO outbox (slug, kind, state, reason, confirmed, attempts, at, hash)
      VALUES ('acme', 'publish', 'blocked', 'Slug taken', '{}', 2, 6, '')`);
    db.prepare('INSERT INTO version (slug, kind, document, modified, at, hash) VALUES (?, ?, ?, ?, ?, ?)').run(
      'acme',
      'saved',
      deflateRawSync(base),
      'm1',
      3,
      rowHash(base),
    );
    db.prepare('INSERT INTO blob (hash, name, type, bytes, at) VALUES (?, ?, ?, ?, ?)').run(
      blobId,
      'a.webp',
      'image/webp',
      blob,
      2,
    );
  },
};

/** Writes a journal as the app of that version left it. */
export function writeOldJournal(file: string, version: number): void {
  const db = new Database(file);
  configureJournal(db);
  for (let at = 1; at <= version; at++) {
    migrate(db, journalMigrations, at);
    leftBy[at]?.(db);
  }
  db.close();
}
