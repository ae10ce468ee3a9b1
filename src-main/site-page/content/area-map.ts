import { type Atlas, type Lines, MILES_PER_UNIT, onPlane, type Point, turnAt } from '#shared/domain/place/atlas.ts';
import type { Area } from './place.ts';

interface Town {
  name: string;
  x: number;
  y: number;
  /** radius of the served area, in units of the map; 0 if none is given */
  radius: number;
}

/** A map with north at the top. All its lengths are in units of the map, not in miles. */
export interface AreaMap {
  width: number;
  height: number;
  /** SVG path of the land */
  land: string;
  /** SVG path of the borders between states */
  borders: string;
  /** towns whose location is known; those with the largest area first */
  towns: readonly Town[];
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const WIDTH = 640;
/** minimum width of the map in miles, without the margins, so that the surroundings of a single town are shown */
const LEAST_WIDTH = 40;
/** minimum and maximum of the map's height divided by its width */
const [FLATTEST, STEEPEST] = [0.6, 0.9];
/** free margin on each side, as a share of the map without the margins */
const MARGIN = 0.08;

/** Draws the areas to scale. Returns null if there are none, or if the locations of fewer than half are known. */
export function areaMap(areas: readonly Area[], atlas: Atlas): AreaMap | null {
  const found = areas.flatMap((area) => {
    const at = atlas.find(area.city, area.state);
    return at ? [{ name: area.city, radius: area.radius / MILES_PER_UNIT, at }] : [];
  });
  const [first] = found;
  if (first === undefined || found.length * 2 < areas.length) return null;

  const turn = turnAt(found.reduce((sum, { at }) => sum + at.longitude, 0) / found.length);
  const upright = ([x, y]: Point): Point => [
    x * Math.cos(turn) - y * Math.sin(turn),
    x * Math.sin(turn) + y * Math.cos(turn),
  ];
  const placed = found.map(({ name, radius, at }) => ({ name, radius, at: upright(onPlane(at)) }));
  const shown = shownAround(placed);
  const scale = WIDTH / (shown.right - shown.left);
  const drawn = ([x, y]: Point): Point => [(x - shown.left) * scale, (y - shown.top) * scale];
  const height = (shown.bottom - shown.top) * scale;
  const frame: Box = { left: 0, top: 0, right: WIDTH, bottom: height };
  const inFrame = (lines: Lines): Point[][] => lines.map((line) => line.map((point) => drawn(upright(point))));
  return {
    width: WIDTH,
    height: Math.round(height),
    land: inFrame(atlas.land)
      .map((ring) => path(clippedRing(ring, frame), 'z'))
      .join(''),
    borders: inFrame(atlas.borders)
      .flatMap((line) => partsWithin(line, frame))
      .map((line) => path(line))
      .join(''),
    towns: placed
      .map(({ name, radius, at }) => {
        const [x, y] = drawn(at);
        return { name, x: Math.round(x), y: Math.round(y), radius: Math.round(radius * scale) };
      })
      .sort((a, b) => b.radius - a.radius),
  };
}

function shownAround(placed: readonly { radius: number; at: Point }[]): Box {
  const side = (axis: 0 | 1, sign: 1 | -1): number =>
    Math.max(...placed.map(({ at, radius }) => sign * at[axis] + radius));
  const [left, right, top, bottom] = [-side(0, -1), side(0, 1), -side(1, -1), side(1, 1)];
  const wanted = Math.max(right - left, LEAST_WIDTH / MILES_PER_UNIT, (bottom - top) / STEEPEST) * (1 + 2 * MARGIN);
  const height = Math.min(Math.max((bottom - top) * (1 + 2 * MARGIN), wanted * FLATTEST), wanted * STEEPEST);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return { left: x - wanted / 2, right: x + wanted / 2, top: y - height / 2, bottom: y + height / 2 };
}

/** Returns the part of a ring within the frame (Sutherland–Hodgman algorithm). */
function clippedRing(ring: readonly Point[], { left, top, right, bottom }: Box): Point[] {
  const edges: [axis: 0 | 1, at: number, sign: 1 | -1][] = [
    [0, left, 1],
    [0, right, -1],
    [1, top, 1],
    [1, bottom, -1],
  ];
  let points: Point[] = [...ring];
  for (const [axis, at, sign] of edges) {
    const before = points;
    points = before.flatMap((point, index) => {
      const last = before.at(index - 1) ?? point;
      const [isIn, wasIn] = [(point[axis] - at) * sign >= 0, (last[axis] - at) * sign >= 0];
      if (isIn === wasIn) return isIn ? [point] : [];
      const share = (at - last[axis]) / (point[axis] - last[axis]);
      const crossing: Point = [last[0] + (point[0] - last[0]) * share, last[1] + (point[1] - last[1]) * share];
      return isIn ? [crossing, point] : [crossing];
    });
  }
  return points;
}

/** Returns the parts of a line that may be in the frame. They can extend beyond the frame, which hides the excess. */
function partsWithin(line: readonly Point[], { left, top, right, bottom }: Box): Point[][] {
  const parts: Point[][] = [];
  line.forEach((point, at) => {
    const last = line[at - 1];
    if (last === undefined) return;
    const isOut =
      Math.max(point[0], last[0]) < left ||
      Math.min(point[0], last[0]) > right ||
      Math.max(point[1], last[1]) < top ||
      Math.min(point[1], last[1]) > bottom;
    if (isOut) return;
    const part = parts.at(-1);
    if (part?.at(-1) === last) part.push(point);
    else parts.push([last, point]);
  });
  return parts;
}

function path(points: readonly Point[], end = ''): string {
  if (points.length < 2) return '';
  return `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}${end}`;
}
