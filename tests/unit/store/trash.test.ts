import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openStore, type Store } from '../../../src-main/store/store.ts';

const DAY = 24 * 60 * 60 * 1000;
const TODAY = Date.UTC(2026, 10, 21, 9);

let folder: string;
let time: number;
let store: Store;
const open = async () => (store = await openStore(folder, { now: () => time }));
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sitewright-trash-'));
  time = TODAY;
  await open();
});
afterEach(async () => {
  store.close();
  await rm(folder, { recursive: true });
});

const throwAway = (slug: string, at = time) =>
  store.trash.put({ slug, reason: 'discarded', document: '{}', modified: 'm', at });
const inTrash = () => store.trash.list().map(({ slug }) => slug);

/** Makes the given number of consecutive days of use: on each day the trash is purged once. */
function use(days: number): void {
  for (let day = 0; day < days; day++) {
    store.trash.purge(time);
    time += DAY;
  }
}

function tamper(sql: string): void {
  const db = new Database(join(folder, 'journal.db'));
  db.exec(sql);
  db.close();
}

describe('[NAV-05] what was thrown away', () => {
  test('stays for 30 whole days of use after the day on which the app saw it, and goes then', () => {
    use(3);
    throwAway('acme');
    use(1 + 30);
    expect(inTrash()).toEqual(['acme']);
    use(1);
    expect(inTrash()).toEqual([]);
  });

  test('goes by its own age, not with what was thrown away earlier', () => {
    throwAway('acme');
    use(10);
    throwAway('roof');
    use(1 + 30 - 9);
    expect(inTrash()).toEqual(['roof']);
    use(9);
    expect(inTrash()).toEqual(['roof']);
    use(1);
    expect(inTrash()).toEqual([]);
  });

  test('is kept longer where the app is not used on every day', () => {
    throwAway('acme');
    for (let week = 0; week < 31; week++) {
      use(1);
      time += 6 * DAY;
    }
    expect(inTrash()).toEqual(['acme']);
  });

  test.each([
    ['a month forward', 31 * DAY],
    ['ten years forward', 3653 * DAY],
    ['a month back', -31 * DAY],
    ['to 1970', -TODAY],
  ])('a clock that jumps %s makes one day, and one more when it is put right', (_how, jump) => {
    throwAway('acme');
    use(1);
    store.trash.purge(time + jump);
    use(29);
    expect(inTrash()).toEqual(['acme']);
    use(1);
    expect(inTrash()).toEqual([]);
  });

  test('while the clock was in 1970 stays as long once it is put right', () => {
    time = 0;
    use(1);
    throwAway('acme');
    time = TODAY;
    use(1 + 30);
    expect(inTrash()).toEqual(['acme']);
    use(1);
    expect(inTrash()).toEqual([]);
  });

  test('does not age by starts on one day, nor by a clock that goes to and fro between two', () => {
    throwAway('acme');
    for (let start = 0; start < 100; start++) store.trash.purge(TODAY + start * 60_000);
    for (let start = 0; start < 100; start++) store.trash.purge(start % 2 === 0 ? 0 : TODAY);
    expect(inTrash()).toEqual(['acme']);
  });
});

describe('the days of use', () => {
  const dates = () => {
    const db = new Database(join(folder, 'journal.db'), { readonly: true });
    const found = db.prepare('SELECT date FROM trash_day ORDER BY number').pluck().all();
    db.close();
    return found;
  };

  test('are counted by the upkeep of the store, over its openings; those that no longer matter are forgotten', async () => {
    await store.maintain();
    await store.maintain();
    store.close();
    time += DAY;
    await open();
    await store.maintain();
    expect(dates()).toEqual(['2026-11-21', '2026-11-22']);
    time += DAY;
    use(60);
    expect(dates()).toHaveLength(31);
  });

  test('that cannot be counted do not keep a backup from being made', async () => {
    const purge = vi.spyOn(store.trash, 'purge').mockImplementation(() => {
      throw new Error('the disk refuses');
    });
    await store.maintain();
    expect(purge).toHaveBeenCalledOnce();
    expect(existsSync(join(folder, 'backups'))).toBe(true);
  });

  test('[SYNC-05] are checked at the opening: damaged ones are not believed', async () => {
    throwAway('acme');
    use(20);
    store.close();
    tamper('UPDATE trash_day SET number = number + 20');
    await open();
    expect(store.health()).toMatchObject({ state: 'recovered', report: { lost: [] } });
    use(20);
    expect(inTrash()).toEqual(['acme']);
  });

  test('[SYNC-05] begin anew with a repaired journal, whose trash can give out numbers again', async () => {
    throwAway('lost');
    use(20);
    store.close();
    tamper(`UPDATE trash SET document = '[]'`);
    await open();
    expect(inTrash()).toEqual([]);
    throwAway('acme');
    use(1 + 30);
    expect(inTrash()).toEqual(['acme']);
  });
});
