import { expect, test } from 'vitest';
import { placesFeature } from '../../../src-main/features/places/index.ts';
import { createProviderAddresses } from '../../../src-main/app/provider-addresses.ts';
import { resolveConfig } from '../../../src-main/app/policy.ts';
import { createPackedPlaceNames } from '../../../src-main/providers/place-names/packed.ts';
import { callerOf } from '../../support/call-context.ts';

test('[HOST-02] a host is not asked for place names or addresses that the documents and the policy do not name', async () => {
  const asked: string[] = [];
  const { config } = resolveConfig('{"host":"https://api.example.com"}', {});
  const baseUrl = async () => (asked.push('the host'), 'https://api.example.com');
  const addresses = createProviderAddresses({ config, baseUrl, headerToken: () => undefined });
  expect(addresses.placeNames()).toBeUndefined();
  await expect(addresses.geocoding()).rejects.toMatchObject({ code: 'BACKEND_REFUSED' });
  expect(asked).toEqual([]);
});

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
