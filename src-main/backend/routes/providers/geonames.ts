import { Hono, type Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { z } from 'zod';
import type { AppEnv } from '../../http/env.ts';
import { distanceKm, loadLocatedCities, type LocatedCity } from '#shared/domain/place/packed-cities.ts';

/** GeoNames' codes for refusals. */
const USER_MISSING = 10;
const PARAMETER_WRONG = 14;
const RADIUS_TOO_LARGE = 24;

const LARGEST_RADIUS_KM = 300;
const DEFAULT_ROWS = { search: 100, nearby: 5 };
/** The service's named sets of cities, each with the minimum population of a city in the set. */
const citySets: Readonly<Record<string, number>> = { cities1000: 1000, cities5000: 5000, cities15000: 15_000 };

const rowCount = z.coerce.number().int().min(1).max(1000).optional();
const searchQuery = z.object({
  q: z.string().optional(),
  name_equals: z.string().optional(),
  country: z.string().optional(),
  cities: z.string().optional(),
  maxRows: rowCount,
});
const nearbyQuery = z.object({
  lat: z.coerce.number().min(-90).max(90),
  lng: z.coerce.number().min(-180).max(180),
  radius: z.coerce.number().positive().default(10),
  cities: z.string().optional(),
  maxRows: rowCount,
});

/** Routes of a place-name service in GeoNames’ wire format. It knows only the packed cities of the United States. */
export function geonamesRoutes(): Hono<AppEnv> {
  let loaded: Promise<LocatedCity[]> | undefined;
  const cities = async (set: string | undefined) => {
    const fewest = citySets[set ?? ''] ?? 0;
    return (await (loaded ??= loadLocatedCities().then(inTheStates))).filter(({ population }) => population >= fewest);
  };

  return new Hono<AppEnv>()
    .use('/providers/geonames/*', async (c, next) => {
      if (c.req.query('username')) return next();
      return refuse(
        c,
        401,
        USER_MISSING,
        'Please add a username to each call in order for geonames to be able to identify the calling application and count the credits usage.',
      );
    })
    .get('/providers/geonames/searchJSON', async (c) => {
      const query = searchQuery.safeParse(c.req.query());
      const name = query.data?.name_equals ?? query.data?.q;
      if (!query.success || name === undefined) return refuse(c, 400, PARAMETER_WRONG, 'missing parameter');
      const { country, maxRows = DEFAULT_ROWS.search } = query.data;
      const exact = query.data.name_equals !== undefined;
      const found = (country ?? 'US') === 'US' ? (await cities(query.data.cities)).filter(isNamed(name, exact)) : [];
      return c.json({ totalResultsCount: found.length, geonames: found.slice(0, maxRows).map(wire) });
    })
    .get('/providers/geonames/findNearbyPlaceNameJSON', async (c) => {
      const query = nearbyQuery.safeParse(c.req.query());
      if (!query.success) return refuse(c, 400, PARAMETER_WRONG, 'invalid lat/lng');
      const { lat, lng, radius, maxRows = DEFAULT_ROWS.nearby } = query.data;
      if (radius > LARGEST_RADIUS_KM) {
        return refuse(c, 400, RADIUS_TOO_LARGE, `radius is too large, the maximum is ${String(LARGEST_RADIUS_KM)}`);
      }
      const point = { latitude: lat, longitude: lng };
      const found = (await cities(query.data.cities))
        .map((city) => ({ city, km: distanceKm(point, city) }))
        .filter(({ km }) => km <= radius)
        .sort((a, b) => a.km - b.km)
        .slice(0, maxRows);
      return c.json({ geonames: found.map(({ city, km }) => ({ ...wire(city), distance: km.toFixed(5) })) });
    });
}

function refuse(c: Context<AppEnv>, status: ContentfulStatusCode, value: number, message: string) {
  return c.json({ status: { message, value } }, status);
}

const inTheStates = (cities: LocatedCity[]) => cities.filter(({ country }) => country === 'US');

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .trim()
    .toLowerCase();

function isNamed(name: string, exact: boolean): (city: LocatedCity) => boolean {
  const wanted = plain(name);
  return exact ? (city) => plain(city.name) === wanted : (city) => plain(city.name).includes(wanted);
}

const wire = ({ id, name, state, stateName, latitude, longitude, population }: LocatedCity) => ({
  adminCode1: state,
  lng: String(longitude),
  lat: String(latitude),
  geonameId: id,
  toponymName: name,
  countryId: '6252001',
  fcl: 'P',
  population,
  countryCode: 'US',
  name,
  fclName: 'city, village,...',
  adminCodes1: { ISO3166_2: state },
  countryName: 'United States',
  fcodeName: 'populated place',
  adminName1: stateName,
  fcode: 'PPL',
});
