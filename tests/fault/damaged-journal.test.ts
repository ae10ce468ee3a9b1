import { existsSync, readFileSync, rmSync, truncateSync, writeFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyOf, openAndCompare, SITES, workAndCrash, type Work } from '../support/damage-harness.ts';

/** number of bits that are flipped, one at a time, in each of the journal's three files */
const FLIPS = Number(process.env['SITEWRIGHT_FLIPS'] ?? 350);
const PAGE = 4096;
const FRAME = PAGE + 24;
/** number of bytes at the end of the log that hold its last transactions */
const LAST_BYTES = 4 * FRAME;
/** number of cuts; each cuts off the log's end at another byte */
const CUTS = Math.min(LAST_BYTES, Number(process.env['SITEWRIGHT_CUTS'] ?? 150));

let work: Work;
beforeAll(async () => {
  work = await workAndCrash();
});
afterAll(() => work.dispose());

/** Damages a copy of the crashed computer's files and starts the app on it. Expects the app to report every loss. */
async function startOnDamaged(damage: (folder: string) => void, of = work) {
  const folder = copyOf(of.crashed);
  damage(folder);
  const found = await openAndCompare(folder, of.documents);
  try {
    if (found.short.length > 0) expect(found.store.health()).toMatchObject({ state: 'recovered' });
    // The repaired journal is sound, so the next start reports nothing.
    found.store.close();
    const again = await openAndCompare(folder, of.documents);
    expect(again.store.health().state).toBe('ok');
    expect(again.whole).toEqual(found.whole);
    again.store.close();
    return found;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const flip = (file: string, bit: number) => {
  const bytes = readFileSync(file);
  bytes[bit >> 3]! ^= 1 << (bit & 7);
  writeFileSync(file, bytes);
};

/** Generates pseudo-random numbers, which are the same in every run. */
function* scattered(count: number, below: number) {
  let state = 12345;
  for (let at = 0; at < count; at++) {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    yield Math.floor((state / 2 ** 32) * below);
  }
}

test('[SYNC-01] a crash alone loses nothing and is not taken for damage', async () => {
  const found = await startOnDamaged(() => undefined);
  expect(found).toMatchObject({ whole: SITES, reported: false });
});

describe('[SYNC-05] the log of the last edits', () => {
  const wal = (folder: string) => join(folder, 'journal.db-wal');
  /** Returns the byte at which the last commit ends. Older frames may follow. */
  const committed = (folder: string) => 32 + readFileSync(join(folder, 'journal.db-shm')).readUInt32LE(16) * FRAME;

  const title = `cut at ${CUTS} of its last ${LAST_BYTES} bytes: the sites are as they were at one moment, and the loss is told`;
  test(title, { timeout: 120_000 + CUTS * 500 }, async () => {
    const little = await workAndCrash({ edits: 9 });
    const end = committed(little.crashed);
    expect(end).toBeGreaterThan(LAST_BYTES);
    for (let cut = 0; cut < CUTS; cut++) {
      const length = end - 1 - Math.floor((cut * LAST_BYTES) / CUTS);
      const found = await startOnDamaged((folder) => truncateSync(wal(folder), length), little);
      expect(found.reported).toBe(true);
      expect(little.moments).toContainEqual(found.documents);
    }
    little.dispose();
  });

  test('is reported as damaged, and the app starts, when the log is cut at places all over it', async () => {
    const end = committed(work.crashed);
    const cuts = [0, 1, 31, 32, 33, 32 + FRAME - 1, 32 + FRAME, end - FRAME, end - 1, ...scattered(40, end)];
    for (const cut of cuts) {
      const found = await startOnDamaged((folder) => truncateSync(wal(folder), cut));
      expect(found.reported).toBe(true);
    }
  });
});

test.each([['journal.db'], ['journal.db-wal'], ['journal.db-shm']])(
  `[SYNC-05] ${FLIPS} bits of %s flipped, one at a time: nothing is lost without a word`,
  { timeout: 120_000 + FLIPS * 200 },
  async (name) => {
    const bits = 8 * readFileSync(join(work.crashed, name)).length;
    let kept = 0;
    for (const bit of scattered(FLIPS, bits)) {
      const { whole } = await startOnDamaged((folder) => flip(join(folder, name), bit));
      kept += whole.length;
    }
    // Most sites must survive a flipped bit: reporting their loss would not be enough.
    expect(kept / (FLIPS * SITES.length)).toBeGreaterThan(0.8);
  },
);

describe.each(['journal.db', 'journal.db-wal', 'journal.db-shm', 'cache.db', 'cache.db-wal'])(
  '[SYNC-05] %s',
  (name) => {
    test.each<[string, (file: string) => void]>([
      ['deleted', (file) => rmSync(file)],
      ['emptied', (file) => truncateSync(file, 0)],
      ['cut in half', (file) => truncateSync(file, readFileSync(file).length >> 1)],
      ['replaced by a text', (file) => writeFileSync(file, 'Lorem ipsum dolor sit amet. '.repeat(800))],
      ['overwritten with zeros', (file) => writeFileSync(file, Buffer.alloc(readFileSync(file).length))],
      ['replaced by a folder', (file) => (rmSync(file), mkdirSync(file))],
    ])('does not keep the app from starting when it is %s', async (_how, damage) => {
      expect(existsSync(join(work.crashed, name))).toBe(true);
      const found = await startOnDamaged((folder) => damage(join(folder, name)));
      if (name.startsWith('cache')) expect(found).toMatchObject({ whole: SITES, reported: false });
    });
  },
);

test('[SYNC-05] the app starts afresh and reports nothing when all files of the store are gone', async () => {
  const found = await startOnDamaged(
    (folder) => {
      for (const name of ['journal.db', 'journal.db-wal', 'journal.db-shm', 'cache.db', 'cache.db-wal', 'cache.db-shm'])
        rmSync(join(folder, name), { force: true });
    },
    { ...work, documents: new Map() },
  );
  expect(found.reported).toBe(false);
});
