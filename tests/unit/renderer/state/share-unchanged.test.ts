import fc from '../../../support/fast-check.ts';
import { expect, test } from 'vitest';
import { shareUnchanged } from '../../../../src-renderer/state/share-unchanged.ts';

test('what is equal keeps its reference, what differs does not', () => {
  const previous = { a: { b: [1, { c: 2 }] }, d: [{ e: 1 }, { e: 2 }] };
  const next = { a: { b: [1, { c: 2 }] }, d: [{ e: 1 }, { e: 3 }] };
  const shared = shareUnchanged(previous, next);
  expect(shared.a).toBe(previous.a);
  expect(shared.d[0]).toBe(previous.d[0]);
  expect(shared.d[1]).not.toBe(previous.d[1]);
  expect(shareUnchanged(previous, structuredClone(previous))).toBe(previous);
});

test('the value is the next one, whatever the previous one was', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (previous, next) => {
      expect(JSON.stringify(shareUnchanged(previous, next))).toBe(JSON.stringify(next));
    }),
  );
});
