import { loadLocatedCities } from './packed-cities.ts';

/** Lines of points on the plane of `onPlane`. */
export type Lines = readonly (readonly Point[])[];
export type Point = readonly [x: number, y: number];

export interface Atlas {
  /** The largest town of that name; undefined where it is unknown, as most towns below 5,000 people are. */
  find(city: string, state: string): { latitude: number; longitude: number } | undefined;
  /** outlines of the United States, Canada and Mexico; each a ring */
  land: Lines;
  /** borders between states of the United States */
  borders: Lines;
}

let loading: Promise<Atlas> | undefined;

/** Loads the places of towns and the outlines around them, once. */
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

/** Unpacks a path: it holds where each line begins, then its steps. */
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

/** Albers’ equal-area projection that the outline is packed in; y grows to the south. In degrees. */
export function onPlane({ latitude, longitude }: { latitude: number; longitude: number }): Point {
  const angle = turnAt(longitude);
  const distance = fromApex(latitude * radians);
  return [RADIUS * distance * Math.sin(angle), RADIUS * (distance * Math.cos(angle) - fromApex(middle))];
}

/** The angle in radians by which north points to the left there. @param longitude in degrees */
export const turnAt = (longitude: number): number => cone * (longitude * radians - meridian);
