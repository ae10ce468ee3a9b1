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

/** Inserts rows with the columns and hashes that the app of the first schema version wrote. */
function leaveWork(db: Database.Database): void {
  const insert = (table: string, ...row: readonly (string | number | Buffer | null)[]) =>
    db.prepare(`INSERT INTO ${table} VALUES (${row.map(() => '?').join(', ')})`).run(...row);
  insert('draft', 'acme', base, 'm1', rowHash('acme', base, 'm1'), '');
  const edit = ['acme', 1, 'step', 'do', operations, '[]', 1, 5] as const;
  insert('edit', 1, ...edit, rowHash(...edit), '');
  const trash = ['old', 'discarded', '{"slug":"old"}', 'm0', 4] as const;
  insert('trash', 1, ...trash, rowHash(...trash), '');
  insert('milestone', 'acme', 7, null, null, rowHash('acme', 7, '-', '-'));
  insert('dictionary', 'caulking');
  const waiting = ['acme', 'publish', 'blocked', 'Slug taken', '{}', 2, 6] as const;
  insert('outbox', 1, ...waiting, rowHash(...waiting, 1), 1, '');
  const packed = deflateRawSync(base);
  const bytes = hash('sha256', packed, 'base64url');
  const version = rowHash('acme', 'saved', bytes, 'm1', 3, rowHash(base));
  insert('version', 1, 'acme', 'saved', packed, 'm1', 3, rowHash(base), version, '', '', '');
  insert(
    'blob',
    blobId,
    'a.webp',
    'image/webp',
    blob,
    null,
    2,
    rowHash(blobId, 'a.webp', 'image/webp', '-', 2),
    '',
    null,
  );
  const request = JSON.stringify({ slug: 'roof', document: base, through: 1, editedFields: [], held: [] });
  const post = ['save roof ', 'save', 'roof', request, 'started', 'null', 8] as const;
  insert('intent', ...post, rowHash(...post), '');
}

/** The first schema version that was in use. */
export const FIRST = 14;

/** Writes a journal as the app with the first schema version left it. */
export function writeOldJournal(file: string): void {
  const db = new Database(file);
  configureJournal(db);
  migrate(db, journalMigrations, FIRST);
  leaveWork(db);
  db.close();
}
