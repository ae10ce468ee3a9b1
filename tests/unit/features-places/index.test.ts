import { describe, expect, test } from 'vitest';
import { AppError } from '#shared/ipc/errors.ts';
import { placesFeature } from '../../../src-main/features/places/index.ts';
import type { City, PlaceNames } from '../../../src-main/providers/place-names/geonames.ts';
import { callerOf } from '../../support/call-context.ts';
import { memoryCache } from '../../support/memory-cache.ts';

const city = (name: string, population: number, more: Partial<City> = {}): City => ({
  name,
  stateCode: 'OR',
  stateName: 'Oregon',
  countryCode: 'US',
  population,
  latitude: 45.5,
  longitude: -122.6,
  ...more,
});
const maine = { stateCode: 'ME', stateName: 'Maine', latitude: 43.6, longitude: -70.2 };

function harness(answers: Partial<PlaceNames> = {}, kept: Record<string, string> = {}) {
  const asked: unknown[][] = [];
  const cache = new Map(Object.entries(kept));
  const placeNames: PlaceNames = {
    named: async (...args) => {
      asked.push(['named', ...args.slice(0, 1)]);
      return answers.named ? answers.named(...args) : [city('Portland', 652_503), city('Portland', 68_408, maine)];
    },
    near: async (...args) => {
      asked.push(['near', ...args.slice(0, 2)]);
      return answers.near ? answers.near(...args) : [];
    },
  };
  const feature = placesFeature({
    client: { places: { suggest: async () => [] } },
    placeNames,
    cache: memoryCache(cache),
  });
  return { call: callerOf(feature), asked };
}

describe('the nearest cities', () => {
  test('[BI-12] are asked for around the city of that state, with the radius in kilometres', async () => {
    const { call, asked } = harness();
    await call('places.nearest', { city: 'Portland ', state: 'me', radius: 30 });
    expect(asked).toEqual([
      ['named', 'Portland'],
      ['near', { latitude: 43.6, longitude: -70.2 }, expect.closeTo(48.28, 2)],
    ]);
  });

  test('[BI-12] are those of the country over 15000 people, the largest first, at most 100', async () => {
    const near = async () => [
      city('Small', 15_000),
      city('Least', 15_001),
      city('Abroad', 90_000, { countryCode: 'CA' }),
      city('Largest', 90_000),
      ...Array.from({ length: 120 }, (_, n) => city(`C${n}`, 20_000 + n)),
    ];
    const found = await harness({ near }).call('places.nearest', { city: 'Portland', state: 'Oregon', radius: 30 });
    expect(found).toHaveLength(100);
    expect(found.slice(0, 2)).toEqual([
      { city: 'Largest', state: 'OR', population: 90_000 },
      { city: 'C119', state: 'OR', population: 20_119 },
    ]);
    expect(found.map(({ city: name }) => name)).not.toContain('Abroad');
    const two = async () => [city('Small', 15_000), city('Least', 15_001)];
    expect(
      await harness({ near: two }).call('places.nearest', { city: 'Portland', state: 'OR', radius: 30 }),
    ).toMatchObject([{ city: 'Least' }]);
  });

  test('[BI-12] are refused with NOT_FOUND when the service does not know the city', async () => {
    await expect(harness().call('places.nearest', { city: 'Portland', state: 'TX', radius: 30 })).rejects.toMatchObject(
      {
        code: 'NOT_FOUND',
        message: 'The place-name service does not know Portland, TX.',
      },
    );
  });
});

describe('places', () => {
  test('[BI-12] are found in the order asked for, null where they are not known', async () => {
    const { call } = harness();
    const places = [
      { city: 'Portland', state: 'ME' },
      { city: 'Portland', state: 'TX' },
      { city: 'Portland', state: 'OR' },
    ];
    expect(await call('places.locate', { places })).toEqual([
      { latitude: 43.6, longitude: -70.2 },
      null,
      { latitude: 45.5, longitude: -122.6 },
    ]);
  });

  test('[BI-12] are asked for once and known from then on, offline too', async () => {
    let online = true;
    const named = async () => {
      if (!online) throw new AppError('OFFLINE', 'Offline');
      return [city('Portland', 1)];
    };
    const { call, asked } = harness({ named });
    await call('places.locate', { places: [{ city: 'Portland', state: 'OR' }] });
    online = false;
    expect(await call('places.locate', { places: [{ city: ' portland', state: 'or' }] })).toEqual([
      { latitude: 45.5, longitude: -122.6 },
    ]);
    expect(asked).toHaveLength(1);
    await expect(call('places.locate', { places: [{ city: 'Reno', state: 'NV' }] })).rejects.toMatchObject({
      code: 'OFFLINE',
    });
  });

  test('[BI-12] kept in a shape that is not understood are asked for again', async () => {
    const { call } = harness({}, { 'place portland, or': '{"lat":1}' });
    expect(await call('places.locate', { places: [{ city: 'Portland', state: 'OR' }] })).toEqual([
      { latitude: 45.5, longitude: -122.6 },
    ]);
  });
});
