import { expect, test } from 'vitest';
import { createPlacesService } from '../../../src-main/features/places/service.ts';
import { createProviderAddresses } from '../../../src-main/app/provider-addresses.ts';
import { resolveConfig } from '../../../src-main/app/policy.ts';
import { createPackedPlaceNames } from '../../../src-main/providers/place-names/packed.ts';

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
  const service = createPlacesService({
    placeNames: createPackedPlaceNames(),
    cache: { get: () => undefined, put: () => undefined },
  });
  const cities = await service.nearest({ city: 'Reno', state: 'NV' }, 50);
  expect(cities.map(({ city }) => city)).toEqual(expect.arrayContaining(['Reno', 'Sparks', 'Carson City']));
  expect(cities[0]).toMatchObject({ city: 'Reno', state: 'NV' });
  await expect(service.nearest({ city: 'Nowhere at all', state: 'NV' }, 50)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});
