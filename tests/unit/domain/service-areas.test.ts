import { describe, expect, test } from 'vitest';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import {
  addAreas,
  areaRows,
  hasServiceArea,
  isDuplicateArea,
  parseRadius,
  removeEmptyAreas,
} from '#shared/domain/site/service-areas.ts';
import { applyToValue } from '#shared/record/apply-value.ts';
import {
  addItem,
  itemsToRestore,
  moveItem,
  removeItems,
  restoreItems,
  setItem,
} from '#shared/record-catalogue/list-engine.ts';

const AREAS = ['service_areas'];

const site: SiteDocument = {
  service_areas: [
    { city: 'Austin', state: 'TX', radius: 25, order: 0 },
    { city: 'Round Rock', state: 'TX', radius: '30', order: 1 },
    { city: 'Hutto', state: 'TX', radius: 50, order: 2 },
  ],
};
const cities = (of: SiteDocument) => areaRows(of).map((row) => row.city);

describe('service areas', () => {
  test('[BI-11] a new blank area comes last with radius 50, and the computed list follows', () => {
    const added = applyToValue(site, addItem(site, AREAS));
    expect(added.service_areas?.[3]).toEqual({ city: '', state: '', radius: 50, order: 3 });
    expect(added.service_area_array).toEqual([
      ['Austin', 'TX', 25, 0],
      ['Round Rock', 'TX', 30, 1],
      ['Hutto', 'TX', 50, 2],
      ['', '', 50, 3],
    ]);
  });

  test('[BI-11] a record without a list gets one when its first area is added', () => {
    const added = applyToValue<SiteDocument>(
      { service_areas: null },
      addAreas({ service_areas: null }, [{ city: 'Reno', state: 'NV' }]),
    );
    expect(added.service_areas).toEqual([{ city: 'Reno', state: 'NV', radius: 50, order: 0 }]);
  });

  test('[BI-11] a save drops those without a city, in the computed list too, but not the only ones there are', () => {
    const half = { city: ' ', state: 'TX', radius: 50, order: 1 };
    const typed: SiteDocument = { service_areas: [site.service_areas![0]!, half, site.service_areas![2]!] };
    const saved = applyToValue(typed, removeEmptyAreas(typed));
    expect(cities(saved)).toEqual(['Austin', 'Hutto']);
    expect(saved.service_area_array?.map((tuple) => tuple?.[0])).toEqual(['Austin', 'Hutto']);
    expect(removeEmptyAreas(saved)).toEqual([]);
    expect(removeEmptyAreas({ service_areas: [half] })).toEqual([]);
  });

  test.each([
    ['25', 25],
    [' 30 miles', 30],
    ['12.9', 12],
    ['0', 0],
  ])('[BI-11] the radius “%s” is the integer %d', (input, radius) => {
    expect(parseRadius(input)).toBe(radius);
  });

  test.each(['', 'far', '-5', '9'.repeat(20)])('[BI-11] “%s” is no radius', (input) => {
    expect(parseRadius(input)).toBeUndefined();
  });

  test('[BI-11] a changed radius reaches the computed list and leaves unknown members alone', () => {
    const messy: SiteDocument = {
      service_areas: [{ city: 'Austin', state: 'TX', radius: 5, order: 0, note: 'x' } as never],
    };
    const edited = applyToValue(messy, setItem(messy, AREAS, 0, { radius: 12 }));
    expect(edited.service_areas).toEqual([{ city: 'Austin', state: 'TX', radius: 12, order: 0, note: 'x' }]);
    expect(edited.service_area_array).toEqual([['Austin', 'TX', 12, 0]]);
  });

  test('[BI-11] the areas are renumbered in their new order when one is moved', () => {
    const moved = applyToValue(site, moveItem(site, AREAS, 0, 2));
    expect(cities(moved)).toEqual(['Round Rock', 'Hutto', 'Austin']);
    expect(moved.service_areas?.map((area) => area.order)).toEqual([0, 1, 2]);
    expect(moved.service_area_array?.[2]).toEqual(['Austin', 'TX', 25, 2]);
  });

  test('[BI-11] removing renumbers, counted from 1 and written as text, where the record does so', () => {
    const fromOne: SiteDocument = {
      service_areas: [
        { city: 'Austin', state: 'TX', order: 1 },
        { city: 'Hutto', state: 'TX', order: '2' },
        { city: 'Waco', state: 'TX', order: '3' },
      ],
    };
    const left = applyToValue(fromOne, removeItems(fromOne, AREAS, [1]));
    expect(left.service_areas?.map(({ city, order }) => [city, order])).toEqual([
      ['Austin', 1],
      ['Waco', '2'],
    ]);
  });

  test('[BI-11] a list that stands in another order than its numbers keeps what is shown', () => {
    const odd: SiteDocument = {
      service_areas: [
        { city: 'C', state: 'TX', order: 7 },
        { city: 'A', state: 'TX', order: 2 },
        { city: 'B', state: 'TX', order: 5 },
      ],
    };
    expect(cities(applyToValue(odd, moveItem(odd, AREAS, 2, 0)))).toEqual(['C', 'A', 'B']);
    expect(cities(applyToValue(odd, addAreas(odd, [{ city: 'D', state: 'TX' }])))).toEqual(['A', 'B', 'C', 'D']);
    expect(cities(applyToValue(odd, removeItems(odd, AREAS, [1])))).toEqual(['B', 'C']);
  });

  test('[BI-11] a removed area comes back where it was, as it was', () => {
    for (const place of [0, 1, 2]) {
      const removed = itemsToRestore(site, AREAS, [place]);
      const without = applyToValue(site, removeItems(site, AREAS, [place]));
      const restored = applyToValue(without, restoreItems(without, AREAS, removed));
      expect(restored.service_areas).toEqual(site.service_areas);
      expect(restored.service_area_array).toHaveLength(3);
    }
  });

  test('[BI-11] the same city of the same state is a duplicate, whatever its case and spaces', () => {
    expect(isDuplicateArea(site, { city: ' round  rock ', state: 'tx' })).toBe(true);
    expect(isDuplicateArea(site, { city: 'Round Rock', state: 'TX' }, 1)).toBe(false);
    expect(isDuplicateArea(site, { city: 'Austin', state: 'MN' })).toBe(false);
    expect(addAreas(site, [{ city: 'AUSTIN', state: 'TX' }])).toEqual([]);
  });

  test('[SAVE-04] one area needs both city and state', () => {
    expect(hasServiceArea(site)).toBe(true);
    expect(
      hasServiceArea({
        service_areas: [
          { city: 'Austin', state: ' ' },
          { city: '', state: 'TX' },
        ],
      }),
    ).toBe(false);
    expect(hasServiceArea({})).toBe(false);
  });
});
