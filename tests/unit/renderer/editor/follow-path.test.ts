import { describe, expect, test } from 'vitest';
import { applyToValue } from '#shared/record/apply-value.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { Operation } from '#shared/record/operation.ts';
import { followPath } from '../../../../src-renderer/editor/list/follow-path.ts';

const site: SiteDocument = {
  services: [1, 2, 3].map((id) => ({ service_id: id, 'service-name': `S${id}`, photos: [] })),
};
const where = followPath(site, ['services', 1, 'photos']);
const after = (...operations: Operation[]) => applyToValue(site, operations);

test('an item on the way is found again when others come, go and move, and when it is renamed', () => {
  expect(where(site)).toEqual(['services', 1, 'photos']);
  expect(where(after({ op: 'remove', path: ['services', 0] }))).toEqual(['services', 0, 'photos']);
  const renamed: Operation = { op: 'set', path: ['services', 1, 'service-name'], value: 'Other' };
  expect(where(after(renamed, { op: 'move', path: ['services'], from: 1, to: 2 }))).toEqual(['services', 2, 'photos']);
});

test('the path of a removed item is undefined, not that of another item', () => {
  expect(where(after({ op: 'remove', path: ['services', 1] }))).toBeUndefined();
});

describe('[PHO-03] an item without a key, through the states that are asked for', () => {
  const names = ['A', 'B', 'C'];
  const before = { gallery_names: names.map((name) => ({ 'gallery-name': name })) };
  const rename = (index: number, name: string): Operation => ({
    op: 'set',
    path: ['gallery_names', index, 'gallery-name'],
    value: name,
  });
  const follow = () => {
    let now: SiteDocument = before;
    const where = followPath(now, ['gallery_names', 0]);
    return (...operations: Operation[]) => where((now = applyToValue(now, operations)))?.at(-1);
  };

  test('is found when it is renamed and then moved', () => {
    const indexAfter = follow();
    expect(indexAfter(rename(0, 'X'))).toBe(0);
    expect(indexAfter({ op: 'move', path: ['gallery_names'], from: 0, to: 2 })).toBe(2);
    expect(indexAfter(rename(2, 'Y'))).toBe(2);
  });

  test('is found again when it comes back, and not mistaken for one that comes to its place meanwhile', () => {
    const then = follow();
    expect(then({ op: 'remove', path: ['gallery_names', 0] })).toBeUndefined();
    expect(then({ op: 'insert', path: ['gallery_names', 0], value: { 'gallery-name': 'D' } })).toBeUndefined();
    expect(then(rename(1, 'E'))).toBeUndefined();
    expect(then({ op: 'insert', path: ['gallery_names', 1], value: { 'gallery-name': 'A' } })).toBe(1);
  });
});
