import { geoConicEqualArea } from 'd3';

/**
 * Albers’ equal-area projection of North America onto the plane of the packed outline (`outline.json`). y grows to the
 * south. The Earth’s radius is 1300 units, so one unit is about three miles.
 */
export const albers = geoConicEqualArea()
  .parallels([20, 60])
  .rotate([96, 0])
  .center([0, 40])
  .scale(1300)
  .translate([0, 0])
  .precision(0.1);

/** The area that the packed outline covers, in units: North America with Hawaii and Greenland. */
export const WORLD = { x: -1300, y: -1150, width: 2150, height: 1950 } as const;

export const isOnMap = ([x, y]: readonly [number, number]): boolean =>
  x >= WORLD.x && x <= WORLD.x + WORLD.width && y >= WORLD.y && y <= WORLD.y + WORLD.height;
