import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createPlaceNames } from '../../src-main/providers/place-names/geonames.ts';
import { type Contract, openContract, request } from './contract.ts';
import { noLog } from '../support/log.ts';

let api: Contract;
beforeAll(async () => {
  api = await openContract();
});

const ask = (call: string, query: Record<string, string>) =>
  request(
    `${api.url}/providers/geonames/${call}?${new URLSearchParams({ username: 'demo', ...query }).toString()}`,
    'GET',
  );

const rows = z.object({
  geonames: z.array(
    z.looseObject({
      geonameId: z.number(),
      name: z.string(),
      countryCode: z.literal('US'),
      adminCode1: z.string(),
      population: z.number(),
      lat: z.string(),
      lng: z.string(),
      distance: z.string().optional(),
    }),
  ),
});
const refused = z.object({ status: z.object({ message: z.string().min(1), value: z.number() }) });
const asheville = { lat: '35.6', lng: '-82.55' };

describe('[HOST-02] the place-name service', () => {
  test('[BI-12] finds places of a name, the largest first', async () => {
    const { geonames } = rows.parse((await ask('searchJSON', { name_equals: 'portland', country: 'US' })).json);
    expect(geonames[0]).toMatchObject({ name: 'Portland', adminCode1: 'OR', adminName1: 'Oregon' });
    expect(geonames.map(({ adminCode1 }) => adminCode1)).toContain('ME');
    const populations = geonames.map(({ population }) => population);
    expect(populations).toEqual(populations.toSorted((a, b) => b - a));
  });

  test('[BI-12] finds cities around a point, the nearest first, within radius, size and rows', async () => {
    const query = { ...asheville, radius: '50', cities: 'cities15000', maxRows: '100' };
    const { geonames } = rows.parse((await ask('findNearbyPlaceNameJSON', query)).json);
    expect(geonames[0]?.name).toBe('Asheville');
    expect(geonames.every(({ population }) => population >= 15_000)).toBe(true);
    const distances = geonames.map(({ distance }) => Number(distance));
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(Math.max(...distances)).toBeLessThanOrEqual(50);
    const wide = { ...asheville, radius: '300', maxRows: '7' };
    expect(rows.parse((await ask('findNearbyPlaceNameJSON', wide)).json).geonames).toHaveLength(7);
  });

  test.each([
    ['without a user name', 'searchJSON', { username: '', name_equals: 'Reno' }, 10],
    ['without a name', 'searchJSON', {}, 14],
    ['without a point', 'findNearbyPlaceNameJSON', { lat: 'north' }, 14],
    ['with too wide a circle', 'findNearbyPlaceNameJSON', { ...asheville, radius: '301' }, 24],
  ])('[BI-12] refuses %s in its own numbers', async (_what, call, query, value) => {
    expect(refused.parse((await ask(call, query)).json).status.value).toBe(value);
  });

  test('[BI-12] is understood by the app', async () => {
    const placeNames = createPlaceNames({
      address: async () => ({ url: `${api.url}/providers/geonames`, username: 'demo', headers: {} }),
      fetch,
      logger: noLog,
    });
    const [found] = await placeNames.named('Austin');
    expect(found).toMatchObject({ stateCode: 'TX', countryCode: 'US' });
    expect(found?.latitude).toBeCloseTo(30.3, 0);
    const near = await placeNames.near(found ?? { latitude: 0, longitude: 0 }, 48);
    expect(near.map(({ name }) => name)).toContain('Round Rock');
  });
});
