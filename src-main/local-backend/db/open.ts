import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { initial } from './migrations/0001-initial.ts';
import { domains } from './migrations/0002-domains.ts';
import { accounts } from './migrations/0003-accounts.ts';
import { texts } from './migrations/0004-texts.ts';
import { logos } from './migrations/0005-logos.ts';
import { textSenders } from './migrations/0006-text-senders.ts';
import { claims } from './migrations/0007-claims.ts';
import { keptTexts } from './migrations/0008-kept-texts.ts';

export type Db = Database.Database;

const migrations = [initial, domains, accounts, texts, logos, textSenders, claims, keptTexts];

/** Opens (and migrates) the backend's own database in the data folder. Throws when a newer version has written it. */
export function openDatabase(dataDir: string): Db {
  mkdirSync(dataDir, { recursive: true });
  const db = new Database(join(dataDir, 'backend.db'));
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.pragma('foreign_keys = ON');
  const version = db.pragma('user_version', { simple: true }) as number;
  if (version > migrations.length) {
    db.close();
    throw new Error(`The backend's data in ${dataDir} was written by a newer version (${String(version)}).`);
  }
  for (const [index, sql] of migrations.entries()) {
    if (index < version) continue;
    db.transaction(() => {
      db.exec(sql);
      db.pragma(`user_version = ${String(index + 1)}`);
    })();
  }
  return db;
}

/** The next number of a named sequence that starts at `first`. */
export function nextNumber(db: Db, name: string, first: number): number {
  const row = db
    .prepare<[string, number], { value: number }>(
      'INSERT INTO counter (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = value + 1 RETURNING value',
    )
    .get(name, first);
  return row?.value ?? first;
}
