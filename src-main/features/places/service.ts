import { type Coordinates, coordinates, type NearbyCity } from '#shared/ipc/places.ipc.ts';
import type { Place } from '#shared/domain/site/nearest-cities.ts';
import { AppError } from '#shared/ipc/errors.ts';
import type { City, PlaceNames } from '../../providers/place-names/geonames.ts';

const MILE_KM = 1.609344;
const SMALLEST_CITY = 15_000;
const MOST_CITIES = 100;
/** questions that the place-name service is asked at a time */
const AT_ONCE = 4;

interface PlacesDeps {
  placeNames: PlaceNames;
  /** answers kept on this computer: places do not move */
  cache: { get(key: string): string | undefined; put(key: string, body: string): void };
}

/** Each call may throw what the place-name service throws; see `PlaceNames`. */
export interface PlacesService {
  /**
   * Cities of more than 15,000 people in the United States within `radius` miles of the place, the largest first.
   * @throws AppError NOT_FOUND where the place is not known
   */
  nearest(place: Place, radius: number, signal?: AbortSignal): Promise<NearbyCity[]>;
  /** In the order of the places; null for those that are not known. */
  locate(places: readonly Place[], signal?: AbortSignal): Promise<(Coordinates | null)[]>;
}

export function createPlacesService({ placeNames, cache }: PlacesDeps): PlacesService {
  async function locateOne(place: Place, signal?: AbortSignal): Promise<Coordinates | null> {
    const key = `place ${plain(place.city)}, ${plain(place.state)}`;
    const known = readCoordinates(cache.get(key));
    if (known) return known;
    const found = (await placeNames.named(place.city.trim(), signal)).find((city) => isIn(city, place.state));
    if (!found) return null;
    const { latitude, longitude } = found;
    cache.put(key, JSON.stringify({ latitude, longitude }));
    return { latitude, longitude };
  }

  return {
    async nearest(place, radius, signal) {
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
    async locate(places, signal) {
      const located: (Coordinates | null)[] = [];
      for (let at = 0; at < places.length; at += AT_ONCE) {
        const next = places.slice(at, at + AT_ONCE).map((place) => locateOne(place, signal));
        located.push(...(await Promise.all(next)));
      }
      return located;
    },
  };
}

const plain = (text: string): string => text.trim().replace(/\s+/gu, ' ').toLowerCase();

const isIn = ({ stateCode, stateName }: City, state: string): boolean =>
  [stateCode, stateName].some((name) => name !== '' && plain(name) === plain(state));

/** What an older version kept in another shape counts as nothing. */
function readCoordinates(body: string | undefined): Coordinates | undefined {
  if (body === undefined) return undefined;
  try {
    return coordinates.parse(JSON.parse(body));
  } catch {
    return undefined;
  }
}
