import { expect, test } from 'vitest';
import { placesFeature } from '../../../src-main/features/places/index.ts';
import { createPackedPlaceNames } from '../../../src-main/providers/place-names/packed.ts';
import { callerOf } from '../../support/call-context.ts';

test('[BI-12] without a place-name service the nearest cities come from the packed list', async () => {
  const feature = placesFeature({
    client: { places: { suggest: async () => [] } },
    placeNames: createPackedPlaceNames(),
    cache: { get: () => undefined, put: () => undefined },
  });
  const call = callerOf(feature);
  const cities = await call('places.nearest', { city: 'Reno', state: 'NV', radius: 50 });
  expect(cities.map(({ city }) => city)).toEqual(expect.arrayContaining(['Reno', 'Sparks', 'Carson City']));
  expect(cities[0]).toMatchObject({ city: 'Reno', state: 'NV' });
  await expect(call('places.nearest', { city: 'Nowhere at all', state: 'NV', radius: 50 })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});
