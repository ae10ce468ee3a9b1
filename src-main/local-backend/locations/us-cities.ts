import { stateNames } from '../data/state-names.ts';
import { packedRows } from './cities.ts';

export interface UsCity {
  id: number;
  name: string;
  /** two letters */
  state: string;
  stateName: string;
  latitude: number;
  longitude: number;
  population: number;
}

const EARTH_RADIUS_KM = 6371;

/** The packed cities of the United States, from 5,000 people, the largest first. */
export async function loadUsCities(): Promise<UsCity[]> {
  return (await packedRows()).flatMap((row) => {
    const [name = '', state = '', country, ...numbers] = row.split('|');
    if (country !== 'US') return [];
    const [id = 0, latitude = 0, longitude = 0, population = 0] = numbers.map((number) => parseInt(number, 36));
    return [
      {
        id,
        name,
        state,
        stateName: stateNames[`US-${state}`] ?? state,
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

/** Along the surface, in kilometres. */
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
