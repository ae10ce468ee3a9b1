import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '#shared/ipc/errors.ts';
import { blobReference } from '../../../src-main/store/blob-repo.ts';
import type { Edit } from '../../../src-main/store/draft-repo.ts';
import { Journal, type DiskState } from '../../../src-main/store/journal.ts';
import { emptyJournal } from '../../../src-main/store/journal-migrations.ts';
import { openStore, type Store } from '../../../src-main/store/store.ts';

const DAY = 24 * 60 * 60 * 1000;

let folder: string;
let time: number;
let store: Store;
const open = async () => (store = await openStore(folder, { now: () => time }));
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sitewright-files-'));
  time = Date.UTC(2026, 10, 21, 9);
  await open();
});
afterEach(async () => {
  store.close();
  await rm(folder, { recursive: true });
});

const add = (content = 'a picture') => store.blobs.put('a.webp', 'image/webp', Buffer.from(content), time);
const isKept = (file: string) => store.blobs.find(file) !== undefined;

/** Makes the given number of consecutive days of use: on each day the store is purged once. */
function use(days: number): void {
  for (let day = 0; day < days; day++) {
    store.purge();
    time += DAY;
  }
}

function inJournal<T>(work: (db: Database.Database) => T): T {
  const db = new Database(join(folder, 'journal.db'));
  try {
    return work(db);
  } finally {
    db.close();
  }
}

const base = { text: '{}', modified: 'm1' };
const edit = (change: Partial<Edit>) => ({
  step: 's',
  kind: 'do' as const,
  operations: [],
  inverse: [],
  pending: true,
  at: 1,
  ...change,
});
const setting = (text: string) => [{ op: 'set' as const, path: ['logo'], text }];
const conflicting = (texts: { base?: string; mine?: string; theirs?: string }) =>
  store.conflicts.replace('acme', [
    { path: ['logo'], kind: 'value', base: undefined, mine: undefined, theirs: undefined, at: 1, ...texts },
  ]);
const intent = { id: 'i', kind: 'create-site', subject: 'acme', request: null, outcome: null, at: 1 } as const;

describe('[SYNC-02] a file that was added here stays as long as it is referred to', () => {
  test.each<[string, (text: string) => void]>([
    ['by the copy that a draft stands on', (text) => store.drafts.append('acme', { ...base, text }, edit({}))],
    ['by an edit', (text) => store.drafts.append('acme', base, edit({ operations: setting(text) }))],
    ['by what undoes an edit', (text) => store.drafts.append('acme', base, edit({ inverse: setting(text) }))],
    [
      'by an edit that the server has taken',
      (text) =>
        store.drafts.replace('acme', base, [{ ...edit({ operations: setting(text) }), seq: 1, pending: false }]),
    ],
    [
      'by what undoes one that the server has taken',
      (text) => store.drafts.replace('acme', base, [{ ...edit({ inverse: setting(text) }), seq: 1, pending: false }]),
    ],
    ['by a conflict’s base', (text) => conflicting({ base: text })],
    ['by my side of a conflict', (text) => conflicting({ mine: text })],
    ['by their side of a conflict', (text) => conflicting({ theirs: text })],
    ['by a version', (text) => store.versions.put({ slug: 'acme', kind: 'merged', modified: 'm', at: 1 }, text)],
    ['by what a call sent', (text) => store.intents.put({ ...intent, request: { text }, state: 'unknown' })],
    ['by what came of a call', (text) => store.intents.put({ ...intent, outcome: { text }, state: 'unknown' })],
    ['by a remembered layout', (text) => store.layoutMemories.put('7', { theme: { logo: text } })],
    [
      'by a pair of photos that are marked as different',
      (photo) => store.apartPhotos.add('acme', [{ photo, key: '' }]),
    ],
    ['by a preset', (name) => store.presets.put({ kind: 'css', name, content: {} }, 1)],
  ])('%s', (_by, refer) => {
    const file = add();
    refer(JSON.stringify({ logo: blobReference(file) }));
    use(10);
    expect(isKept(file)).toBe(true);
  });

  test('by an entry of the trash, and for seven days of use after that entry is deleted', () => {
    const file = add();
    const document = `{"logo":"${blobReference(file)}"}`;
    store.trash.put({ slug: 'acme', reason: 'discarded', document, modified: 'm', at: time });
    use(1 + 30 + 1 + 7);
    expect(store.trash.list()).toEqual([]);
    expect(isKept(file)).toBe(true);
    use(1);
    expect(isKept(file)).toBe(false);
  });

  test('by a photo inside the items of a list', () => {
    const file = add();
    const products = JSON.stringify([{ fields: { photo: blobReference(file) } }]);
    store.drafts.append('acme', base, edit({ operations: setting(products) }));
    use(10);
    expect(isKept(file)).toBe(true);
  });
});

describe('a file that nothing refers to', () => {
  test.each(['waits for its upload', 'was uploaded'])('and that %s goes after seven whole days of use', (how) => {
    const file = add();
    if (how === 'was uploaded') store.blobs.uploaded(file, '/media/a.webp');
    use(1 + 7);
    expect(isKept(file)).toBe(true);
    use(1);
    expect(isKept(file)).toBe(false);
  });

  test('stays as long again once something refers to it, or it is added anew', () => {
    const [used, again] = [add('used'), add('again')];
    use(1 + 7);
    store.drafts.append('acme', base, edit({ operations: setting(`"${blobReference(used)}"`) }));
    expect(add('again')).toBe(again);
    use(1);
    store.drafts.remove('acme');
    use(7);
    expect([isKept(used), isKept(again)]).toEqual([true, true]);
    use(2);
    expect([isKept(used), isKept(again)]).toEqual([false, false]);
  });

  test('does not age by starts on one day, nor by a clock that jumps', () => {
    const file = add();
    const today = time;
    for (const at of [today, today, today + 3653 * DAY, 0, today, 0]) {
      time = at;
      store.purge();
    }
    expect(isKept(file)).toBe(true);
  });

  test('[SYNC-05] is kept for seven days of use again when the note of its days is damaged', async () => {
    const file = add();
    use(8);
    store.close();
    inJournal((db) => db.exec('UPDATE unused_blob SET since = since - 20'));
    await open();
    expect(store.health()).toMatchObject({ state: 'recovered', report: { lost: [] } });
    use(8);
    expect(isKept(file)).toBe(true);
    use(1);
    expect(isKept(file)).toBe(false);
  });
});

test('the journal has no packed columns except the three that are known', () => {
  const packed = `SELECT m.name || '.' || c.name FROM sqlite_schema m JOIN pragma_table_info(m.name) c
    WHERE m.type = 'table' AND c.type NOT IN ('TEXT', 'INTEGER') ORDER BY 1`;
  const columns = inJournal((db) => db.prepare(packed).pluck().all());
  expect(columns.filter((name) => !String(name).startsWith('sqlite_'))).toEqual([
    'blob.bytes',
    'fleet_site.kept',
    'version.document',
  ]);
});

test('the journal stops growing when as many files are deleted as added, because it reuses their pages', () => {
  const pages = () => inJournal((db) => db.pragma('page_count', { simple: true }) as number);
  const fill = (round: number) => {
    for (let file = 0; file < 10; file++) add(`${round} ${file} ${'x'.repeat(50_000)}`);
    use(9);
  };
  fill(0);
  const once = pages();
  for (let round = 1; round <= 10; round++) fill(round);
  expect(pages()).toBeLessThanOrEqual(once + 2);
});

describe('[SYNC-05] upkeep of a journal on a full disk', () => {
  const harness = () => {
    const db = emptyJournal();
    const released = vi.fn(() => true);
    const states: DiskState[] = [];
    const ballast = { release: released, keep: async () => false };
    const journal = new Journal(db, { readOnly: false, ballast, onState: (state) => states.push(state) });
    const fill = () => {
      for (;;) db.prepare('INSERT INTO dictionary VALUES (?)').run(randomBytes(2000).toString('hex'));
    };
    return { db, journal, released, states, fill, words: db.prepare('SELECT count(*) FROM dictionary').pluck() };
  };

  test('fails without using the space reserved for edits, reports no refused edit, and changes nothing', () => {
    const { db, journal, released, states, fill, words } = harness();
    db.pragma('max_page_count = 60');
    expect(() => journal.upkeep(fill)).toThrow(/full/);
    expect([words.get(), released.mock.calls, states, journal.state]).toEqual([0, [], [], 'ok']);
  });

  test('a write that fails for another reason after room was made says that reason', () => {
    const { db, journal, released, fill } = harness();
    db.pragma('max_page_count = 60');
    let runs = 0;
    const write = () => {
      if (++runs === 1) fill();
      throw new RangeError('no such place');
    };
    expect(() => journal.write(write)).toThrow(RangeError);
    expect(released).toHaveBeenCalledOnce();
  });

  test('waits while edits are refused', () => {
    const { db, journal, fill, words } = harness();
    db.pragma('max_page_count = 60');
    expect(() => journal.write(fill)).toThrow(AppError);
    const before = words.get();
    journal.upkeep(() => db.exec('DELETE FROM dictionary'));
    expect([journal.state, words.get()]).toEqual(['full', before]);
  });
});
