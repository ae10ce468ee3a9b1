import type { Database } from 'better-sqlite3';
import { expect, test } from 'vitest';
import { readTable } from '../../../src-main/store/read-rows.ts';

/** Simulates a table with rows 1 to 9 of which a damaged index gives other orders than that of the row IDs. */
function table(forward: readonly number[], backward: readonly number[]): Database {
  const row = (id: number) => ({ row_id: id, word: `w${id}` });
  const prepare = (sql: string) => ({
    iterate: () => (sql.endsWith('DESC') ? backward : forward).map(row),
    get: (id: number) => (id <= 9 ? { word: `w${id}` } : undefined),
  });
  return { prepare } as unknown as Database;
}

test.each([
  ['forward', [1, 2, 7, 3], [9, 8, 7, 6, 5, 4, 3, 2, 1]],
  ['in both directions', [1, 2, 1, 3], [9, 8, 9, 7]],
])('[SYNC-05] all rows are read when the rows are out of order %s', (_, forward, backward) => {
  const { rows, unreadable } = readTable(table(forward, backward), 'dictionary');
  expect(unreadable).toBe(true);
  expect(rows.map(({ row }) => row['word'])).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((id) => `w${id}`));
});
