import { existsSync, mkdirSync, readdirSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Backups } from '../../../src-main/store/backups.ts';
import { journalMigrations } from '../../../src-main/store/journal-migrations.ts';
import { configureJournal, migrate } from '../../../src-main/store/open-database.ts';

const DAY = 24 * 60 * 60 * 1000;
const TODAY = Date.UTC(2026, 10, 21);

let folder: string;
let db: Database.Database;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sitewright-backups-'));
  db = new Database(join(folder, 'journal.db'));
  configureJournal(db);
  migrate(db, journalMigrations);
});
afterEach(async () => {
  db.close();
  await rm(folder, { recursive: true });
});

const backupsOf = (mostBytes?: number) => new Backups(join(folder, 'backups'), mostBytes);
const wordsIn = (file: string | undefined) => {
  const copy = new Database(file, { readonly: true });
  const words = copy.prepare('SELECT word FROM dictionary').pluck().all();
  copy.close();
  return words;
};
const learn = (word: string) => db.prepare('INSERT INTO dictionary VALUES (?)').run(word);
const files = () => readdirSync(join(folder, 'backups'));

/** Makes each backup fail in the middle, as on a full disk. */
function fillDisk(): void {
  vi.spyOn(db, 'backup').mockImplementation((file) => {
    writeFileSync(file, Buffer.alloc(8192, 1));
    return Promise.reject(new Database.SqliteError('database or disk is full', 'SQLITE_FULL'));
  });
}

describe('[SYNC-05] a backup that cannot be finished', () => {
  test('leaves nothing behind, and the earlier ones as they were, however often it is tried', async () => {
    const backups = backupsOf();
    for (let day = 0; day < 5; day++) {
      learn(`word ${day}`);
      await backups.make(db, TODAY + day * DAY);
    }
    const before = files();
    fillDisk();
    for (let day = 5; day < 15; day++) await expect(backups.make(db, TODAY + day * DAY)).rejects.toThrow(/full/);
    expect(files()).toEqual(before);
    expect(wordsIn(backups.newestSound(TODAY + 15 * DAY))).toContain('word 4');
    expect(backups.isDue(TODAY + 15 * DAY)).toBe(true);
  });

  test('is not begun where it would take the room that edits need', async () => {
    const backups = backupsOf();
    const { bavail, bsize } = statfsSync(folder);
    expect(await backups.hasRoom(db, 0)).toBe(true);
    expect(await backups.hasRoom(db, 2 * bavail * bsize)).toBe(false);
  });

  test('is deleted by the next backup when the app was killed in the middle', async () => {
    const backups = backupsOf();
    mkdirSync(join(folder, 'backups'));
    for (const end of ['', '-journal']) writeFileSync(join(folder, 'backups', `journal-1-v6.db.part${end}`), 'half');
    await backups.make(db, TODAY);
    expect(files()).toHaveLength(1);
  });
});

describe('[SYNC-05] copies', () => {
  test('of a large journal are fewer than five, but two at least', async () => {
    learn('x'.repeat(100_000));
    const make = async (mostBytes: number) => {
      for (let day = 0; day < 6; day++) await backupsOf(mostBytes).make(db, TODAY + day * DAY);
      return files().length;
    };
    const size = statSync(await backupsOf().make(db, TODAY)).size;
    expect(await make(0)).toBe(2);
    expect(await make(3 * size)).toBe(3);
    expect(await make(100 * size)).toBe(5);
  });

  test('that were made while the clock was ahead count as the oldest once it is put right', async () => {
    const backups = backupsOf();
    const ahead = TODAY + 3653 * DAY;
    for (let day = 0; day < 5; day++) await backups.make(db, ahead + day * DAY);
    expect(backups.isDue(TODAY)).toBe(true);
    learn('since');
    const made = await backups.make(db, TODAY);
    expect(existsSync(made)).toBe(true);
    expect(backups.isDue(TODAY + DAY / 2)).toBe(false);
    expect(wordsIn(backups.newestSound(TODAY + DAY / 2))).toEqual(['since']);
    for (let day = 1; day < 5; day++) await backups.make(db, TODAY + day * DAY);
    expect(backups.list(TODAY + 5 * DAY).map((file) => basename(file) < `journal-${ahead}`)).toEqual(
      Array(5).fill(true),
    );
  });
});
