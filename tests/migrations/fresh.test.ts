import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { journalMigrations } from '../../src-main/store/journal-migrations.ts';

const draftTables = [
  'apart_photos',
  'change_request',
  'conflict',
  'dictionary',
  'draft',
  'edit',
  'fleet_change',
  'fleet_site',
  'fleet_view',
  'milestone',
  'trash',
  'trash_day',
];
const syncTables = ['blob', 'intent', 'layout_memory', 'outbox', 'preset', 'site_key', 'unused_blob', 'version'];

test('the migrations of the journal are numbered without gaps and bring up its tables', () => {
  const [first] = journalMigrations;
  expect(journalMigrations.map(({ version }) => version)).toEqual(
    journalMigrations.map((_, at) => first!.version + at),
  );
  const db = new Database(':memory:');
  for (const { up } of journalMigrations) up(db);
  const names = db.prepare(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name`,
  );
  expect(names.pluck().all()).toEqual([...draftTables, ...syncTables].sort());
  db.close();
});
