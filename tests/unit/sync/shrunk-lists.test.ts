import { expect, test } from 'vitest';
import { RawValue } from '#shared/record/raw-value.ts';
import { shrunkLists } from '../../../src-main/sync/save/shrunk-lists.ts';

const site = (products: unknown, gallery: unknown[] = []): RawValue =>
  RawValue.parse(JSON.stringify({ gallery, products }));
const items = (count: number) => Array.from({ length: count }, (_, pk) => ({ pk }));

test('[SYNC-03] a list that has lost half of its items is told of, a shorter one not', () => {
  expect(shrunkLists(site('', items(10)), site('', items(5)))).toEqual([{ field: 'gallery', before: 10, after: 5 }]);
  expect(shrunkLists(site('', items(10)), site('', items(6)))).toEqual([]);
  expect(shrunkLists(site('', items(3)), site('', []))).toEqual([]);
});

test.each([[JSON.stringify(items(2))], ['[]'], [''], [null], ['<html>']])(
  '[SYNC-03] so is one that the server keeps as JSON text: %j',
  (left) => {
    expect(shrunkLists(site(JSON.stringify(items(10))), site(left))).toMatchObject([{ field: 'products', before: 10 }]);
  },
);
