import { expect, test } from 'vitest';
import { columnsFor } from '../../../src-main/site-page/parts/grid.ts';

const counts = Array.from({ length: 40 }, (_, at) => at + 2);

test('[PAGE-06] no item stands alone in the last row of a wide or a middle grid, nor in a column of its own', () => {
  for (const most of [3, 4]) {
    for (const count of counts) {
      const { wide, middle, lone } = columnsFor(count, most);
      expect(count % wide, `${count} in ${wide}`).not.toBe(wide === 1 ? -1 : 1);
      expect(middle, `${count} of a middle screen`).toBeGreaterThan(1);
      expect(count % middle === 1, `${count} in ${middle}`).toBe(lone);
      expect(middle, `${count} of a middle screen`).toBeLessThanOrEqual(3);
    }
  }
});

test('[PAGE-06] two items that end a grid of three columns fill its last row', () => {
  expect([5, 8, 11].map((count) => [columnsFor(count).wide, columnsFor(count).pair])).toEqual([
    [3, true],
    [4, false],
    [3, true],
  ]);
  expect(columnsFor(6).pair || columnsFor(2).pair).toBe(false);
});
