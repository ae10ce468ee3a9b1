import { describe, expect, test } from 'vitest';
import type { Difference } from '#shared/ipc/sync.ipc.ts';
import { dayName, groupDifferences, keptUntil, keysOf } from '../../../../src-renderer/app/history/history-model.ts';
import { moves } from '../../../../src-renderer/editor/differences/moves.ts';

interface Told extends Partial<Difference> {
  label: string;
  path: (string | number)[];
}
const difference = (told: Told): Difference => ({ key: told.label, kind: 'value', part: '', before: '"a"', ...told });
const service = (name: string, place: number) => ({ path: ['services', place], item: { id: name, label: name } });

describe('[PUB-04] differences', () => {
  const groups = groupDifferences([
    difference({ label: 'Domain', path: ['paid_url'] }),
    difference({ label: 'Order of services', path: ['services'], kind: 'order' }),
    difference({ label: 'Drains › Text', ...service('Drains', 0), part: 'Text' }),
    difference({ label: 'Gutters', ...service('Gutters', 1), kind: 'removed' }),
    difference({ label: 'Drains › Photo', ...service('Drains', 0), part: 'Photos › van.webp', kind: 'added' }),
    difference({ label: 'Tagline', path: ['company_tagline'] }),
  ]);

  test('stand by tab in the order of the tabs, by field and by list item', () => {
    const told = groups.map(({ tab, fields }) => [
      tab,
      fields.map(({ label, rows }) => [label, rows.map((row) => [row.kind, row.label, keysOf(row.differences)])]),
    ]);
    expect(told).toEqual([
      ['basicInfo', [['Tagline', [['value', '', ['Tagline']]]]]],
      [
        'services',
        [
          [
            'Services',
            [
              ['order', 'Order changed', ['Order of services']],
              ['value', 'Drains', ['Drains › Text', 'Drains › Photo']],
              ['removed', 'Gutters', ['Gutters']],
            ],
          ],
        ],
      ],
      ['domain', [['Domain', [['value', '', ['Domain']]]]]],
    ]);
  });

  test('of a field are restored together by all their keys', () => {
    expect(groups[1]?.fields[0]?.keys).toEqual(['Order of services', 'Drains › Text', 'Gutters', 'Drains › Photo']);
  });
});

describe('[PUB-04] a changed order', () => {
  test('is told by the fewest moves', () => {
    expect(moves(['a', 'b', 'c', 'd'], ['b', 'c', 'd', 'a'])).toEqual([{ name: 'a', up: false, behind: 'd' }]);
    expect(moves(['a', 'b', 'c', 'd'], ['d', 'a', 'b', 'c'])).toEqual([{ name: 'd', up: true, behind: undefined }]);
    expect(moves(['a', 'b', 'c', 'd', 'e'], ['a', 'e', 'b', 'c', 'd'])).toEqual([{ name: 'e', up: true, behind: 'a' }]);
    expect(moves(['a', 'a', 'b'], ['a', 'b', 'a'])).toHaveLength(1);
    expect(moves(['a', 'b'], ['a', 'b'])).toEqual([]);
  });
});

test('days are named from today on', () => {
  const now = new Date(2026, 4, 5, 0, 10).getTime();
  expect(dayName(new Date(2026, 4, 5, 0, 1).getTime(), now)).toBe('Today');
  expect(dayName(new Date(2026, 4, 4, 23, 59).getTime(), now)).toBe('Yesterday');
  expect(dayName(new Date(2026, 4, 3, 23, 59).getTime(), now)).toMatch(/2026/);
});

test('[NAV-05] the trash keeps what it holds for 30 days', () => {
  expect(keptUntil({ at: 0 })).toBe(30 * 24 * 60 * 60 * 1000);
});
