import { Hono } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '../http/env.ts';
import { parseQuery, optionalText } from '../http/parse.ts';
import { type CityIndex, loadCities } from '../locations/cities.ts';

const suggestionQuery = z.object({ search_term: optionalText, search_globe: optionalText });

export function locationRoutes(): Hono<AppEnv> {
  let cities: Promise<CityIndex> | undefined;
  return new Hono<AppEnv>().get('/ads/location-suggestion', async (c) => {
    const query = parseQuery(c, suggestionQuery);
    const index = await (cities ??= loadCities());
    return c.json({ message: index.suggest(query.search_term, /^(true|1)$/i.test(query.search_globe)) });
  });
}
