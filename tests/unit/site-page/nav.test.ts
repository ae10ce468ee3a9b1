import { expect, test } from 'vitest';
import { linkRoom } from '../../../src-main/site-page/parts/nav.ts';
import { columnsFor } from '../../../src-main/site-page/parts/grid.ts';

const entries = (count: number, letters: number) =>
  Array.from({ length: count }, () => ({ label: 'x'.repeat(letters), href: '#x' }));

test('[PAGE-06] a bar says when its links have no room, and needs less of it without buttons', () => {
  expect(linkRoom({ entries: entries(6, 6) }, 1)).toBe('');
  expect(linkRoom({ entries: entries(9, 6) }, 1)).toBe(' tight');
  expect(linkRoom({ entries: entries(11, 7) }, 2)).toBe(' many');
  expect(linkRoom({ entries: entries(9, 6) }, 0)).toBe('');
});

test('[PAGE-06] the last row of small items is full where it can be', () => {
  expect([6, 8, 9, 10, 12].map((count) => columnsFor(count, 4).wide)).toEqual([3, 4, 3, 5, 4]);
  expect([6, 8, 9, 12].map((count) => columnsFor(count).wide)).toEqual([3, 4, 3, 3]);
});
