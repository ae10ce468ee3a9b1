import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { journalMigrations } from '../../src-main/store/journal-migrations.ts';
import { schemaVersion } from '../../src-main/store/open-database.ts';
import { openStore } from '../../src-main/store/store.ts';
import { childOf } from '../support/children.ts';
import { memory } from '../support/computer.ts';
import { contentOf } from '../support/damage-harness.ts';
import { FIRST, writeOldJournal } from '../support/old-journal.ts';
import { canTrace, killsOf, TracedScript } from '../support/traced-calls.ts';

/** number of places in the migrations at which the app is killed */
const KILLS = Number(process.env['SITEWRIGHT_FAILING_CALLS'] ?? 8);
const NEWEST = journalMigrations.at(-1)!.version;
const opening = childOf('open-store');

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(memory, 'sitewright-killed-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Returns the schema version that the next start finds: that of the last committed migration. */
function versionIn(folder: string): number {
  const db = new Database(join(folder, 'journal.db'));
  const version = schemaVersion(db);
  db.close();
  return version;
}

async function contentIn(folder: string): Promise<string[]> {
  const store = await openStore(folder);
  const content = contentOf(store);
  expect(store.health()).toEqual({ state: 'ok' });
  store.close();
  return content;
}

describe.runIf(canTrace)('[SYNC-05] killed in the middle of the migrations', () => {
  const title = 'the journal is of one version or the next, and opens with all that it held';
  test(title, { timeout: 120_000 + Math.min(KILLS, 2_000) * 3_000 }, async () => {
    const folder = join(root, 'data');
    const reset = () => {
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder);
      writeOldJournal(join(folder, 'journal.db'));
    };
    reset();
    const before = await contentIn(folder);
    expect(before).toContain('acme about one');
    const script = new TracedScript(opening, folder);
    reset();
    const calls = await script.record();
    const found = new Set<number>();
    for (const kill of killsOf(calls, KILLS)) {
      reset();
      const { met } = await script.runWith(kill, calls);
      expect(met).toBe(true);
      found.add(versionIn(folder));
      expect(await contentIn(folder)).toEqual(before);
    }
    expect([...found].filter((each) => each < FIRST || each > NEWEST)).toEqual([]);
    // At least one kill came between two migrations.
    expect([...found].filter((each) => each > FIRST && each < NEWEST)).not.toEqual([]);
  });
});
