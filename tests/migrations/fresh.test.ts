import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { cacheMigrations } from '../../src-main/store/cache.ts';
import { journalMigrations } from '../../src-main/store/journal-migrations.ts';

const draftTables = ['apart_photos', 'conflict', 'dictionary', 'draft', 'edit', 'milestone', 'trash', 'trash_day'];
const syncTables = ['blob', 'intent', 'layout_memory', 'outbox', 'preset', 'site_key', 'unused_blob', 'version'];

test.each([
  ['journal', journalMigrations, [...draftTables, ...syncTables].sort()],
  ['cache', cacheMigrations, ['picture_hash', 'response', 'site', 'summary', 'summary_search']],
])('the migrations of the %s are numbered without gaps and bring up its tables', (_name, migrations, tables) => {
  expect(migrations.map(({ version }) => version)).toEqual(migrations.map((_, at) => at + 1));
  const db = new Database(':memory:');
  for (const { up } of migrations) up(db);
  const names = db.prepare(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT GLOB 'summary_search_*' ORDER BY name`,
  );
  expect(names.pluck().all()).toEqual(tables);
  db.close();
});
