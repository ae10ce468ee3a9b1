import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { describe, expect, test, vi } from 'vitest';
import { openStore } from '../../src-main/store/store.ts';
import { SiteActor } from '../../src-main/sync/draft/site-actor.ts';
import { childOf } from '../support/children.ts';
import { portsOf, siteText } from '../support/damage-harness.ts';
import { hasSmallDisks, runOnSmallDisk } from '../support/small-disk.ts';

const writer = childOf('limited-writer');

interface Outcome {
  /** number of edits that were acknowledged before room was made; `acknowledged` also counts those after that */
  before: number;
  acknowledged: number;
  shown: string;
  refusal?: string;
  states: string[];
  health: string;
}

const withFolder = async (work: (folder: string) => void | Promise<void>) => {
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-disk-'));
  try {
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

async function startSite(folder: string): Promise<void> {
  const store = await openStore(folder);
  const actor = SiteActor.fromServer('acme', { text: siteText('acme'), modified: 'm1' }, portsOf(store));
  actor.edit('step', [{ op: 'set', path: ['about'], value: 'typed before' }]);
  store.close();
}

function typeOnSmallDisk(folder: string, megabytes: number, free: number, ballast: '' | 'ballast'): Outcome {
  const values = [join(folder, 'data'), join(folder, 'filler'), ballast, String(free)];
  return runOnSmallDisk(folder, megabytes, writer, values) as Outcome;
}

describe.runIf(hasSmallDisks)('[SYNC-05] a full disk (a real one, of a few megabytes)', () => {
  test.each([0, 1, 2, 3, 5, 8, 13, 40].map((pages) => pages * 4096))(
    '%d bytes before its end: the edit is refused as not saved, and typing goes on once there is room',
    (free) =>
      withFolder((folder) => {
        const { before, acknowledged, refusal, shown, states } = typeOnSmallDisk(folder, 6, free, '');
        expect(refusal).toMatch(/^DISK SQLITE_(FULL|IOERR)/);
        expect(shown).toContain(`typed ${before} `);
        expect(acknowledged).toBe(before + 2);
        expect(states[0]).toMatch(/full|failing/);
      }),
  );

  test('the room held back is given up: nothing is refused, the app says that the disk is full, then that it is not', () =>
    withFolder((folder) => {
      const outcome = typeOnSmallDisk(folder, 64, 20_000, 'ballast');
      expect(outcome.refusal).toBeUndefined();
      expect(outcome).toMatchObject({ states: ['full', 'ok'], health: 'ok' });
    }));
});

describe.runIf(process.platform === 'linux')('[SYNC-05] a write that fails', () => {
  // The kernel limits the length of files. The write that exceeds the limit is cut short, and the next write fails.
  function typeWithLimit(folder: string, length: number): Outcome {
    const limited = [`--fsize=${length}`, process.execPath, writer, folder, '', '', ''];
    return JSON.parse(execFileSync('prlimit', limited, { encoding: 'utf8' })) as Outcome;
  }

  const step = Number(process.env['SITEWRIGHT_WRITES_EVERY'] ?? 0);
  const many = step > 0 ? Array.from({ length: Math.ceil(80_000 / step) }, (_, at) => 33_000 + at * step) : [];
  const lengths = [
    ...many,
    33_000,
    37_000,
    37_200,
    40_000,
    41_000,
    41_300,
    45_000,
    49_000,
    53_800,
    100_000,
    333_000,
    600_000,
  ];

  test.each(lengths)(
    'at byte %d of a file: the edit is refused, and what was acknowledged before is all there',
    (length) =>
      withFolder(async (folder) => {
        await startSite(folder);
        const { refusal, shown } = typeWithLimit(folder, length);
        expect(refusal).toMatch(/^DISK SQLITE_(FULL|IOERR)/);
        const store = await openStore(folder);
        expect(store.health()).toEqual({ state: 'ok' });
        expect(SiteActor.fromStore('acme', portsOf(store))!.site.about).toBe(shown);
        store.close();
      }),
  );

  test('when the journal is opened: the app starts, says that nothing is kept, and leaves the journal as it is', () =>
    withFolder(async (folder) => {
      await startSite(folder);
      expect(typeWithLimit(folder, 5_000)).toMatchObject({ acknowledged: 0, health: 'readonly' });
      const store = await openStore(folder);
      expect(store.health()).toEqual({ state: 'ok' });
      expect(SiteActor.fromStore('acme', portsOf(store))!.site.about).toBe('typed before');
      store.close();
    }));
});

/** Opens a store, and returns it with the connection to its journal, on which a test can change SQLite's limits. */
async function openWithConnection(folder: string) {
  const pragma = vi.spyOn(Sqlite.prototype, 'pragma');
  const states: string[] = [];
  const store = await openStore(folder, { onHealth: ({ state }) => states.push(state) });
  const connection = pragma.mock.contexts.findLast((db) => (db as Sqlite.Database).name.endsWith('journal.db'));
  pragma.mockRestore();
  return { store, states, connection: connection as Sqlite.Database };
}

test('[SYNC-05] a journal that may not grow: the edit is refused as not saved, all can be exported, then typing goes on', () =>
  withFolder(async (folder) => {
    await startSite(folder);
    const { store, states, connection } = await openWithConnection(folder);
    const actor = SiteActor.fromStore('acme', portsOf(store))!;
    const type = (value: string) => actor.edit('more', [{ op: 'set', path: ['about'], value }]);
    const most = connection.pragma('max_page_count', { simple: true }) as number;
    connection.pragma(`max_page_count = ${connection.pragma('page_count', { simple: true }) as number}`);

    expect(() => type('x'.repeat(50_000))).toThrow(expect.objectContaining({ code: 'DISK', details: 'SQLITE_FULL' }));
    expect(actor.site.about).toBe('typed before');
    expect(store.health().state).toBe('full');
    await store.exportDrafts(join(folder, 'export.json'));
    expect(readFileSync(join(folder, 'export.json'), 'utf8')).toContain('typed before');

    connection.pragma(`max_page_count = ${most}`);
    type('typed after');
    await store.maintain();
    expect(states).toEqual(['full', 'ok']);
    store.close();
    const again = await openStore(folder);
    expect(SiteActor.fromStore('acme', portsOf(again))!.site.about).toBe('typed after');
    again.close();
  }));

test('[SYNC-01] each commit waits for the disk when the store is reopened 50 times, closed or killed, damaged or not', () =>
  withFolder(async (root) => {
    let folder = join(root, 'data 0');
    await startSite(folder);
    for (let start = 1; start <= 50; start++) {
      const { store, connection } = await openWithConnection(folder);
      expect(connection.pragma('synchronous', { simple: true })).toBe(2);
      expect(connection.pragma('journal_mode', { simple: true })).toBe('wal');
      store.dictionary.add(`word ${start}`);
      // A copy of the open store's files is what a kill would leave.
      const next = join(root, `data ${start}`);
      if (start % 2 === 0) cpSync(folder, next, { recursive: true });
      store.close();
      if (start % 2 === 0) folder = next;
      if (start % 7 === 0) spoilRow(folder);
    }
  }));

function spoilRow(folder: string): void {
  const db = new Sqlite(join(folder, 'journal.db'));
  db.exec(`UPDATE edit SET hash = 'x'`);
  db.close();
}
