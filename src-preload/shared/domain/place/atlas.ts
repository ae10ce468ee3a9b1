import { loadLocatedCities } from './packed-cities.ts';

export type Lines = readonly (readonly Point[])[];
/** A point of a map, as `onPlane` returns it. */
export type Point = readonly [x: number, y: number];

export interface Atlas {
  /**
   * Returns the place of the largest town of that name in the state, in degrees; undefined if the atlas has none. The
   * atlas has only towns with at least 5,000 people.
   * @param state code or name
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

/**
 * Unpacks a path of `outline.json`. Each line begins with `M` and the coordinates of its first point. After these it
 * has, for each further point, the distances in x and y from the previous point.
 * @param precision number by which the packed coordinates are divided
 */
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
 * Projects a place, given in degrees, to a point of the map by Albers’ equal-area projection. `outline.json` has the
 * same projection. `y` grows to the south.
 */
export function onPlane({ latitude, longitude }: { latitude: number; longitude: number }): Point {
  const angle = turnAt(longitude);
  const distance = fromApex(latitude * radians);
  return [RADIUS * distance * Math.sin(angle), RADIUS * (distance * Math.cos(angle) - fromApex(middle))];
}

/**
 * Returns the angle in radians between north and the top of the map at a longitude; positive if north is to the left.
 * @param longitude in degrees
 */
export const turnAt = (longitude: number): number => cone * (longitude * radians - meridian);
