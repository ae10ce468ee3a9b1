import { describe, expect, test } from 'vitest';
import { dayName, groupDifferences, keptUntil, partLabel } from '../../../../src-renderer/app/history/history-model.ts';

const difference = (label: string, ...path: (string | number)[]) => ({ path, label, before: '"a"', after: '"b"' });

describe('[PUB-04] differences', () => {
  test('stand by tab in the order of the tabs, then by field', () => {
    const groups = groupDifferences([
      difference('Domain', 'paid_url'),
      difference('Services › Drains › Short description', 'services', 0, 'service-description'),
      difference('Tagline', 'company_tagline'),
      difference('Services › Roofs', 'services', 1),
    ]);
    expect(
      groups.map(({ tab, fields }) => [tab, fields.map(({ label, differences }) => [label, differences.length])]),
    ).toEqual([
      ['basicInfo', [['Tagline', 1]]],
      ['services', [['Services', 2]]],
      ['domain', [['Domain', 1]]],
    ]);
  });

  test('are named by what their field does not say already', () => {
    expect(partLabel(difference('Services › Drains › Order', 'services', 0, 'order'), 'Services')).toBe(
      'Drains › Order',
    );
    expect(partLabel(difference('Tagline', 'company_tagline'), 'Tagline')).toBe('');
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
