import { expect, test } from 'vitest';
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

test('one that is gone is not mistaken for another', () => {
  expect(where(after({ op: 'remove', path: ['services', 1] }))).toBeUndefined();
});
