import { findRegion, plainName } from '#shared/domain/place/regions.ts';
import { randomFrom } from '../random.ts';
import { distanceKm, type LocatedCity, loadLocatedCities } from '#shared/domain/place/packed-cities.ts';

export interface Geocoded extends LocatedCity {
  /** distance in kilometers from the given point; 0 for an address */
  distance: number;
}

export interface Geocoder {
  /**
   * Finds the city at the end of an address in the given country. Each street address gets its own coordinates near the
   * city's center.
   */
  forward(address: string, country: string): Geocoded | undefined;
  /** Finds the nearest city within 120 kilometers. */
  reverse(latitude: number, longitude: number): Geocoded | undefined;
}

const FARTHEST_KM = 120;
/** maximum difference between an address and its city's center, in degrees of latitude and of longitude */
const STREET_RADIUS = 0.04;
/** maximum number of words in a city's name */
const LONGEST_NAME = 5;

/** Creates a geocoder that knows only the packed cities. */
export async function loadGeocoder(): Promise<Geocoder> {
  const cities = await loadLocatedCities();
  const known = new Map<string, LocatedCity>();
  // Of two cities with the same name in a state, the larger comes first and is kept.
  for (const city of cities) {
    const key = `${city.country} ${city.state} ${plainName(city.name.replace(/,.*$/, ''))}`;
    if (!known.has(key)) known.set(key, city);
  }

  function cityAtEnd(words: readonly string[], country: string, state: string): LocatedCity | undefined {
    for (let length = Math.min(LONGEST_NAME, words.length); length > 0; length--) {
      const city = known.get(`${country} ${state} ${words.slice(-length).join(' ')}`);
      if (city) return city;
    }
    return undefined;
  }

  return {
    forward(address, country) {
      const words = plainName(address.replace(/[,.;]/g, ' ')).split(' ');
      for (let end = words.length; end > 1; end--) {
        for (const length of [1, 2, 3]) {
          const region = findRegion(words.slice(end - length, end).join(' '));
          if (region?.country !== country) continue;
          const city = cityAtEnd(words.slice(0, end - length), country, region.code);
          if (city) return { ...withinCity(city, address), distance: 0 };
        }
      }
      return undefined;
    },
    reverse(latitude, longitude) {
      const nearest = cities
        .map((city) => ({ ...city, distance: distanceKm({ latitude, longitude }, city) }))
        .reduce<Geocoded | undefined>(
          (best, city) => (best && best.distance <= city.distance ? best : city),
          undefined,
        );
      return nearest && nearest.distance <= FARTHEST_KM ? nearest : undefined;
    },
  };
}

function withinCity(city: LocatedCity, address: string): LocatedCity {
  const random = randomFrom(plainName(address));
  const off = () => (random.next() * 2 - 1) * STREET_RADIUS;
  const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
  return { ...city, latitude: rounded(city.latitude + off()), longitude: rounded(city.longitude + off()) };
}
