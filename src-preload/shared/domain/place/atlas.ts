import { loadLocatedCities } from './packed-cities.ts';

/** Lines, each a list of points on the plane of `onPlane`. */
export type Lines = readonly (readonly Point[])[];
export type Point = readonly [x: number, y: number];

export interface Atlas {
  /**
   * Returns the place of the largest town of that name; undefined if the atlas does not have it. Most towns below 5,000
   * people are missing.
   */
  find(city: string, state: string): { latitude: number; longitude: number } | undefined;
  /** outlines of the United States, Canada and Mexico; each line is a closed ring */
  land: Lines;
  /** borders between states of the United States */
  borders: Lines;
}

let loading: Promise<Atlas> | undefined;

/** Loads the places of towns, the outlines and the borders. Only the first call reads them. */
export function loadAtlas(): Promise<Atlas> {
  return (loading ??= read());
}

const folded = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^\p{L}\d]/gu, '')
    .toLowerCase();

async function read(): Promise<Atlas> {
  const [cities, { default: outline }] = await Promise.all([
    loadLocatedCities(),
    import('./outline.json', { with: { type: 'json' } }),
  ]);
  const known = new Map<string, { latitude: number; longitude: number }>();
  for (const { name, state, stateName, latitude, longitude } of cities) {
    for (const region of [state, stateName]) {
      const key = `${folded(name)} ${folded(region)}`;
      if (!known.has(key)) known.set(key, { latitude, longitude });
    }
  }
  const lines = (path: string): Point[][] => linesOf(path, outline.precision);
  return {
    find: (city, state) => known.get(`${folded(city)} ${folded(state)}`),
    land: [outline.unitedStates, outline.canada, outline.mexico].flatMap(lines),
    borders: lines(outline.borders),
  };
}

/** Unpacks a path. Each line in it consists of its first point, and the steps from each point to the next. */
function linesOf(path: string, precision: number): Point[][] {
  return path
    .split('M')
    .slice(1)
    .map((line) => {
      const numbers = (line.match(/-?\d+/g) ?? []).map(Number);
      let [x, y] = [0, 0];
      const points: Point[] = [];
      for (let at = 0; at + 1 < numbers.length; at += 2) {
        x += numbers[at] ?? 0;
        y += numbers[at + 1] ?? 0;
        points.push([x / precision, y / precision]);
      }
      return points;
    });
}

const RADIUS = 1300;
const EARTH_RADIUS_MILES = 3958.8;
export const MILES_PER_UNIT = EARTH_RADIUS_MILES / RADIUS;
const radians = Math.PI / 180;
const [south, north, middle, meridian] = [20 * radians, 60 * radians, 40 * radians, -96 * radians];
const cone = (Math.sin(south) + Math.sin(north)) / 2;
const constant = 1 + Math.sin(south) * (2 * cone - Math.sin(south));
const fromApex = (latitude: number): number => Math.sqrt(constant - 2 * cone * Math.sin(latitude)) / cone;

/**
 * Returns the point of a place, given in degrees, in Albers’ equal-area projection, in which the outline is packed. `y`
 * grows to the south.
 */
export function onPlane({ latitude, longitude }: { latitude: number; longitude: number }): Point {
  const angle = turnAt(longitude);
  const distance = fromApex(latitude * radians);
  return [RADIUS * distance * Math.sin(angle), RADIUS * (distance * Math.cos(angle) - fromApex(middle))];
}

/** Returns the angle in radians by which north points to the left at a longitude. @param longitude in degrees */
export const turnAt = (longitude: number): number => cone * (longitude * radians - meridian);
