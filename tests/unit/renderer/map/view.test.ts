import { describe, expect, test } from 'vitest';
import { ClusterIndex, pointOf } from '../../../../src-renderer/ui/map/clusters.ts';
import { entriesOf } from '#shared/domain/map/entries.ts';
import { albers } from '../../../../src-renderer/ui/map/albers.ts';
import { bounded, fit, HOME, MOST_SCALE, pan, shown, toPixels, zoom } from '../../../../src-renderer/ui/map/view.ts';
import { mapText } from '../../../support/map-entries.ts';

const size = { width: 880, height: 440 };
const places = {
  Asheville: [35.6, -82.55],
  Seattle: [47.6, -122.3],
  Miami: [25.8, -80.2],
  Toronto: [43.7, -79.4],
  Vancouver: [49.25, -123.1],
} as const;
const texts = (points: readonly (readonly [number, number])[]) =>
  entriesOf({
    texts: points.map(([latitude, longitude], at) => mapText(String(at), { latitude, longitude })),
    pros: [],
  });

describe('the projection', () => {
  test.each(Object.entries(places))('[MAP-01] %s is in sight at first', (_name, [latitude, longitude]) => {
    const [x, y] = albers([longitude, latitude]) ?? [Number.NaN, Number.NaN];
    const [px, py] = toPixels(fit(HOME, size), size, x, y);
    expect(px).toBeGreaterThan(0);
    expect(px).toBeLessThan(size.width);
    expect(py).toBeGreaterThan(0);
    expect(py).toBeLessThan(size.height);
  });

  test('[MAP-01] areas keep their proportions from Mexico to Alaska', () => {
    const area = (latitude: number, longitude: number) => {
      const at = (dLat: number, dLng: number) => albers([longitude + dLng, latitude + dLat]) ?? [0, 0];
      const [a, b, c] = [at(0, 0), at(0, 0.01), at(0.01, 0)];
      const wide = Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));
      return wide / Math.cos((latitude * Math.PI) / 180);
    };
    expect(area(64, -150) / area(19, -99)).toBeCloseTo(1, 2);
  });

  test('[MAP-01] Honolulu and Anchorage are on the map, and London is not', () => {
    const [honolulu, anchorage, london] = texts([
      [21.3, -157.9],
      [61.2, -149.9],
      [51.5, -0.1],
    ]);
    expect(pointOf(honolulu!)).toBeDefined();
    expect(pointOf(anchorage!)).toBeDefined();
    expect(pointOf(london!)).toBeUndefined();
    const [unknown] = entriesOf({ texts: [mapText('unknown')], pros: [] });
    expect(pointOf(unknown!)).toBeUndefined();
  });
});

describe('moving the map', () => {
  const home = fit(HOME, size);

  test('[MAP-01] zooming keeps the point under the pointer where it is', () => {
    const at = { x: 200, y: 100 };
    const before = shown(home, size);
    const [x, y] = [before.x + at.x / home.scale, before.y + at.y / home.scale];
    const closer = zoom(home, 3, at, size);
    expect(closer.scale).toBeCloseTo(home.scale * 3, 6);
    expect(toPixels(closer, size, x, y)).toEqual([expect.closeTo(200, 6), expect.closeTo(100, 6)]);
  });

  test('[MAP-01] neither zooming nor moving leaves the map', () => {
    expect(zoom(home, 1e6, { x: 0, y: 0 }, size).scale).toBe(MOST_SCALE);
    const far = bounded({ ...home, scale: 1e-9 }, size);
    expect(shown(far, size).height).toBeCloseTo(1950, 0);
    expect(pan(home, -1e9, 1e9, size)).toMatchObject({ x: 850, y: -1150 });
  });
});

describe('groups of markers', () => {
  const near = [
    [35.6, -82.55],
    [35.7, -82.5],
    [35.65, -82.65],
  ] as const;

  test('[MAP-01] what lies close together is one marker with its number, and falls apart when it is seen larger', () => {
    const index = new ClusterIndex(texts([...near, [47.6, -122.3]]));
    const all = shown(fit(HOME, size), size);
    const [group, single] = index.markers(all, 0.5).toSorted((a, b) => b.texts - a.texts);
    expect([group?.texts, single?.texts, single?.entry?.id]).toEqual([3, 1, '3']);
    const scale = index.scaleOf(group!.group!) ?? Number.NaN;
    expect(index.markers(all, scale).length).toBeGreaterThan(2);
    expect(
      index
        .entriesOf(group!.group!, 10)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(['0', '1', '2']);
  });

  test('[MAP-01] entries at the very same point stay together at any scale', () => {
    const index = new ClusterIndex(texts([near[0], near[0]]));
    const [group] = index.markers(shown(fit(HOME, size), size), MOST_SCALE);
    expect(group?.texts).toBe(2);
    expect(index.scaleOf(group!.group!)).toBeUndefined();
  });

  test('[MAP-01] a marker is where the projection puts it', () => {
    const index = new ClusterIndex(texts([near[0]]));
    const [marker] = index.markers(shown(fit(HOME, size), size), 1);
    const [x = 0, y = 0] = albers([near[0][1], near[0][0]]) ?? [];
    expect([marker?.x, marker?.y]).toEqual([expect.closeTo(x, 3), expect.closeTo(y, 3)]);
  });
});
