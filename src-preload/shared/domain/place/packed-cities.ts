import { stateNames } from './regions.ts';

export interface LocatedCity {
  id: number;
  name: string;
  /** `US`, `CA` or `MX` */
  country: string;
  /** code of the state or province; two letters in the United States and Canada, three in Mexico */
  state: string;
  stateName: string;
  latitude: number;
  longitude: number;
  population: number;
}

const EARTH_RADIUS_KM = 6371;
const countries = new Set(['US', 'CA', 'MX']);

/**
 * Returns the packed cities as rows `name|state|country|id`. In rows of the United States, Canada and Mexico,
 * `|latitude|longitude|population` follows. See scripts/pack-cities.mjs for the units.
 */
export async function packedRows(): Promise<string[]> {
  const { default: packed } = await import('./cities.json', { with: { type: 'json' } });
  return packed.cities.split('\n');
}

/** Returns the packed cities of the United States, Canada and Mexico with at least 5,000 people, the largest first. */
export async function loadLocatedCities(): Promise<LocatedCity[]> {
  return (await packedRows()).flatMap((row) => {
    const [name = '', state = '', country = '', ...numbers] = row.split('|');
    if (!countries.has(country)) return [];
    const [id = 0, latitude = 0, longitude = 0, population = 0] = numbers.map((number) => parseInt(number, 36));
    return [
      {
        id,
        name,
        country,
        state,
        stateName: stateNames[`${country}-${state}`] ?? state,
        latitude: latitude / 100,
        longitude: longitude / 100,
        population: population * 100,
      },
    ];
  });
}

interface Point {
  latitude: number;
  longitude: number;
}

/** Returns the distance along the earth's surface, in kilometres. */
export function distanceKm(a: Point, b: Point): number {
  const [latitudeA, latitudeB, dLatitude, dLongitude] = [
    a.latitude,
    b.latitude,
    b.latitude - a.latitude,
    b.longitude - a.longitude,
  ].map((degrees) => (degrees * Math.PI) / 180) as [number, number, number, number];
  const chord =
    Math.sin(dLatitude / 2) ** 2 + Math.cos(latitudeA) * Math.cos(latitudeB) * Math.sin(dLongitude / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord));
}
