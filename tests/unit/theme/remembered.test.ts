import { expect, test, vi } from 'vitest';
import { memoize } from '#shared/theme/remembered.ts';

const sum = vi.fn((one: { at: number }, other = 1) => ({ total: one.at + other }));

test('a remembered function is computed once for arguments that say the same, and again for others', () => {
  sum.mockClear();
  const known = memoize(sum, 10);
  expect(known({ at: 1 })).toBe(known({ at: 1 }));
  expect(known({ at: 1 }, 2)).toEqual({ total: 3 });
  expect(known({ at: 2 })).toEqual({ total: 3 });
  expect(sum).toHaveBeenCalledTimes(3);
});

test('a remembered function keeps no more results than it may', () => {
  sum.mockClear();
  const known = memoize(sum, 2);
  for (const at of [1, 2, 3, 1]) expect(known({ at })).toEqual({ total: at + 1 });
  expect(sum).toHaveBeenCalledTimes(4);
});
