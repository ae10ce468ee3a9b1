import { describe, expect, test } from 'vitest';
import { areaRows, fillAreas, MOST_AREAS, roomForAreas, searchCentre } from '#shared/domain/site/service-areas.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { applyToValue } from '#shared/record/apply-value.ts';

const site: SiteDocument = {
  city: 'Reno',
  state: 'NV',
  service_areas: [
    { city: '', state: 'TX', radius: 50, order: 0 },
    { city: 'Austin ', state: 'TX', radius: 25, order: 1 },
    { city: 'Hutto', state: 'TX', radius: 25, order: 2 },
  ],
};
const found = (count: number) => Array.from({ length: count }, (_, n) => ({ city: `City ${n}`, state: 'TX' }));
const filled = (cities: { city: string; state: string }[]) => applyToValue(site, fillAreas(site, cities));

describe('the nearest cities', () => {
  test('[BI-12] are looked for around the first area with city and state, else the address', () => {
    expect(searchCentre(site)).toEqual({ city: 'Austin', state: 'TX' });
    expect(searchCentre({ ...site, service_areas: null })).toEqual({ city: 'Reno', state: 'NV' });
    expect(searchCentre({ city: 'Reno', service_areas: [] })).toBeUndefined();
  });

  test('[BI-12] fill the list up to 10 that have a city in the order found, each with radius 50', () => {
    const rows = areaRows(filled(found(20)));
    expect(rows.map(({ city }) => city).slice(3)).toEqual(found(8).map(({ city }) => city));
    expect(rows.filter(({ city }) => city !== '')).toHaveLength(MOST_AREAS);
    expect(rows.slice(3).every(({ radius }) => radius === 50)).toBe(true);
    expect(rows[1]?.radius).toBe(25);
  });

  test('[BI-12] are no duplicates of areas or of each other', () => {
    const rows = areaRows(
      filled([
        { city: 'austin', state: 'tx' },
        { city: 'Waco', state: 'TX' },
        { city: 'Waco', state: 'TX' },
        { city: 'Hutto', state: 'TX' },
      ]),
    );
    expect(rows.map(({ city }) => city)).toEqual(['', 'Austin ', 'Hutto', 'Waco']);
  });

  test('[BI-12] reach the computed list too', () => {
    expect(filled(found(1)).service_area_array).toContainEqual(['City 0', 'TX', 50, 3]);
    expect(fillAreas(site, found(7)).filter(({ path }) => path[0] === 'service_area_array')).toHaveLength(1);
  });

  test('[BI-12] there is no room beside ten areas and more', () => {
    const full = filled(found(8));
    expect(roomForAreas(full)).toBe(0);
    expect(fillAreas(full, [{ city: 'Waco', state: 'TX' }])).toEqual([]);
    expect(roomForAreas(site)).toBe(8);
  });
});
