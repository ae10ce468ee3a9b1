import { expect, test } from 'vitest';
import { siteCalls } from '#shared/ipc/site.ipc.ts';

const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);

test('[SYNC-01] an edit whose value is too deep is refused before it is acknowledged', () => {
  const edit = (levels: number) => ({
    slug: 'acme',
    step: 's',
    operations: [{ op: 'set', path: ['about'], value: nested(levels) }],
  });
  expect(siteCalls['site.edit'].input.safeParse(edit(60)).success).toBe(true);
  expect(siteCalls['site.edit'].input.safeParse(edit(64)).success).toBe(false);
});

test('[SYNC-01] an edit whose path leads too deep is refused before it is acknowledged', () => {
  const edit = (steps: number) => ({
    slug: 'acme',
    step: 's',
    operations: [{ op: 'set', path: Array.from({ length: steps }, () => 'a'), value: 1 }],
  });
  expect(siteCalls['site.edit'].input.safeParse(edit(64)).success).toBe(true);
  expect(siteCalls['site.edit'].input.safeParse(edit(2000)).success).toBe(false);
});
