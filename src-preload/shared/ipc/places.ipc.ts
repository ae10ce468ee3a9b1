import { z } from 'zod';
import { DEFAULT_SEARCH_RADIUS, LARGEST_SEARCH_RADIUS } from '../domain/site/service-areas.ts';
import { call } from './define.ts';
import { backendErrors } from './errors.ts';

const place = z.object({ city: z.string().min(1).max(200), state: z.string().min(1).max(200) });

export const coordinates = z.object({ latitude: z.number(), longitude: z.number() });
export type Coordinates = z.infer<typeof coordinates>;

export const nearbyCity = z.object({
  city: z.string(),
  /** code of two letters; the state's name if the place-name service gives no code */
  state: z.string(),
  population: z.number(),
});
export type NearbyCity = z.infer<typeof nearbyCity>;

export const placeCalls = {
  /**
   * Returns the cities of more than 15,000 people in the United States within `radius` miles of a city: at most 100,
   * the largest first. Fails with NOT_FOUND if the place-name service does not know the city.
   */
  'places.nearest': call(
    z.object({
      ...place.shape,
      radius: z.number().min(1).max(LARGEST_SEARCH_RADIUS).default(DEFAULT_SEARCH_RADIUS),
    }),
    z.array(nearbyCity),
    { errors: ['NOT_FOUND', ...backendErrors] },
  ),
  /**
   * Returns the coordinates of the places, in the given order; null for a place that the place-name service does not
   * know.
   */
  'places.locate': call(z.object({ places: z.array(place).max(100) }), z.array(coordinates.nullable()), {
    errors: backendErrors,
  }),
};
