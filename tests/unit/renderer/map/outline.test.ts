import { expect, test } from 'vitest';
import { albers } from '../../../../src-renderer/ui/map/albers.ts';
import outline from '#shared/domain/place/outline.json' with { type: 'json' };

/** Places on the border between two states, provinces or territories: longitude and latitude, in degrees. */
const crossings: Record<string, [number, number]> = {
  'Colorado and Kansas': [-102.05, 38.5],
  'Alberta and Saskatchewan': [-110, 52],
  'Yukon and British Columbia': [-128, 60],
  'Nunavut and Manitoba': [-98, 60],
  'Baja California and Baja California Sur': [-113.5, 28],
};
/** Places in a state or province, far from its borders: longitude and latitude, in degrees. */
const insides: Record<string, [number, number]> = {
  Saskatchewan: [-106, 52],
  Chihuahua: [-106, 28.6],
  Kansas: [-98.4, 38.5],
};

test.each(Object.entries(crossings))('[MAP-01] the outline has the border of %s', (_states, place) => {
  expect(unitsToBorder(place)).toBeLessThan(1.5);
});

test.each(Object.entries(insides))('[MAP-01] no border runs through the middle of %s', (_state, place) => {
  expect(unitsToBorder(place)).toBeGreaterThan(15);
});

test('[MAP-01] places in each country lie within its outline, and a place in the sea does not', () => {
  for (const [country, place] of [
    ['canada', [-106, 52]],
    ['canada', [-62.5, 46.3]],
    ['mexico', [-106, 28.6]],
    ['unitedStates', [-98.4, 38.5]],
  ] as const)
    expect([country, isWithin(outline[country], place)]).toEqual([country, true]);
  // A point in the sea west of Canada. The outline would contain it if a ring had the wrong direction when the outline
  // was made (`rewound` in `scripts/pack-outline.mjs`).
  expect(isWithin(outline.canada, [-140, 50])).toBe(false);
});

type Point = readonly [number, number];

function linesOf(path: string): Point[][] {
  return path
    .split('M')
    .slice(1)
    .map((line) => {
      const numbers = [...line.matchAll(/-?\d+/g)].map(Number);
      let [x, y] = [0, 0];
      return numbers.flatMap((move, at): Point[] => {
        if (at % 2 === 0) return [];
        [x, y] = [x + (numbers[at - 1] ?? 0), y + move];
        return [[x / outline.precision, y / outline.precision]];
      });
    });
}

const onPlane = (place: Point): Point => albers([...place]) ?? [Number.NaN, Number.NaN];

function unitsToBorder(place: Point): number {
  const [x, y] = onPlane(place);
  const gaps = linesOf(outline.borders).flatMap((line) =>
    line.slice(1).map(([toX, toY], at) => {
      const [fromX, fromY] = line[at] ?? [toX, toY];
      const [dx, dy] = [toX - fromX, toY - fromY];
      const along = Math.max(0, Math.min(1, ((x - fromX) * dx + (y - fromY) * dy) / (dx * dx + dy * dy || 1)));
      return Math.hypot(fromX + along * dx - x, fromY + along * dy - y);
    }),
  );
  return Math.min(...gaps);
}

/**
 * Returns whether the rings of a path contain a place. They do if a ray from the place to the right crosses them an odd
 * number of times.
 */
function isWithin(path: string, place: Point): boolean {
  const [x, y] = onPlane(place);
  const crossed = linesOf(path).flatMap((ring) =>
    ring.filter(([toX, toY], at) => {
      const [fromX, fromY] = ring.at(at - 1) ?? [toX, toY];
      return fromY > y !== toY > y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX);
    }),
  );
  return crossed.length % 2 === 1;
}
