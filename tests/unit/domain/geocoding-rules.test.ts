import { describe, expect, test } from 'vitest';
import { geocodingPlan, MOST_PROS, skipReason } from '#shared/domain/map/geocoding-rules.ts';
import type { Pro, ReceivedText } from '#shared/domain/map/schema.ts';
import { findRegion } from '#shared/domain/place/regions.ts';
import { mapPro, mapText } from '../../support/map-entries.ts';

const address = '12 Oak St, Austin, TX';
const text = (facts: Partial<ReceivedText>) => mapText('1', { address, ...facts });
const pro = (facts: Partial<Pro>) => mapPro('1', { address, name: '', ...facts });
const point = { latitude: 30.2, longitude: -97.7 };

describe('which addresses are looked for', () => {
  test.each([
    '',
    ' n/a ',
    'Reno ',
    'Boise',
    '12345-6789',
    '555 0142 77',
    'Main St & 5th Ave',
    'Example Rd 5',
    'my EXAMPLE street',
  ])('[MAP-02] “%s” is skipped', (address) => {
    expect(skipReason(address)).toMatch(/^The address .+\.$/);
  });

  test.each(['Reno NV', '4 Élan', '12 Oak St, Austin'])('[MAP-02] “%s” is looked for', (address) => {
    expect(skipReason(address)).toBeUndefined();
  });
});

describe('what is looked for', () => {
  test('[MAP-02] the point of an address, the city of a point, and nothing where both are known', () => {
    const { tasks, skipped } = geocodingPlan({
      texts: [
        text({ id: 'no point' }),
        text({ id: 'no city', ...point, state: 'TX' }),
        text({ id: 'no state', ...point, city: 'Austin' }),
        text({ id: 'whole', ...point, city: 'Austin', state: 'TX' }),
      ],
      pros: [pro({ id: 'no point', city: 'Austin', state: 'TX' })],
    });
    expect(tasks.map(({ kind, id, way }) => [kind, id, way])).toEqual([
      ['text', 'no point', 'forward'],
      ['text', 'no city', 'reverse'],
      ['text', 'no state', 'reverse'],
      ['pro', 'no point', 'forward'],
    ]);
    expect(skipped).toEqual([]);
  });

  test('[MAP-02] an address that leads nowhere is skipped, unless only its city is missing', () => {
    const { tasks, skipped } = geocodingPlan({
      texts: [text({ id: 'a', address: 'n/a' }), text({ id: 'b', address: 'n/a', ...point })],
      pros: [],
    });
    expect(tasks.map(({ id, way }) => [id, way])).toEqual([['b', 'reverse']]);
    expect(skipped.map(({ id }) => id)).toEqual(['a']);
  });

  test('[MAP-02] pros beyond the first 1000 are left alone, texts are not', () => {
    const many = Array.from({ length: MOST_PROS + 5 }, (_, at) => at);
    const { tasks } = geocodingPlan({
      texts: many.map((at) => text({ id: `t${at}` })),
      pros: many.map((at) => pro({ id: `p${at}` })),
    });
    expect(tasks.filter(({ kind }) => kind === 'text')).toHaveLength(1005);
    expect(
      tasks
        .filter(({ kind }) => kind === 'pro')
        .map(({ id }) => id)
        .at(-1),
    ).toBe('p999');
    expect(MOST_PROS).toBe(1000);
  });
});

test.each([
  ['tx', 'Texas'],
  [' New  York', 'New York'],
  ['QUEBEC', 'Quebec'],
  ['Nuevo Leon', 'Nuevo León'],
  ['CO', 'Colorado'],
])('the region of “%s” is %s', (given, name) => {
  expect(findRegion(given)?.name).toBe(name);
});
