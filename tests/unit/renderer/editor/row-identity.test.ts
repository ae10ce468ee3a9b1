import { describe, expect, test } from 'vitest';
import { listItems } from '#shared/record-catalogue/list-engine.ts';
import { keyItems, type KeyedItem, marksOf } from '../../../../src-renderer/editor/list/row-identity.ts';

const path = ['gallery'];
const items = (...gallery: object[]) => listItems({ gallery }, path);
const next = (before: readonly KeyedItem[], ...gallery: object[]) => keyItems(before, items(...gallery), marksOf(path));
const keysOf = (keyed: readonly KeyedItem[]) => keyed.map(({ key }) => key);

describe('an item keeps its key', () => {
  const first = { photo: 'local-blob:1', order: 2 };
  const second = { photo: '/media/2.jpg', photo_pk: 5, order: 1 };
  const before = next([], first, second);

  test('when it is edited or others come and go', () => {
    const after = next(before, { photo: 'new', order: 3 }, { ...first, caption: 'x' }, second);
    expect(keysOf(after).slice(1)).toEqual(keysOf(before));
    expect(new Set(keysOf(after)).size).toBe(3);
    expect(keysOf(next(after, second))).toEqual([before[1]!.key]);
  });

  test('when it gets an address of its own, and when it is moved', () => {
    const uploaded = next(before, { photo: '/media/1.jpg', photo_pk: 6, order: 2 }, { ...second });
    expect(keysOf(uploaded)).toEqual(keysOf(before));
    const moved = next(before, { ...second, order: 9 }, { ...first });
    expect(keysOf(moved)).toEqual(keysOf(before).toReversed());
  });

  test('that differs from the key of an equal item', () => {
    const twins = next([], { photo: 'a', order: 2 }, { photo: 'a', order: 1 });
    expect(new Set(keysOf(twins)).size).toBe(2);
    const edited = next(twins, { photo: 'a', order: 2, caption: 'x' }, { photo: 'a', order: 1 });
    expect(new Set(keysOf(edited)).size).toBe(2);
  });

  test('and stays the same object when nothing of it has changed', () => {
    const after = keyItems(
      before,
      before.map(({ value, index }) => ({ value, index })),
      marksOf(path),
    );
    expect(after.every((each, at) => each === before[at])).toBe(true);
  });
});
