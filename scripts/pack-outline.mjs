// Packs the United States with their states (us-atlas: US Census Bureau, public domain) and the countries around them
// (world-atlas: Natural Earth, public domain) as SVG paths on the plane of src-renderer/ui/map/albers.ts. The atlases have
// no provinces of Canada and no states of Mexico. Run by hand when a package is updated: node scripts/pack-outline.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoPath } from 'd3';
import { feature, mesh } from 'topojson-client';
import { albers } from '../src-renderer/ui/map/albers.ts';

/** @typedef {[number, number][]} Line */
/** @typedef {import('topojson-specification').GeometryCollection} Collection */

const target = new URL('../src-renderer/ui/map/outline.json', import.meta.url);
/** parts of a unit that are told apart */
const precision = 5;
/** units that a point may lie beside the line that leaves it out */
const tolerance = 0.22;
/** units across; smaller islands are left out */
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

/** The points of a line that it cannot do without (Douglas and Peucker). @param {Line} line @returns {Line} */
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

/** The lines that a geometry is drawn with. @param {any} geometry @returns {Line[]} */
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

/** Relative moves of whole steps; points that fall together are one. @param {Line} line */
function path(line) {
  let [x, y] = [0, 0];
  let written = '';
  for (const point of simplified(line)) {
    const [toX, toY] = [Math.round(point[0] * precision), Math.round(point[1] * precision)];
    if (written === '') written = `M${String(toX)} ${String(toY)}l`;
    else if (toX !== x || toY !== y) written += `${String(toX - x)} ${String(toY - y)} `;
    [x, y] = [toX, toY];
  }
  return written.replaceAll(' -', '-').trim();
}

/** @param {Line} ring */
const isSeen = (ring) => {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  return Math.max(...xs) - Math.min(...xs) > smallest || Math.max(...ys) - Math.min(...ys) > smallest;
};

/** @param {any} geometry */
const land = (geometry) => projected(geometry).filter(isSeen).map(path).join('');
const countries = feature(world, world.objects.countries).features;
/** @param {string} names parted by commas */
const named = (names) =>
  countries
    .filter(({ properties }) => names.split(',').includes(properties?.name))
    .map((country) => land(country))
    .join('');

const outline = {
  source: 'us-atlas, world-atlas',
  precision,
  unitedStates: land(feature(us, us.objects.nation)),
  canada: named('Canada'),
  mexico: named('Mexico'),
  around: named(neighbours),
  borders: projected(mesh(us, us.objects.states, (a, b) => a !== b))
    .map(path)
    .join(''),
};
writeFileSync(target, `${JSON.stringify(outline)}\n`);
for (const [part, text] of Object.entries(outline)) console.log(`${part}: ${String(String(text).length)}`);
