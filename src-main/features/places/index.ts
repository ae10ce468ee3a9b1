import { type Coordinates, coordinates } from '#shared/ipc/places.ipc.ts';
import { type Place, placeKey, plainName } from '#shared/domain/site/service-areas.ts';
import { AppError } from '#shared/ipc/errors.ts';
import type { BackendClient } from '../../backend-client/client.ts';
import type { City, PlaceNames } from '../../providers/place-names/geonames.ts';
import type { HandlersOf } from '../handlers.ts';
import { readCached, type ResponseCache } from '../kit/cached-list.ts';

const MILE_KM = 1.609344;
/** A proposed city must have more inhabitants than this. */
const SMALLEST_CITY = 15_000;
const MOST_CITIES = 100;
const REQUESTS_AT_ONCE = 4;

export interface PlacesPorts {
  client: Pick<BackendClient, 'places'>;
  placeNames: PlaceNames;
  cache: ResponseCache;
}

export function placesFeature({ client, placeNames, cache }: PlacesPorts): HandlersOf<'places'> {
  async function locateOne(place: Place, signal?: AbortSignal): Promise<Coordinates | null> {
    const key = `place ${placeKey(place)}`;
    const known = readCached(cache, key, coordinates);
    if (known) return known;
    const found = (await placeNames.named(place.city.trim(), signal)).find((city) => isIn(city, place.state));
    if (!found) return null;
    const { latitude, longitude } = found;
    cache.put(key, JSON.stringify({ latitude, longitude }));
    return { latitude, longitude };
  }

  return {
    'places.suggest': async ({ searchTerm, globe }, { signal }) =>
      searchTerm.trim() ? client.places.suggest(searchTerm.trim(), globe, { signal }) : [],

    'places.nearest': async ({ radius, ...place }, { signal }) => {
      const centre = await locateOne(place, signal);
      if (!centre) {
        throw new AppError('NOT_FOUND', `The place-name service does not know ${place.city}, ${place.state}.`);
      }
      const around = await placeNames.near(centre, radius * MILE_KM, signal);
      return around
        .filter(({ countryCode, population }) => countryCode === 'US' && population > SMALLEST_CITY)
        .sort((a, b) => b.population - a.population)
        .slice(0, MOST_CITIES)
        .map(({ name, stateCode, stateName, population }) => ({
          city: name,
          state: stateCode || stateName,
          population,
        }));
    },

    'places.locate': async ({ places }, { signal }) => {
      const located: (Coordinates | null)[] = [];
      for (let at = 0; at < places.length; at += REQUESTS_AT_ONCE) {
        const next = places.slice(at, at + REQUESTS_AT_ONCE).map((place) => locateOne(place, signal));
        located.push(...(await Promise.all(next)));
      }
      return located;
    },
  };
}

const isIn = ({ stateCode, stateName }: City, state: string): boolean =>
  [stateCode, stateName].some((name) => name !== '' && plainName(name) === plainName(state));
