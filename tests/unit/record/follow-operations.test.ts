import { expect, test } from 'vitest';
import type { RawOperation } from '#shared/record/edit-raw.ts';
import { followOperations } from '#shared/record/follow-operations.ts';
import { RawValue } from '#shared/record/raw-value.ts';

const services = (...names: string[]): RawValue =>
  RawValue.parse(JSON.stringify({ services: names.map((name) => ({ service_id: name, 'service-name': name })) }));
const set = (index: number): RawOperation => ({ op: 'set', path: ['services', index, 'text'], text: '"Typed"' });

/** Operations that were made for the services A, B and C, for those of another copy. */
const followed = (operations: RawOperation[], ...names: string[]) =>
  followOperations(operations, services('A', 'B', 'C'), services(...names))?.operations;

test('[SYNC-03] an edit of a list item stays with it, wherever it stands in another copy', () => {
  expect(followed([set(1)], 'X', 'C', 'A', 'B')).toEqual([set(3)]);
  expect(followed([{ op: 'remove', path: ['services', 2] }], 'C', 'A')).toEqual([
    { op: 'remove', path: ['services', 0] },
  ]);
  expect(followed([set(1)], 'A', 'C')).toBeUndefined();
  const tagline: RawOperation = { op: 'set', path: ['company_tagline'], text: '"T"' };
  expect(followed([tagline], 'C')).toEqual([tagline]);
});

test('[SYNC-03] an item is added before the one that it was added before, else at the end', () => {
  const add = (index: number): RawOperation => ({
    op: 'insert',
    path: ['services', index],
    text: '{"service_id":"N"}',
  });
  expect(followed([add(1)], 'X', 'A', 'B', 'C')).toEqual([add(2)]);
  expect(followed([add(3)], 'X', 'A', 'B', 'C')).toEqual([add(4)]);
  expect(followed([add(1)], 'A', 'C')).toEqual([add(2)]);
  // What follows in the same edit is about that item.
  expect(followed([add(0), set(0), set(1)], 'X', 'A')).toEqual([add(1), set(1), set(2)]);
});

test('[SYNC-03] a moved item is found again; its new place is within the list', () => {
  const move = (from: number, to: number): RawOperation => ({ op: 'move', path: ['services'], from, to });
  expect(followed([move(0, 2), set(2)], 'X', 'A', 'B')).toEqual([move(1, 2), set(2)]);
  expect(followed([move(1, 0)], 'A', 'C')).toBeUndefined();
});
