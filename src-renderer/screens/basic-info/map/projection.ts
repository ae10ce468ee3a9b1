import { geoCircle, geoPath } from 'd3';
import type { Coordinates } from '#shared/ipc/places.ipc.ts';
import { albers, isOnMap } from '../../../ui/map/albers.ts';
import type { Rect } from '../../../ui/map/view.ts';

const path = geoPath(albers);

const EARTH_RADIUS_MILES = 3958.8;
/**
 * The part of the map that is shown if there are no areas, in the map's units (about three miles each): the United
 * States without Alaska and Hawaii. Areas in those two states are shown too.
 */
const WHOLE: Rect = { x: -552, y: -292, width: 1040, height: 650 };
const RATIO = WHOLE.width / WHOLE.height;
/** Minimum width of the shown part in units: about 270 miles, so that the surrounding states can be recognized. */
const NARROWEST = 90;
/** Free margin around the circles, as a share of the extent of all circles together. */
const MARGIN = 0.25;

export interface MappedArea {
  x: number;
  y: number;
  /** outline of the circle around the place, as an SVG path; '' if the radius is 0 */
  reach: string;
  /** left, top, right and bottom of the circle */
  bounds: [number, number, number, number];
}

/** Returns a place and the circle of `radius` miles around it, as on the map; undefined if the place is off the map. */
export function mapArea({ latitude, longitude }: Coordinates, radius: number): MappedArea | undefined {
  const point = albers([longitude, latitude]);
  if (!point || !isOnMap(point)) return undefined;
  const [x, y] = point;
  const degrees = (radius / EARTH_RADIUS_MILES) * (180 / Math.PI);
  const circle = geoCircle().center([longitude, latitude]).radius(degrees)();
  const reach = (radius > 0 && path(circle)) || '';
  const [[left, top], [right, bottom]] = reach === '' ? [point, point] : path.bounds(circle);
  return { x, y, reach, bounds: [left, top, right, bottom] };
}

/**
 * Returns the part of the map that shows all areas, in the aspect ratio of `WHOLE`; `WHOLE` if there is no area. If the
 * areas need more than 1.1 times the width of `WHOLE`, the outer ones are not shown.
 */
export function viewOf(areas: readonly MappedArea[]): Rect {
  if (areas.length === 0) return WHOLE;
  const side = (at: 0 | 1 | 2 | 3, choose: (...sides: number[]) => number) =>
    choose(...areas.map(({ bounds }) => bounds[at]));
  const [left, top, right, bottom] = [side(0, Math.min), side(1, Math.min), side(2, Math.max), side(3, Math.max)];
  const needed = Math.max(right - left, (bottom - top) * RATIO) * (1 + MARGIN);
  const width = Math.min(Math.max(needed, NARROWEST), WHOLE.width * 1.1);
  const height = width / RATIO;
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}
