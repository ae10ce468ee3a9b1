import { expect, test } from 'vitest';
import { loadAtlas, MILES_PER_UNIT, onPlane } from '#shared/domain/place/atlas.ts';
import { distanceKm } from '#shared/domain/place/packed-cities.ts';
import { areaMap } from '../../../src-main/site-page/content/area-map.ts';
import { homeData } from '../../../src-main/site-page/structured-data/graph.ts';
import { renderHome } from '../../../src-main/site-page/index.ts';
import { en } from '../../../src-main/site-page/words/en.ts';
import { albers } from '../../../src-renderer/ui/map/albers.ts';
import { publishInput } from '../../support/site-page.ts';
import { plumber } from '../../support/sites/index.ts';

const atlas = await loadAtlas();
const area = (city: string, radius: number, state = 'TX') => ({ city, state, radius });

test('[PAGE-02] towns are put on the plane that the outline was packed in', () => {
  for (const [longitude, latitude] of [
    [-97.74, 30.27],
    [-122.33, 47.61],
    [-80.19, 25.76],
  ] as const) {
    const [x, y] = albers([longitude, latitude]) ?? [NaN, NaN];
    const at = onPlane({ latitude, longitude });
    expect(at[0]).toBeCloseTo(x, 6);
    expect(at[1]).toBeCloseTo(y, 6);
  }
});

test('[PAGE-02] a map of the areas is true: north is up, and distances and radii have one scale', () => {
  const map = areaMap([area('Austin', 30), area('Georgetown', 15)], atlas);
  const [austin, georgetown] = map?.towns ?? [];
  expect([austin?.name, georgetown?.name]).toEqual(['Austin', 'Georgetown']);
  expect(georgetown?.y).toBeLessThan(austin?.y ?? 0);
  const miles =
    distanceKm(
      atlas.find('Austin', 'TX') ?? { latitude: 0, longitude: 0 },
      atlas.find('Georgetown', 'Texas') ?? { latitude: 0, longitude: 0 },
    ) / 1.609344;
  const pixels = Math.hypot((austin?.x ?? 0) - (georgetown?.x ?? 0), (austin?.y ?? 0) - (georgetown?.y ?? 0));
  expect(pixels / miles).toBeCloseTo((austin?.radius ?? 0) / 30, 0);
  expect(MILES_PER_UNIT).toBeGreaterThan(3);
});

test('[PAGE-02] a map shows the water and the borders that lie in it, and no more of them', () => {
  const inland = areaMap([area('Austin', 10)], atlas);
  expect(inland?.land).toMatch(/^M(?:(?:0|640) \d+L?){4,}z$/);
  expect(inland?.borders).toBe('');
  const coast = areaMap([area('Memphis', 60, 'TN')], atlas);
  expect(coast?.borders).not.toBe('');
  for (const part of [coast?.land, coast?.borders]) expect(part?.length).toBeLessThan(6000);
});

test('[PAGE-02] where fewer than half of the places are known there is a list and no map', () => {
  expect(areaMap([area('Austin', 5), area('Nowhere', 5), area('Elsewhere', 5)], atlas)).toBeNull();
  expect(areaMap([area('Nowhere', 5)], atlas)).toBeNull();
  const site = { ...plumber, service_areas: [{ city: 'Nowhere', state: 'TX' }] };
  const page = renderHome(publishInput(site, { atlas }));
  expect(page).toContain('Nowhere');
  expect(page).not.toContain('service_areas-map');
});

test('[PAGE-03] structured data has the circle of an area whose place is known, and never a place that is not', () => {
  const site = {
    ...plumber,
    service_areas: [
      { city: 'Austin', state: 'TX', radius: 10 },
      { city: 'Nowhere', state: 'TX', radius: 5 },
    ],
  };
  const [business] = (homeData(publishInput(site, { atlas }), [], en) as { '@graph': { areaServed: unknown }[] })[
    '@graph'
  ];
  const geo = { '@type': 'GeoCoordinates', latitude: 30.27, longitude: -97.74 };
  expect(business?.areaServed).toEqual([
    { '@type': 'City', name: 'Austin, TX', geo },
    { '@type': 'GeoCircle', geoMidpoint: geo, geoRadius: 16093 },
    { '@type': 'City', name: 'Nowhere, TX' },
  ]);
});
