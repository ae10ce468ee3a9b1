import { describe, expect, test } from 'vitest';
import { createPlaceNames } from '../../../src-main/providers/place-names/geonames.ts';
import { noLog } from '../../support/log.ts';

const asheville = {
  geonameId: 4453066,
  name: 'Asheville',
  countryCode: 'US',
  adminCode1: 'NC',
  adminName1: 'North Carolina',
  population: 93776,
  lat: '35.60095',
  lng: '-82.55402',
  distance: '0.5',
};

/** Returns a provider that gets its responses from `answer`, and the list of its requests. */
function harness(answer: () => Response) {
  const requests: { url: URL; headers: Headers }[] = [];
  const placeNames = createPlaceNames({
    address: async () => ({ url: 'https://names.example/base', username: 'agency', headers: { 'X-Secret': 's' } }),
    fetch: async (url, init) => {
      requests.push({ url: new URL(String(url)), headers: new Headers(init?.headers) });
      return answer();
    },
    logger: noLog,
  });
  return { placeNames, requests };
}
const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });

describe('what is asked', () => {
  test('[BI-12] neighbours: 100 rows of cities over 15000 people of the country, the radius in kilometres', async () => {
    const { placeNames, requests } = harness(json({ geonames: [asheville] }));
    await placeNames.near({ latitude: 35.6, longitude: -82.55 }, 48.28);
    expect(requests[0]?.url.pathname).toBe('/base/findNearbyPlaceNameJSON');
    expect(Object.fromEntries(requests[0]?.url.searchParams ?? [])).toEqual({
      lat: '35.6',
      lng: '-82.55',
      radius: '48.3',
      cities: 'cities15000',
      localCountry: 'true',
      maxRows: '100',
      username: 'agency',
    });
    expect(requests[0]?.headers.get('X-Secret')).toBe('s');
  });

  test('[BI-12] a search by name asks for places of the United States, ordered by population', async () => {
    const { placeNames, requests } = harness(json({ totalResultsCount: 1, geonames: [asheville] }));
    const found = await placeNames.named('Winston-Salem & more');
    expect(requests[0]?.url.pathname).toBe('/base/searchJSON');
    expect(Object.fromEntries(requests[0]?.url.searchParams ?? [])).toEqual({
      name_equals: 'Winston-Salem & more',
      country: 'US',
      featureClass: 'P',
      orderby: 'population',
      maxRows: '100',
      username: 'agency',
    });
    expect(found).toEqual([
      {
        name: 'Asheville',
        stateCode: 'NC',
        stateName: 'North Carolina',
        countryCode: 'US',
        population: 93776,
        latitude: 35.60095,
        longitude: -82.55402,
      },
    ]);
  });
});

describe('what is answered', () => {
  const near = (answer: () => Response) => harness(answer).placeNames.near({ latitude: 1, longitude: 1 }, 10);

  test('[BI-12] numbers may be texts, and what is not needed may be missing', async () => {
    const bare = { name: 'Reno', lat: 39.5, lng: '-119.8', population: '264165', adminCode1: null };
    await expect(near(json({ geonames: [bare] }))).resolves.toMatchObject([
      { name: 'Reno', latitude: 39.5, longitude: -119.8, population: 264165, stateCode: '' },
    ]);
  });

  test.each([200, 401])('[BI-12] a refusal with status %i is said in the service’s words', async (status) => {
    const refusal = { status: { message: 'the hourly limit of 1000 credits has been exceeded', value: 19 } };
    await expect(near(json(refusal, status))).rejects.toMatchObject({
      code: 'BACKEND_REFUSED',
      message: 'The place-name service refused the search: the hourly limit of 1000 credits has been exceeded',
      retry: true,
    });
  });

  test('[BI-12] an unknown user name is IT’s to set right', async () => {
    const refusal = { status: { message: 'user does not exist.', value: 10 } };
    await expect(near(json(refusal, 401))).rejects.toMatchObject({
      code: 'BACKEND_REFUSED',
      message: expect.stringContaining('IT can set it') as string,
    });
  });

  test.each([
    ['no JSON', () => new Response('<html>')],
    ['no list', json({ totalResultsCount: 3 })],
    ['a list of something else', json({ geonames: ['Reno'] })],
    ['a place that is nowhere', json({ geonames: [{ ...asheville, lat: 'north' }] })],
    ['a place beyond the pole', json({ geonames: [{ ...asheville, lat: '135' }] })],
    ['nothing', () => new Response('')],
  ])('[BI-12] %s is a clear error', async (_what, answer) => {
    await expect(near(answer)).rejects.toMatchObject({
      code: 'BAD_ANSWER',
      message: expect.stringContaining('the place-name service’s findNearbyPlaceNameJSON') as string,
    });
  });

  test('[BI-12] a search is refused when the server has no place-name service, and fails when the server answers 500', async () => {
    await expect(near(json({ message: 'No such call' }, 404))).rejects.toMatchObject({
      code: 'BACKEND_REFUSED',
      message: expect.stringContaining('No place-name service is set up') as string,
    });
    await expect(near(json({}, 500))).rejects.toMatchObject({ code: 'BACKEND_FAILED' });
  });

  test('[BI-12] a search that is cancelled ends as cancelled', async () => {
    const stop = new AbortController();
    stop.abort();
    await expect(harness(json({ geonames: [] })).placeNames.named('Reno', stop.signal)).rejects.toMatchObject({
      code: 'CANCELLED',
    });
  });
});
