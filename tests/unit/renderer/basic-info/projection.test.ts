import { describe, expect, test } from 'vitest';
import { mapArea, viewOf } from '../../../../src-renderer/screens/basic-info/map/projection.ts';
import outline from '#shared/domain/place/outline.json' with { type: 'json' };

const austin = { latitude: 30.27, longitude: -97.74 };
const MILES_PER_UNIT = 3958.8 / 1300;

describe('the map', () => {
  test('[BI-12] a circle of 50 miles is 100 miles wide', () => {
    const area = mapArea(austin, 50);
    const [left, top, right, bottom] = area?.bounds ?? [0, 0, 0, 0];
    expect((right - left) * MILES_PER_UNIT).toBeCloseTo(100, -1);
    expect((bottom - top) * MILES_PER_UNIT).toBeCloseTo(100, -1);
    expect(area?.x).toBeCloseTo((left + right) / 2, 0);
    expect(mapArea(austin, 0)?.reach).toBe('');
  });

  test('[BI-12] places lie on the outline’s land; others are off the map', () => {
    const land = extent(outline.unitedStates, outline.precision);
    for (const place of [austin, { latitude: 61.2, longitude: -149.9 }, { latitude: 21.3, longitude: -157.9 }]) {
      const { x, y } = mapArea(place, 10) ?? { x: Number.NaN, y: Number.NaN };
      expect(x).toBeGreaterThan(land.left);
      expect(x).toBeLessThan(land.right);
      expect(y).toBeGreaterThan(land.top);
      expect(y).toBeLessThan(land.bottom);
    }
    expect(mapArea({ latitude: 51.5, longitude: -0.1 }, 10)).toBeUndefined();
  });

  test('[BI-12] the view holds every circle, in the map’s proportions', () => {
    const areas = [mapArea(austin, 50), mapArea({ latitude: 40.7, longitude: -74 }, 100)].filter((area) => !!area);
    const view = viewOf(areas);
    expect(view.width / view.height).toBeCloseTo(1040 / 650, 5);
    for (const { bounds } of areas) {
      expect(bounds[0]).toBeGreaterThan(view.x);
      expect(bounds[1]).toBeGreaterThan(view.y);
      expect(bounds[2]).toBeLessThan(view.x + view.width);
      expect(bounds[3]).toBeLessThan(view.y + view.height);
    }
    expect(viewOf([])).toMatchObject({ width: 1040, height: 650 });
  });
});

/** Returns the extent of a path of relative moves, in the map's units. */
function extent(path: string, precision: number) {
  const xs: number[] = [];
  const ys: number[] = [];
  for (const ring of path.split('M').slice(1)) {
    let [x, y] = [0, 0];
    const numbers = [...ring.matchAll(/-?\d+/g)].map(Number);
    for (let at = 0; at < numbers.length; at += 2) {
      [x, y] = [x + (numbers[at] ?? 0), y + (numbers[at + 1] ?? 0)];
      xs.push(x / precision);
      ys.push(y / precision);
    }
  }
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}
