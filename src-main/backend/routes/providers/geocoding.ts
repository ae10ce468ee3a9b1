import { Hono, type Context } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '../../http/env.ts';
import { type Geocoded, type Geocoder, loadGeocoder } from '../../locations/geocoder.ts';

const forwardQuery = z.object({ query: z.string().trim().min(3), country: z.string().default('US') });
const reverseQuery = z.object({
  query: z
    .string()
    .transform((text) => text.split(',').map(Number))
    .pipe(z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)])),
});

/** Routes of a geocoding service in positionstack's wire format. It knows only the packed cities. */
export function geocodingRoutes(): Hono<AppEnv> {
  let loaded: Promise<Geocoder> | undefined;
  const geocoder = () => (loaded ??= loadGeocoder());

  return new Hono<AppEnv>()
    .use('/providers/geocoding/*', async (c, next) => {
      if (c.req.query('access_key')) return next();
      return refuse(c, 401, 'missing_access_key', 'An access key was not specified.');
    })
    .get('/providers/geocoding/forward', async (c) => {
      const { data } = forwardQuery.safeParse(c.req.query());
      if (!data) return refuse(c, 422, 'validation_error', 'Request failed with validation error');
      return c.json({ data: wire((await geocoder()).forward(data.query, data.country.toUpperCase())) });
    })
    .get('/providers/geocoding/reverse', async (c) => {
      const { data } = reverseQuery.safeParse(c.req.query());
      if (!data) return refuse(c, 422, 'validation_error', 'Request failed with validation error');
      return c.json({ data: wire((await geocoder()).reverse(...data.query)) });
    });
}

function refuse(c: Context<AppEnv>, status: 401 | 422, code: string, message: string) {
  return c.json({ error: { code, message, context: {} } }, status);
}

const countries: Readonly<Record<string, string>> = { US: 'United States', CA: 'Canada', MX: 'Mexico' };
const longCodes: Readonly<Record<string, string>> = { US: 'USA', CA: 'CAN', MX: 'MEX' };

function wire(found: Geocoded | undefined) {
  if (!found) return [];
  const { latitude, longitude, name, state, stateName, country, distance } = found;
  return [
    {
      latitude,
      longitude,
      type: 'locality',
      distance,
      name,
      number: null,
      postal_code: null,
      street: null,
      confidence: distance === 0 ? 0.8 : 0.6,
      region: stateName,
      region_code: state,
      county: null,
      locality: name,
      administrative_area: null,
      neighbourhood: null,
      country: countries[country] ?? country,
      country_code: longCodes[country] ?? country,
      continent: 'North America',
      label: `${name}, ${state}, ${longCodes[country] ?? country}`,
    },
  ];
}
